// The rules of SudokuMaker's JSON and ours, by the number of each there.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "found_clues.hpp"
#include "maker_places.hpp"
#include "point_drawings.hpp"
#include "sudoscope/base/json_value.hpp"

namespace sudoscope {

// The list in which a rule there keeps its clues.
enum class MakerForm : std::uint8_t {
  kNone,
  kCells,        // "cells": each a clue
  kLines,        // "lines", or "thermometers"
  kBesideCells,  // "clues" in the ring around the grid
};

struct MakerRule {
  int type;
  std::string_view kind;  // in our constraints
  MakerForm form;
};

// Rules of one form, which are read and written alike.
std::span<const MakerRule> maker_rules();

// The groups of digits that lines and squares of cells are to hold, as bits of digits, in rising order.
std::vector<int> maker_groups(int side, int count, int (*group_of)(int value, int side));
int maker_third_of(int value, int side);
int maker_parity_of(int value, int side);
int maker_residue_of(int value, int side);  // by 3

class MakerRuleReader {
 public:
  MakerRuleReader(int side, FoundClues& found, PointDrawings& drawings)
      : side_(side), found_(found), drawings_(drawings) {}

  // Takes a rule, unless it is switched off. One without a counterpart keeps its name there.
  void take(const JsonValue& rule);
  // Adds the rules whose meaning depends on others. To be called once, at the end.
  void finish();

  std::vector<Message>& notes() { return notes_; }

 private:
  using Cells = std::vector<Cell>;
  using Pair = std::array<Cell, 2>;
  // Dots of one kind: their places and values, and the values that pairs without them never have.
  struct Marks {
    std::set<Pair> places;
    std::set<int> values;
    std::set<int> forbidden;
    bool exempts_others = true;  // from the forbidden values of the other dots
  };

  bool take_type(int type, const JsonValue& rule, FoundClues& clues);
  bool take_form(const MakerRule& known, const JsonValue& rule, FoundClues& clues);
  bool take_beside(std::string_view kind, const JsonValue& rule, FoundClues& clues) const;
  bool take_lines(std::string_view kind, const JsonValue* lines, FoundClues& clues, std::string_view value = {}) const;
  bool take_marks(std::string_view kind, const JsonValue& rule, FoundClues& clues);
  bool take_cages(std::string_view kind, const JsonValue& rule, FoundClues& clues) const;
  bool take_clones(const JsonValue& rule, FoundClues& clues) const;
  bool take_quadruples(const JsonValue& rule, FoundClues& clues) const;
  bool take_arrows(const JsonValue& rule, FoundClues& clues) const;
  bool take_group_lines(const JsonValue& rule, FoundClues& clues) const;
  bool take_square_groups(const JsonValue& rule, FoundClues& clues) const;
  bool take_diagonal_sums(const JsonValue& rule, FoundClues& clues) const;
  bool take_picture(int type, const JsonValue& rule);
  void keep(int type, const JsonValue& rule);

  std::optional<Cell> cell_of(const JsonValue& number) const;
  std::optional<Cells> cells_of(const JsonValue* numbers) const;
  Marks& marks_of(std::string_view kind);
  void forbid(const Marks& marks, const Marks* others, std::string_view name, bool (*has_value)(int, int, int));

  int side_;
  FoundClues& found_;
  PointDrawings& drawings_;
  std::vector<Message> notes_;
  Marks differences_;
  Marks ratios_;
  Marks sums_;
  bool is_nonconsecutive_ = false;
};

}  // namespace sudoscope
