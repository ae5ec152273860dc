// Names to algorithms and knobs.
#include "contender.hpp"

#include <algorithm>
#include <span>

#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

// The parts of a text between the separators: one part more than there are separators.
std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t end; (end = text.find(separator)) != std::string_view::npos; text.remove_prefix(end + 1)) {
    parts.push_back(text.substr(0, end));
  }
  parts.push_back(text);
  return parts;
}

std::string known_algorithms() {
  std::string text;
  for (const Algorithm& algorithm : catalogue()) text += (text.empty() ? "" : ", ") + std::string(algorithm.id);
  return text;
}

Result<Contender, Message> parse_contender(std::string_view text) {
  using Parsed = Result<Contender, Message>;
  const std::vector<std::string_view> parts = split(text, ':');
  Contender contender{find_algorithm(parts[0]), {}};
  if (contender.algorithm == nullptr) {
    return Parsed::failure(say(Id::kNoSuchAlgorithm, parts[0], known_algorithms()));
  }
  for (const std::string_view part : std::span(parts).subspan(1)) {
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) {
      return Parsed::failure(say(Id::kKnobForm, part));
    }
    const std::string id(part.substr(0, equals));
    if (!contender.knobs.emplace(id, part.substr(equals + 1)).second) {
      return Parsed::failure(say(Id::kKnobGivenTwice, id));
    }
  }
  return contender;
}

}  // namespace

std::string Contender::label() const {
  std::string text(algorithm->id);
  for (const auto& [id, option] : knobs) text += ':' + id + '=' + option;
  return text;
}

Result<std::vector<Contender>, Message> parse_contenders(std::string_view text) {
  using Parsed = Result<std::vector<Contender>, Message>;
  std::vector<Contender> contenders;
  for (const std::string_view part : split(text, ',')) {
    auto contender = parse_contender(part);
    if (!contender) return Parsed::failure(contender.error());
    contenders.push_back(std::move(contender.value()));
  }
  return contenders;
}

Result<KnobValues, Message> knob_values(const Algorithm& algorithm, const KnobChoices& knobs) {
  using Values = Result<KnobValues, Message>;
  KnobValues values(algorithm.knobs.size(), 0);
  for (const auto& [id, option] : knobs) {
    const auto knob = std::find_if(algorithm.knobs.begin(), algorithm.knobs.end(),
                                   [&, wanted = std::string_view(id)](const Knob& k) { return k.id == wanted; });
    if (knob == algorithm.knobs.end()) {
      return Values::failure(say(Id::kNoSuchKnob, algorithm.id, id));
    }
    const auto choice =
        std::find_if(knob->options.begin(), knob->options.end(),
                     [&, wanted = std::string_view(option)](const KnobOption& o) { return o.id == wanted; });
    if (choice == knob->options.end()) {
      return Values::failure(say(Id::kNoSuchKnobOption, id, option));
    }
    values[static_cast<std::size_t>(knob - algorithm.knobs.begin())] =
        static_cast<std::uint8_t>(choice - knob->options.begin());
  }
  return values;
}

}  // namespace sudoscope::cli
