// A link of penpa-edit to a draft.
#include "penpa.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "base/base64.hpp"
#include "base/inflate.hpp"
#include "found_clues.hpp"
#include "full_entries.hpp"
#include "json_parts.hpp"
#include "penpa_drawings.hpp"
#include "penpa_text.hpp"
#include "region_gaps.hpp"
#include "sheet_text.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostPenpaBytes = std::size_t{1} << 20;
constexpr int kLargestPaper = 40;
constexpr int kLargestPenpaSide = 16;
constexpr std::string_view kPenpaNote = "7";  // the style of several small digits in the middle of a cell

// The lines of a link, by their numbers.
constexpr std::size_t kSetterLine = 3;
constexpr std::size_t kSolverLine = 4;
constexpr std::size_t kCellsLine = 5;
constexpr std::size_t kColoursLine = 14;

class PenpaReader {
 public:
  PenpaReader(const PenpaLines& text, const PenpaPaper& paper)
      : text_(text), paper_(paper), draft_(blank_draft("penpa", paper.side())), found_(paper.side()) {}

  DraftResult read() {
    const std::size_t cells = draft_.givens.size();
    draft_.entries.assign(cells, kBlank);
    draft_.candidates.assign(cells, 0);
    draft_.corners.assign(cells, 0);
    draft_.colours.assign(cells, 0);
    const auto setter = parse_json(text_.line(kSetterLine));
    if (!setter) return failure(ParseErrorCode::kBadShape, say(MessageId::kUnreadablePenpaLink));
    if (const auto solver = parse_json(text_.line(kSolverLine))) read_solver(solver.value());
    read_numbers(setter.value());
    read_regions(setter.value());
    read_cages(setter.value());
    const auto colours = parse_json(text_.line(kColoursLine));
    for (const std::string& name :
         draw_penpa_layer(setter.value(), colours ? &colours.value() : nullptr, paper_, drawings_))
      draft_.notes.push_back(say(MessageId::kRuleLeftOut, name));
    draft_.constraints = found_.take();
    SclDrawings drawn = drawings_.take(paper_.side());
    for (Constraint& drawing : drawn.constraints) draft_.constraints.push_back(std::move(drawing));
    if (drawn.left_out) draft_.notes.push_back(say(MessageId::kSiteDrawings, Message(MessageId::kFormatPenpa)));
    if (!draft_.constraints.empty() || !draft_.notes.empty()) draft_.notes.push_back(say(MessageId::kPenpaDrawings));
    read_tags();
    take_full_entries_as_solution(draft_);
    return with_bounded_rules(std::move(draft_));
  }

 private:
  std::optional<Digit> digit_in(std::string_view text) const {
    const auto value = small_number(trimmed(text).text);
    return value && *value >= 1 && *value <= paper_.side() ? std::optional(static_cast<Digit>(*value - 1))
                                                           : std::nullopt;
  }

  // The digits of a text, one a character.
  DigitSet digits_in(std::string_view text) const {
    DigitSet set = 0;
    for (const char symbol : text)
      if (const auto digit = digit_in(std::string_view(&symbol, 1))) set |= digit_bit(*digit);
    return set;
  }

  // Calls visit(point, text, style) for each number of a list of a layer.
  template <class Visit>
  static void each_number(const JsonValue& layer, std::string_view list, Visit visit) {
    const JsonValue* numbers = layer.member(list);
    if (!numbers) return;
    for (std::size_t at = 0; at < numbers->names.size(); ++at) {
      std::string_view name = numbers->names[at];
      if (name.ends_with('E')) name.remove_suffix(1);  // over an edge
      const auto point = small_number(name);
      const auto parts = json_entries(&numbers->items[at]);
      if (!point || parts.empty()) continue;
      const std::string text = parts[0].is(JsonValue::Kind::kNumber) ? std::string(parts[0].source) : parts[0].text;
      visit(*point, text, parts.size() > 2 ? std::string_view(parts[2].text) : std::string_view());
    }
  }

  void read_solver(const JsonValue& layer) {
    each_number(layer, "number", [&](int point, const std::string& text, std::string_view style) {
      const auto cell = paper_.cell_of(point);
      if (!cell) return;
      if (style == kPenpaNote)
        draft_.candidates[*cell] |= digits_in(text);
      else if (const auto digit = digit_in(text))
        draft_.entries[*cell] = *digit;
    });
    each_number(layer, "numberS", [&](int point, const std::string& text, std::string_view) {
      int corner = 0;
      if (const auto cell = paper_.cell_of_corner(point, corner)) draft_.corners[*cell] |= digits_in(text);
    });
    const JsonValue* surface = layer.member("surface");
    for (std::size_t at = 0; surface && at < surface->names.size(); ++at) {
      const auto point = small_number(surface->names[at]);
      const auto cell = point ? paper_.cell_of(*point) : std::nullopt;
      const auto colour =
          std::find(kPenpaColours.begin(), kPenpaColours.end(), json_whole(&surface->items[at]).value_or(0));
      if (cell && colour != kPenpaColours.end())
        draft_.colours[*cell] = static_cast<std::uint16_t>(1U << (colour - kPenpaColours.begin()));
    }
  }

  // Digits in cells are givens; all other texts are drawings.
  void read_numbers(const JsonValue& layer) {
    constexpr double kLarge = 0.7;
    constexpr double kSmall = 0.32;
    each_number(layer, "number", [&](int point, const std::string& text, std::string_view style) {
      const auto cell = paper_.cell_of(point);
      const auto digit = cell && style != kPenpaNote ? digit_in(text) : std::nullopt;
      const auto place = paper_.place_of(point);
      if (digit)
        draft_.givens[*cell] = *digit;
      else if (place)
        draw_penpa_text(text, *place, kLarge, drawings_);
    });
    each_number(layer, "numberS", [&](int point, const std::string& text, std::string_view) {
      int corner = 0;
      const auto cell = paper_.cell_of_corner(point, corner);
      if (cell && corner == 0 && small_number(text))
        sums_[*cell] = text;
      else if (const auto place = paper_.place_of(point))
        draw_penpa_text(text, *place, kSmall, drawings_);
    });
  }

  // Cages with a number in the corner of a cell of theirs are killer cages, others drawings.
  void read_cages(const JsonValue& layer) {
    for (const JsonValue& cage : json_entries(layer.member("killercages"))) {
      std::vector<Cell> cells;
      for (const JsonValue& entry : cage.items) {
        const auto point = json_whole(&entry);
        if (const auto cell = point ? paper_.cell_of(*point) : std::nullopt) cells.push_back(*cell);
      }
      if (cells.empty()) continue;
      const auto sum = std::find_if(sums_.begin(), sums_.end(), [&](const auto& one) {
        return std::find(cells.begin(), cells.end(), one.first) != cells.end();
      });
      found_.add_cells(sum == sums_.end() ? "cage" : "killercage", cells, sum == sums_.end() ? "" : sum->second);
      if (sum != sums_.end()) sums_.erase(sum);
    }
    for (const auto& [cell, text] : sums_)
      draw_penpa_text(text, {cell % paper_.side() + 0.25, cell / paper_.side() + 0.25}, 0.32, drawings_);
  }

  // The pieces into which drawn edges cut the grid, if each has as many cells as a row.
  void read_regions(const JsonValue& layer) {
    const int side = paper_.side();
    std::vector<bool> is_cut_right(draft_.givens.size(), false);
    std::vector<bool> is_cut_below(draft_.givens.size(), false);
    const JsonValue* edges = layer.member("lineE");
    for (std::size_t at = 0; edges && at < edges->names.size(); ++at) {
      const auto segment = penpa_segment(edges->names[at]);
      const auto from = segment && paper_.is_vertex(segment->first) ? paper_.place_of(segment->first) : std::nullopt;
      const auto to = segment && paper_.is_vertex(segment->second) ? paper_.place_of(segment->second) : std::nullopt;
      const auto style = json_whole(&edges->items[at]);
      if (!from || !to || !style || *style == 98 || *style == 80) continue;
      const int row = static_cast<int>(std::min(from->y, to->y));
      const int column = static_cast<int>(std::min(from->x, to->x));
      const bool is_upright = from->x == to->x;
      if (is_upright == (from->y == to->y) || row < (is_upright ? 0 : 1) || column < (is_upright ? 1 : 0) ||
          row >= side || column >= side)
        continue;
      const int cell = is_upright ? row * side + column - 1 : (row - 1) * side + column;
      (is_upright ? is_cut_right : is_cut_below)[static_cast<std::size_t>(cell)] = true;
    }
    std::vector<std::uint8_t> regions(draft_.givens.size(), kNoRegion);
    int count = 0;
    for (std::size_t first = 0; first < regions.size(); ++first) {
      if (regions[first] != kNoRegion) continue;
      if (count == side || fill(first, static_cast<std::uint8_t>(count), regions, is_cut_right, is_cut_below) != side)
        return take_usual_boxes(has_any(is_cut_right) || has_any(is_cut_below));
      ++count;
    }
    draft_.regions = std::move(regions);
  }

  static bool has_any(const std::vector<bool>& cuts) { return std::find(cuts.begin(), cuts.end(), true) != cuts.end(); }

  // Without borders between cells the grid has rows and columns alone, unless it is called a Sudoku.
  void take_usual_boxes(bool has_borders) {
    const bool is_sudoku = text_.line(0).starts_with("sudoku");
    draft_.boxes = is_sudoku || has_borders ? default_box_shape(paper_.side()) : BoxShape{1, paper_.side()};
    if (has_borders) draft_.notes.push_back(say(MessageId::kRegionsOfOtherSize));
  }

  // Number of cells that are reached.
  int fill(std::size_t first, std::uint8_t region, std::vector<std::uint8_t>& regions,
           const std::vector<bool>& is_cut_right, const std::vector<bool>& is_cut_below) const {
    const auto side = static_cast<std::size_t>(paper_.side());
    std::vector<std::size_t> open = {first};
    regions[first] = region;
    int count = 0;
    while (!open.empty()) {
      const std::size_t cell = open.back();
      open.pop_back();
      ++count;
      const auto reach = [&](bool is_open, std::size_t next) {
        if (!is_open || regions[next] != kNoRegion) return;
        regions[next] = region;
        open.push_back(next);
      };
      reach(cell % side + 1 < side && !is_cut_right[cell], cell + 1);
      reach(cell % side > 0 && !is_cut_right[cell - (cell % side > 0 ? 1 : 0)], cell - 1);
      reach(cell + side < regions.size() && !is_cut_below[cell], cell + side);
      reach(cell >= side && !is_cut_below[cell - (cell >= side ? side : 0)], cell - side);
    }
    return count;
  }

  void read_tags() {
    const auto fields = split_at(text_.line(0), ',');
    const auto add = [&](const char* name, std::size_t field, std::string_view heading) {
      if (field >= fields.size()) return;
      if (std::string text = penpa_field(fields[field], heading); !trimmed(text).text.empty())
        draft_.tags.push_back({name, std::move(text)});
    };
    add("title", 15, "Title: ");
    add("author", 16, "Author: ");
    add("source", 17, "");
    add("rules", 18, "");
  }

  const PenpaLines& text_;
  const PenpaPaper& paper_;
  Draft draft_;
  FoundClues found_;
  PointDrawings drawings_;
  std::map<Cell, std::string> sums_;  // small numbers in the first corner of a cell
};

// The paper of a square of cells, which are listed by their distances; nothing for any other grid.
std::optional<PenpaPaper> paper_of(const PenpaLines& text) {
  const auto fields = split_at(text.line(0), ',');
  const auto columns = fields.size() > 2 ? small_number(fields[1]) : std::nullopt;
  const auto rows = fields.size() > 2 ? small_number(fields[2]) : std::nullopt;
  if ((fields[0] != "square" && fields[0] != "sudoku") || !columns || !rows) return std::nullopt;
  const int width = *columns + 4;
  const int height = *rows + 4;
  const auto listed = parse_json(text.line(kCellsLine));
  if (!listed || std::max(width, height) > kLargestPaper || listed.value().items.empty()) return std::nullopt;
  int point = 0;
  int left = width, right = 0, top = height, bottom = 0, count = 0;
  for (const JsonValue& distance : listed.value().items) {
    const auto step = json_decimal(&distance);
    if (!step || *step < -width * height || *step > width * height) return std::nullopt;
    point += static_cast<int>(*step);
    if (point < 0 || point >= width * height) return std::nullopt;
    left = std::min(left, point % width);
    right = std::max(right, point % width);
    top = std::min(top, point / width);
    bottom = std::max(bottom, point / width);
    ++count;
  }
  const int side = right - left + 1;
  if (side != bottom - top + 1 || count != side * side || side < 2 || side > kLargestPenpaSide) return std::nullopt;
  return PenpaPaper(width, height, left, top, side);
}

// The value of p in m=edit&p=...; empty if there is none.
std::string_view packed_part(std::string_view text) {
  for (const std::string_view parameter : split_at(text, '&'))
    if (parameter.starts_with("p=")) return parameter.substr(2);
  return {};
}

}  // namespace

MaybeDraft read_penpa(const SheetText& text, std::optional<Alphabet>) {
  const auto line = only_line(text.text);  // a + that became a space is still there
  if (!line) return std::nullopt;
  const std::string_view packed = packed_part(line->text);
  if (packed.empty()) return std::nullopt;
  const auto broken = [&](Message sentence) {
    return failure(text.text, line->offset, ParseErrorCode::kBadLength, std::move(sentence));
  };
  const auto bytes = from_base64(replaced(packed, " ", "+"));
  if (!bytes) return broken(say(MessageId::kCompressedIncomplete));
  auto lines = inflated(*bytes, kMostPenpaBytes);
  if (!lines)
    return broken(lines.error() == InflateError::kTooLarge ? say(MessageId::kCompressedTooLarge)
                                                           : say(MessageId::kCompressedIncomplete));
  PenpaLines parts{with_long_names(lines.value()), {}};
  parts.lines = split_at(parts.text, '\n');
  const auto paper = paper_of(parts);
  if (!paper) return failure(ParseErrorCode::kBadShape, say(MessageId::kUnreadablePenpaLink));
  return PenpaReader(parts, *paper).read();
}

}  // namespace sudoscope
