// A sheet as a link of penpa-edit: its lines of text in blocks of DEFLATE that are stored as they are.
#include <algorithm>
#include <bit>

#include "addresses.hpp"
#include "base/base64.hpp"
#include "constraints/clue.hpp"
#include "f_puzzles.hpp"
#include "grid/parse_steps.hpp"
#include "penpa.hpp"
#include "sheet_text.hpp"
#include "stored_blocks.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// The paper begins two cells before the grid.
constexpr int kPenpaMargin = 2;

void add_member(std::string& members, int point, const std::string& value) {
  members += (members.empty() ? "\"" : ",\"") + std::to_string(point) + "\":" + value;
}

std::string digits_text(DigitSet marks) {
  std::string text;
  for (; marks != 0; marks = without_first(marks)) text += std::to_string(first_digit(marks) + 1);
  return text;
}

// A layer: its lists by their names, those that are not among them empty.
std::string layer_text(const std::string& surface, const std::string& number, const std::string& number_s,
                       const std::string& line_e, const std::string& cages) {
  return "{\"command_redo\":{\"__a\":[]},\"command_undo\":{\"__a\":[]},\"command_replay\":{\"__a\":[]},\"surface\":{" +
         surface + "},\"number\":{" + number + "},\"numberS\":{" + number_s +
         "},\"symbol\":{},\"thermo\":[],\"arrows\":[],\"direction\":[],\"squareframe\":[],\"polygon\":[],\"line\":{},"
         "\"lineE\":{" +
         line_e + "},\"wall\":{},\"cage\":{},\"deletelineE\":{},\"killercages\":[" + cages + "],\"nobulbthermo\":[]}";
}

class PenpaWriter {
 public:
  explicit PenpaWriter(const Sheet& sheet)
      : sheet_(sheet), geometry_(*sheet.puzzle.geometry), side_(geometry_.side()), width_(side_ + 2 * kPenpaMargin) {}

  std::string lines() const {
    std::string setter_numbers;
    std::string solver_numbers;
    std::string corners;
    std::string colours;
    for (std::size_t at = 0; at < sheet_.puzzle.givens.size(); ++at) {
      const auto cell = static_cast<Cell>(at);
      const Digit given = sheet_.puzzle.givens[at];
      const Digit entry = sheet_.entries[at];
      if (given != kBlank) add_member(setter_numbers, point_of(cell), number_text(std::to_string(given + 1), 1, "1"));
      if (entry != kBlank) add_member(solver_numbers, point_of(cell), number_text(std::to_string(entry + 1), 2, "1"));
      if (const DigitSet marks = candidates_of(sheet_, at); marks != 0)
        add_member(solver_numbers, point_of(cell), number_text(digits_text(marks), 2, "7"));
      if (!sheet_.corners.empty() && sheet_.corners[at] != 0)
        add_member(corners, corner_of(cell), "[\"" + digits_text(sheet_.corners[at]) + "\",2]");
      if (!sheet_.colours.empty() && sheet_.colours[at] != 0)
        add_member(colours, point_of(cell),
                   std::to_string(kPenpaColours[static_cast<std::size_t>(std::countr_zero(sheet_.colours[at]))]));
    }
    std::string sums;
    const std::string cages = cages_text(sums);
    const std::string setter = layer_text({}, setter_numbers, sums, borders_text(), cages);
    const std::string solver = layer_text(colours, solver_numbers, corners, {}, {});
    std::string text = heading() + "\n[0,0,0,0]\n{}\n" + setter + '\n' + solver + '\n' + cells_text();
    std::string escaped;  // z begins a short form
    for (const char symbol : text) escaped += symbol == 'z' ? std::string("zZ") : std::string(1, symbol);
    return escaped;
  }

 private:
  int point_of(Cell cell) const { return (cell / side_ + kPenpaMargin) * width_ + cell % side_ + kPenpaMargin; }
  int corner_of(Cell cell) const { return 4 * width_ * width_ + 4 * point_of(cell); }
  // The upper left corner of a cell, or of the place behind the last.
  int vertex_at(int row, int column) const {
    return width_ * width_ + (row + kPenpaMargin - 1) * width_ + column + kPenpaMargin - 1;
  }

  static std::string number_text(const std::string& text, int colour, const char* style) {
    return "[\"" + text + "\"," + std::to_string(colour) + ",\"" + style + "\"]";
  }

  std::string tag_field(std::string_view name) const {
    std::string field;
    for (const char symbol : with_line_breaks(tag_of(sheet_, name)))
      field += symbol == ',' ? "%2C" : symbol == '\n' ? "%2D" : std::string(1, symbol);
    return field;
  }

  // The middle of the paper is a cell, or a corner between cells.
  std::string heading() const {
    const int middle = side_ % 2 == 1 ? width_ / 2 * width_ + width_ / 2 : vertex_at(side_ / 2, side_ / 2);
    const std::string side = std::to_string(side_);
    const std::string canvas = std::to_string((side_ + 1) * 38);
    std::string rules;
    for (const char symbol : tag_field("rules"))
      rules += symbol == '&' ? "%2E" : symbol == '=' ? "%2F" : std::string(1, symbol);
    return "square," + side + ',' + side + ",38,0,1,1," + canvas + ',' + canvas + ',' + std::to_string(middle) + ',' +
           std::to_string(middle) + ",0,0,0,0,Title: " + tag_field("title") + ",Author: " + tag_field("author") + ',' +
           tag_field("source") + ',' + rules + ",OFF,false";
  }

  // Cells as their distances.
  std::string cells_text() const {
    std::string text = std::to_string(point_of(0));
    for (int cell = 1; cell < side_ * side_; ++cell)
      text += ',' + std::to_string(point_of(static_cast<Cell>(cell)) - point_of(static_cast<Cell>(cell - 1)));
    return '[' + text + ']';
  }

  // Thick edges between regions. Boxes that are the rows are none.
  std::string borders_text() const {
    std::string text;
    if (!geometry_.is_jigsaw() && geometry_.box_height() == 1) return text;
    const auto add = [&](int from, int to) {
      text += (text.empty() ? "\"" : ",\"") + std::to_string(from) + ',' + std::to_string(to) + "\":2";
    };
    const auto is_cut = [&](int one, int other) {
      return geometry_.box_of(static_cast<Cell>(one)) != geometry_.box_of(static_cast<Cell>(other));
    };
    for (int row = 0; row < side_; ++row) {
      for (int column = 0; column < side_; ++column) {
        const int cell = row * side_ + column;
        if (column + 1 < side_ && is_cut(cell, cell + 1))
          add(vertex_at(row, column + 1), vertex_at(row + 1, column + 1));
        if (row + 1 < side_ && is_cut(cell, cell + side_))
          add(vertex_at(row + 1, column), vertex_at(row + 1, column + 1));
      }
    }
    return text;
  }

  std::string cages_text(std::string& sums) const {
    std::string cages;
    const auto constraints = geometry_.constraints();
    const auto& read = read_clues(geometry_).of_constraints;
    for (std::size_t index = 0; index < read.size(); ++index) {
      if (constraints[index].kind != "killercage" || !are_sums(read[index])) continue;
      for (const Clue& clue : read[index].value()) {
        std::string cells;
        for (const Cell cell : clue.cells) cells += (cells.empty() ? "" : ",") + std::to_string(point_of(cell));
        cages += (cages.empty() ? "[" : ",[") + cells + ']';
        add_member(sums, corner_of(*std::min_element(clue.cells.begin(), clue.cells.end())),
                   "[\"" + clue.value + "\",1]");
      }
    }
    return cages;
  }

 public:
  // A number, and a cell for it that is no other cage's.
  static bool are_sums(const Result<std::vector<Clue>, ClueError>& cages) {
    if (!cages) return false;
    std::vector<Cell> first_cells;
    std::vector<Cell> cells;
    for (const Clue& clue : cages.value()) {
      if (clue.cells.empty() || whole_number(clue.value).value_or(0) == 0) return false;
      cells.insert(cells.end(), clue.cells.begin(), clue.cells.end());
    }
    std::sort(cells.begin(), cells.end());
    return std::adjacent_find(cells.begin(), cells.end()) == cells.end();
  }

 private:
  const Sheet& sheet_;
  const Geometry& geometry_;
  int side_;
  int width_;
};

}  // namespace

std::string write_penpa(const Sheet& sheet, Alphabet) {
  std::string packed = to_base64(stored_blocks(PenpaWriter(sheet).lines()));
  for (char& symbol : packed) symbol = symbol == '-' ? '+' : symbol == '_' ? '/' : symbol;
  return std::string(kPenpaAddress) + "m=edit&p=" + packed;
}

std::vector<Message> penpa_losses(const Sheet& sheet) {
  std::vector<Message> lost;
  const Geometry& geometry = *sheet.puzzle.geometry;
  if (pieces_in_words(geometry)) lost.push_back(say(MessageId::kRegionsLeftOut));
  Constraints left_out;
  const auto constraints = geometry.constraints();
  const auto& read = read_clues(geometry).of_constraints;
  for (std::size_t index = 0; index < constraints.size(); ++index)
    if (constraints[index].kind == "killercage" && !(index < read.size() && PenpaWriter::are_sums(read[index])))
      left_out.push_back(constraints[index]);
  if (!left_out.empty()) lost.push_back(say(MessageId::kRulesLeftOut, left_out.size(), names_of(left_out)));
  if (filled(sheet.puzzle.givens) + filled(sheet.entries) == sheet.puzzle.givens.size())
    lost.push_back(say(MessageId::kFullEntriesSolve));
  const bool several = std::any_of(sheet.colours.begin(), sheet.colours.end(),
                                   [](std::uint16_t colours) { return std::popcount(colours) > 1; });
  if (several) lost.push_back(say(MessageId::kOneColourKept));
  for (Message& sentence : repeated_tags(sheet)) lost.push_back(std::move(sentence));
  return lost;
}

}  // namespace sudoscope
