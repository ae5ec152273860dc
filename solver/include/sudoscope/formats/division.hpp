// Division: how a text is divided into puzzles, and where the next one stands.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sudoscope/formats/formats.hpp"

namespace sudoscope {

// Where a puzzle stands in a text; and what is wrong with it, where that is known without reading it.
struct Extent {
  std::size_t begin;
  std::size_t end;
  int line;  // where it begins, from 1
  Message wrong = {};
  int wrong_line = 0;
};

// What was found in a stretch of a text.
struct Cut {
  std::optional<Extent> puzzle;
  std::size_t passed;  // bytes that are done with, the puzzle's among them
};

// Finds the puzzles of a text of any size, part by part: what is done with can be forgotten.
class Divider {
 public:
  // How much of a longer text is looked at to decide.
  static constexpr std::size_t kEnough = std::size_t{1} << 18;

  // `text`: all of it, or at least kEnough bytes of its beginning where `whole` is false. Where it can be divided in
  // two ways, lines that are puzzles by themselves win over a grid of these lines. `asked`: how it is to be divided;
  // one grid alone comes out as kOne.
  // `first_line`: the number of its first line.
  Divider(std::string_view text, bool whole, const ReadSheetOptions& options, std::optional<Division> asked = {},
          int first_line = 1);

  Division division() const { return division_; }
  // What else the text may be: a list, or one grid or several (kGrids).
  std::optional<Division> other() const { return other_; }
  // The bytes before the puzzles: prose above a list.
  std::size_t begin() const { return begin_; }
  // Whether there is no puzzle in what is there of the text, and what comes behind begin() has to be looked at anew.
  bool is_prose() const { return prose_; }

  // The next puzzle of what is left of the text: from begin() on, then behind what was passed. Without a puzzle, more
  // of the text is needed or, where that is all, none is left. Bounded by a mebibyte of text. REQUIRES: not kGames,
  // kTable or kFound.
  Cut next(std::string_view rest, bool whole);

 private:
  void decide(std::string_view text, bool whole, const ReadSheetOptions& options);
  Cut next_line(std::string_view rest, bool whole);
  Cut next_grid(std::string_view rest, bool whole);
  Cut the_one(std::string_view rest, bool whole);
  Cut pass(std::string_view rest, std::size_t bytes);

  Division division_ = Division::kOne;
  std::optional<Division> other_;
  std::size_t begin_ = 0;
  bool prose_ = false;
  int side_ = 0;          // of kGrids
  int line_;              // the number of the next line
  bool passing_ = false;  // what belongs to a puzzle that is too long, or is behind the only one
};

}  // namespace sudoscope
