// Writing the JSON of lisudoku.
#include <algorithm>
#include <map>

#include "addresses.hpp"
#include "constraints/clue.hpp"
#include "f_puzzles.hpp"
#include "lisudoku.hpp"
#include "lz_string.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

class LisudokuWriter {
 public:
  using Cells = std::vector<Cell>;

  explicit LisudokuWriter(const Sheet& sheet) : sheet_(sheet), geometry_(*sheet.puzzle.geometry) {
    json_ = "{\"gridSize\":" + std::to_string(geometry_.side());
    write_givens();
    write_regions();
    const auto constraints = geometry_.constraints();
    const auto& read = read_clues(geometry_).of_constraints;
    for (std::size_t index = 0; index < read.size(); ++index)
      if (read[index]) clues_[constraints[index].kind] = read[index].value();
    for (std::size_t index = 0; index < read.size(); ++index) {
      if (!read[index] || !write_rule(constraints[index].kind, read[index].value()))
        left_out_.push_back(constraints[index]);
    }
    for (const Constraint& drawing : geometry_.drawings()) left_out_.push_back(drawing);
    json_ += '}';
  }

  const std::string& json() const { return json_; }
  const Constraints& left_out() const { return left_out_; }

 private:
  std::string place(Cell cell) const {
    return "{\"row\":" + std::to_string(cell / geometry_.side()) +
           ",\"col\":" + std::to_string(cell % geometry_.side()) + '}';
  }

  std::string places(std::span<const Cell> cells) const {
    std::string text;
    for (const Cell cell : cells) text += (text.empty() ? "" : ",") + place(cell);
    return '[' + text + ']';
  }

  // Nothing for an empty list.
  void add_list(std::string_view name, const std::string& items) {
    if (!items.empty()) json_ += ",\"" + std::string(name) + "\":[" + items + ']';
  }

  static void append(std::string& items, const std::string& item) { items += (items.empty() ? "" : ",") + item; }

  void write_givens() {
    std::string items;
    for (std::size_t cell = 0; cell < sheet_.puzzle.givens.size(); ++cell) {
      if (const Digit given = sheet_.puzzle.givens[cell]; given != kBlank)
        append(items,
               "{\"position\":" + place(static_cast<Cell>(cell)) + ",\"value\":" + std::to_string(given + 1) + '}');
    }
    add_list("fixedNumbers", items);
  }

  void write_regions() {
    if (!geometry_.is_jigsaw() &&
        BoxShape{geometry_.box_height(), geometry_.box_width()} == default_box_shape(geometry_.side()))
      return;
    std::vector<Cells> regions(static_cast<std::size_t>(geometry_.side()));
    for (int cell = 0; cell < geometry_.cell_count(); ++cell)
      regions[static_cast<std::size_t>(geometry_.box_of(static_cast<Cell>(cell)))].push_back(static_cast<Cell>(cell));
    std::string items;
    for (const Cells& region : regions) append(items, places(region));
    add_list("regions", items);
  }

  bool write_rule(std::string_view kind, std::span<const Clue> clues) {
    if (kind == "diagonals" || kind == "diagonal-") json_ += ",\"primaryDiagonal\":true";
    if (kind == "diagonals" || kind == "diagonal+") json_ += ",\"secondaryDiagonal\":true";
    if (kind.starts_with("diagonal")) return true;
    if (kind == "antiknight") json_ += ",\"antiKnight\":true";
    if (kind == "antiking") json_ += ",\"antiKing\":true";
    if (kind == "antiknight" || kind == "antiking") return true;
    if (kind == "thermometer") return write_lines("thermos", clues);
    if (kind == "renban") return write_lines("renbans", clues);
    if (kind == "palindrome") return write_lines("palindromes", clues);
    if (kind == "killercage") return write_cages(clues);
    if (kind == "arrow") return write_arrows(clues);
    if (kind == "extraregion") return write_extra_regions(clues);
    if (kind == "odd" || kind == "even") return write_parity(kind == "odd" ? "oddCells" : "evenCells", clues);
    if (kind == "difference" || kind == "ratio") return write_dots(kind, clues);
    if (kind != "nonconsecutive" && kind != "negative") return false;
    if (kind == "nonconsecutive" && are_all_dots_given()) json_ += ",\"kropkiNegative\":true";
    return are_all_dots_given();
  }

  // Both of our rules that speak of pairs without dots, if they leave the same pairs alone as the one there.
  bool are_all_dots_given() const {
    const auto has_plain_dots = [&](std::string_view kind, std::string_view usual) {
      const auto clues = clues_.find(kind);
      return clues == clues_.end() || std::all_of(clues->second.begin(), clues->second.end(), [&](const Clue& clue) {
               return clue.value.empty() || clue.value == usual;
             });
    };
    const auto negative = clues_.find("negative");
    const bool has_ratios_alone =
        negative != clues_.end() && negative->second.size() == 1 && negative->second[0].value == "ratio";
    return has_ratios_alone && clues_.contains("nonconsecutive") &&
           (clues_.contains("difference") || !clues_.contains("ratio")) && has_plain_dots("difference", "1") &&
           has_plain_dots("ratio", "2");
  }

  bool write_lines(std::string_view name, std::span<const Clue> clues) {
    std::string items;
    for (const Clue& clue : clues)
      for (const Cells& line : clue.lines) append(items, places(line));
    add_list(name, items);
    return true;
  }

  bool write_cages(std::span<const Clue> clues) {
    std::string items;
    for (const Clue& clue : clues) {
      const auto sum = clue.value.empty() ? 0 : whole_number(clue.value);
      if (!sum) return false;
      append(items,
             "{\"sum\":" + (*sum > 0 ? std::to_string(*sum) : "null") + ",\"region\":" + places(clue.cells) + '}');
    }
    add_list("killerCages", items);
    return true;
  }

  bool write_arrows(std::span<const Clue> clues) {
    std::string items;
    for (const Clue& clue : clues) {
      Cells circle = clue.cells;
      std::sort(circle.begin(), circle.end());
      if (circle.empty()) return false;
      for (const Cells& line : clue.lines) {
        const bool starts_there = std::binary_search(circle.begin(), circle.end(), line[0]);
        const auto shaft = std::span(line).subspan(starts_there ? 1 : 0);
        if (!shaft.empty())
          append(items, "{\"circleCells\":" + places(circle) + ",\"arrowCells\":" + places(shaft) + '}');
      }
    }
    add_list("arrows", items);
    return true;
  }

  bool write_extra_regions(std::span<const Clue> clues) {
    std::string items;
    for (const Clue& clue : clues) append(items, places(clue.cells));
    add_list("extraRegions", items);
    return true;
  }

  bool write_parity(std::string_view name, std::span<const Clue> clues) {
    std::string items;
    for (const Clue& clue : clues) {
      const int side = geometry_.side();
      if (!clue.place || clue.place->row < 1 || clue.place->column < 1 || clue.place->row > side ||
          clue.place->column > side)
        return false;
      append(items, place(static_cast<Cell>((clue.place->row - 1) * side + clue.place->column - 1)));
    }
    add_list(name, items);
    return true;
  }

  // White and black dots are one list, which is written with the first kind of them. A number in a dot has no place.
  bool write_dots(std::string_view kind, std::span<const Clue> clues) {
    const std::string_view usual = kind == "difference" ? "1" : "2";
    std::string items;
    for (const Clue& clue : clues) {
      if (clue.cells.size() != 2 || (!clue.value.empty() && clue.value != usual)) return false;
      append(items, std::string("{\"dotType\":\"") + (kind == "difference" ? "Consecutive" : "Double") +
                        "\",\"cell1\":" + place(clue.cells[0]) + ",\"cell2\":" + place(clue.cells[1]) + '}');
    }
    if (items.empty()) return true;
    const std::size_t list = json_.find(",\"kropkiDots\":[");
    if (list == std::string::npos)
      add_list("kropkiDots", items);
    else
      json_.insert(json_.find(']', list), ',' + items);
    return true;
  }

  const Sheet& sheet_;
  const Geometry& geometry_;
  std::string json_;
  Constraints left_out_;
  std::map<std::string, std::vector<Clue>, std::less<>> clues_;  // by kind
};

}  // namespace

std::string write_lisudoku(const Sheet& sheet, Alphabet) {
  std::string packed = lz_compress(LisudokuWriter(sheet).json());
  while (packed.ends_with('=')) packed.pop_back();
  return std::string(kLisudokuAddress) + in_path(packed);
}

std::vector<Message> lisudoku_losses(const Sheet& sheet) {
  Constraints left_out = LisudokuWriter(sheet).left_out();
  std::erase_if(left_out, [](const Constraint& constraint) {
    return !has_word(find_format("lisudoku")->rules, constraint.kind);  // told of already
  });
  if (left_out.empty()) return {};
  return {say(MessageId::kRulesLeftOut, left_out.size(), names_of(left_out))};
}

}  // namespace sudoscope
