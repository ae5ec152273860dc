// Rules as constraints in SudokuMaker's JSON.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "constraints/clue.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

class MakerRuleWriter {
 public:
  explicit MakerRuleWriter(const Geometry& geometry);

  // {"type":12},{"type":100,...
  const std::string& text() const { return text_; }
  // The rules without a counterpart there. A rule is written whole or not at all.
  const Constraints& left_out() const { return left_out_; }

 private:
  using Cells = std::vector<Cell>;
  using Clues = std::span<const Clue>;

  bool write(std::string_view kind, Clues clues);
  bool write_special(std::string_view kind, Clues clues);
  bool write_cells(int type, Clues clues, std::string_view style);
  bool write_lines(int type, Clues clues, std::string_view style);
  bool write_group_lines(Clues clues, const std::vector<int>& groups);
  bool write_beside(int type, Clues clues);
  bool write_marks(std::string_view kind, Clues clues);
  bool write_cages(int type, Clues clues);
  bool write_clones(Clues clues);
  bool write_quadruples(Clues clues);
  bool write_arrows(Clues clues);
  bool write_diagonal_sums(Clues clues);
  bool write_windows();
  void write_drawings();
  bool write_drawn_line(const JsonValue& line);
  bool write_drawn_figure(std::string_view kind, const JsonValue& figure);
  bool write_drawn_cage(const JsonValue& cage);
  bool write_lights(Clues clues);

  // Nothing to write for an empty list of clues.
  void constraint(int type, std::string_view list, const std::string& clues, std::string_view more = {});
  std::string numbers(std::span<const Cell> cells) const;
  Cell cell_of(const Clue& clue) const;
  std::string forbidden(std::string_view kind) const;

  const Geometry& geometry_;
  int side_;
  std::string text_;
  Constraints left_out_;
  std::map<std::string, std::vector<Clue>, std::less<>> clues_;  // by kind
};

}  // namespace sudoscope
