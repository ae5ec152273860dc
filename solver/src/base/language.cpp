// The catalogues. The compiler reports a message that German lacks or repeats.
#include "sudoscope/base/language.hpp"

#include <array>
#include <utility>

#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::array kEnglish{
#define MESSAGE(id, names, text) std::string_view(text),
#include "messages/english/solver.def"
#undef MESSAGE
};

constexpr std::pair<MessageId, std::string_view> kGermanEntries[] = {
#define MESSAGE(id, text) {MessageId::k##id, text},
#include "messages/german/solver.def"
#undef MESSAGE
};

template <std::size_t kCount>
consteval std::array<std::string_view, kEnglish.size()> by_id(
    const std::pair<MessageId, std::string_view> (&entries)[kCount]) {
  static_assert(kCount == kEnglish.size(), "A catalogue lacks a message, or has one that English does not have.");
  std::array<std::string_view, kEnglish.size()> texts;
  for (const auto& [id, text] : entries) texts[static_cast<std::size_t>(id)] = text;
  return texts;
}

constexpr auto kGerman = by_id(kGermanEntries);
constexpr Language kLanguages[] = {{"en", kEnglish, ',', '.'}, {"de", kGerman, '.', ','}};

}  // namespace

const Language& english() { return kLanguages[0]; }
const Language& german() { return kLanguages[1]; }

std::span<const Language> languages() { return kLanguages; }

const Language* find_language(std::string_view tag) {
  const std::string_view wanted = tag.substr(0, tag.find_first_of("_-.@"));
  for (const Language& language : kLanguages) {
    if (language.tag == wanted) return &language;
  }
  return nullptr;
}

}  // namespace sudoscope
