// Tries each of the readers in turn.
#include "found_grids.hpp"

#include "column_list.hpp"
#include "literal_grids.hpp"
#include "samurai.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {

FoundGrids found_grids(std::string_view text, std::optional<Alphabet> alphabet) {
  if (auto samurai = samurai_grids(text); !samurai.empty()) return {std::move(samurai), text.size()};
  FoundGrids literals = literal_grids(text, alphabet);
  if (literals.grids.size() > 1) return literals;
  if (literals.grids.empty()) {
    if (auto columns = column_grids(text, alphabet); columns.size() > 1) return {std::move(columns), text.size()};
  }
  return {};
}

MaybeDraft first_of(std::vector<FoundGrid> grids) {
  if (grids.empty()) return std::nullopt;
  Draft draft = std::move(grids.front().draft);
  if (grids.size() > 1) draft.notes.push_back(say(MessageId::kOnlyFirstOfText, grids.size()));
  return draft;
}

}  // namespace sudoscope
