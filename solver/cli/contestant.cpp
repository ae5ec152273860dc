// The referee's side of the protocol; the contender's is take_part.hpp.
#include "contestant.hpp"

#include "number_words.hpp"
#include "stopwatch.hpp"
#include "sudoscope/base/say.hpp"
#include "values.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

// Time to start, to read puzzles and to print answers: enough for any interpreter on a busy machine.
constexpr double kPatience_s = 30;
constexpr double kQuitPatience_s = 1;
constexpr int kMostUnready = 3;
constexpr std::size_t kMostShown = 60;  // bytes of a line that a sentence quotes

std::string shortened(const std::string& line) {
  return line.size() <= kMostShown ? line : line.substr(0, kMostShown) + "...";
}

// Reads "2 1234...", "0 -" or "?". Nothing for any other line; an empty answer for "?".
std::optional<std::optional<Claim>> read_claim(const std::string& line) {
  const std::string number = line.substr(0, line.find(' '));
  if (number == "?") return std::optional<Claim>();
  const auto solutions = read_number<std::uint64_t>(number);
  if (!solutions) return std::nullopt;
  const std::string solution = number.size() < line.size() ? line.substr(number.size() + 1) : "-";
  return Claim{*solutions, solution == "-" ? "" : solution};
}

}  // namespace

std::string set_text(const std::vector<const Puzzle*>& puzzles, std::uint64_t limit) {
  const Geometry& geometry = *puzzles[0]->geometry;
  std::string text = "set " + std::to_string(puzzles.size()) + ' ' + std::to_string(limit);
  const bool is_usual = geometry.box_height() == 3 && geometry.box_width() == 3;
  if (!is_usual) text += ' ' + std::to_string(geometry.box_height()) + 'x' + std::to_string(geometry.box_width());
  text += '\n';
  for (const Puzzle* const puzzle : puzzles) text += puzzle_text(geometry, puzzle->givens) + '\n';
  return text;
}

Contestant::~Contestant() {
  if (!process_) return;
  process_->go_on();
  static_cast<void>(process_->ask("quit\n", seconds_from_now(kQuitPatience_s)));
}

std::optional<Stumble> Contestant::prepare(const std::string& set) {
  if (unready_ >= kMostUnready) return Stumble{Ending::kFailed, say(Id::kNeverReady, unready_)};
  if (process_) {
    process_->go_on();
  } else {
    process_ = std::make_unique<ContestProcess>(named_.command);
  }
  ++unready_;
  if (auto stumble = expect(set, "ready", kPatience_s)) return stumble;
  unready_ = 0;
  process_->pause();
  return std::nullopt;
}

std::optional<Stumble> Contestant::solve(double cap_seconds) {
  process_->go_on();
  const bool on_processor = time_ == Time::kOnProcessor;
  const double before_s = on_processor ? process_->processor_seconds() : 0;
  const Stopwatch stopwatch;
  auto stumble = expect("go\n", "done", cap_seconds);
  seconds_ = stopwatch.seconds();
  if (stumble) return seconds_ < cap_seconds ? stumble : Stumble{Ending::kCapped, {}};
  if (on_processor) seconds_ = process_->processor_seconds() - before_s;
  process_->pause();
  return std::nullopt;
}

Result<std::vector<std::optional<Claim>>, Stumble> Contestant::show(std::size_t puzzles) {
  using Shown = Result<std::vector<std::optional<Claim>>, Stumble>;
  process_->go_on();
  std::vector<std::optional<Claim>> answers;
  const Deadline deadline = seconds_from_now(kPatience_s);
  const std::string expected = "NUMBER SOLUTION";
  while (answers.size() < puzzles) {
    const auto line = process_->ask(answers.empty() ? "show\n" : "", deadline);
    if (!line) return Shown::failure(stumble(line.error(), expected, kPatience_s));
    auto answer = read_claim(line.value());
    if (!answer) return Shown::failure(give_up_for(say(Id::kSaidOtherwise, shortened(line.value()), expected)));
    answers.push_back(std::move(*answer));
  }
  process_->pause();
  return answers;
}

std::optional<Stumble> Contestant::expect(const std::string& told, const std::string& expected, double patience_s) {
  if (const std::string line = process_->unasked(); !line.empty())
    return give_up_for(say(Id::kSaidUnasked, shortened(line)));
  const auto line = process_->ask(told, seconds_from_now(patience_s));
  if (!line) return stumble(line.error(), expected, patience_s);
  if (line.value() != expected) return give_up_for(say(Id::kSaidOtherwise, shortened(line.value()), expected));
  return std::nullopt;
}

Stumble Contestant::stumble(ContestProcess::Silence silence, const std::string& expected, double patience_s) {
  switch (silence) {
    case ContestProcess::Silence::kTooLate:
      return give_up_for(say(Id::kSaidTooLate, expected, time_words(patience_s)));
    case ContestProcess::Silence::kTooLong:
      return give_up_for(say(Id::kSaidTooMuch, expected));
    case ContestProcess::Silence::kEnded:
      break;
  }
  return give_up_for(say(Id::kSaidNothing, process_->end(), expected));
}

Stumble Contestant::give_up_for(const Message& why) {
  process_.reset();
  return {Ending::kFailed, why};
}

}  // namespace sudoscope::cli
