// Source text, drawn regions, spaces for blanks, and rims, the more certain first.
#include "seen_grids.hpp"

#include "column_grid.hpp"
#include "column_list.hpp"
#include "cut_fields.hpp"
#include "drawn_regions.hpp"
#include "grid/parse_steps.hpp"
#include "literal_grids.hpp"
#include "plain_formats.hpp"
#include "rim.hpp"

namespace sudoscope {
namespace {

MaybeDraft good_draft(const Reading& reading, Lines lines, std::optional<Alphabet> alphabet) {
  if (!reading || !reading->ok()) return std::nullopt;
  DraftResult draft = draft_of_cells(*reading, lines, alphabet);
  return draft ? MaybeDraft(std::move(draft)) : std::nullopt;
}

// A rim counts only if a grid of its size is left.
MaybeDraft read_within_rim(const SheetText& text, std::optional<Alphabet> alphabet) {
  const auto inner = without_rim(text.lines);
  if (!inner) return std::nullopt;
  const auto draft_of = [&](const Reading& reading) -> MaybeDraft {
    const bool fits = reading && reading->ok() && static_cast<std::size_t>(reading->value().side) == inner->side;
    return fits ? good_draft(reading, inner->lines, alphabet) : std::nullopt;
  };
  MaybeDraft columns = draft_of(read_columns(inner->lines));
  return columns ? columns : draft_of(read_cells(inner->lines));
}

}  // namespace

MaybeDraft read_seen_grid(const SheetText& text, std::optional<Alphabet> alphabet) {
  if (MaybeDraft draft = first_of(literal_grids(text.text, alphabet).grids)) return draft;
  if (MaybeDraft draft = read_drawn_regions(text, alphabet)) return draft;
  if (MaybeDraft draft = first_of(column_grids(text.text, alphabet))) return draft;
  for (const auto read : {read_columns, read_cut_fields}) {
    if (MaybeDraft draft = good_draft(read(text.lines), text.lines, alphabet)) return draft;
  }
  return read_within_rim(text, alphabet);
}

}  // namespace sudoscope
