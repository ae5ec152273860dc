// Division: the way a text is divided into puzzles, and the place of the next one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sudoscope/formats/formats.hpp"

namespace sudoscope {

// The place of a puzzle in a text; and its fault, if that is known without reading it.
struct Extent {
  std::size_t begin;
  std::size_t end;
  int line;  // the line where it begins, from 1
  Message wrong = {};
  int wrong_line = 0;
};

// The findings in a stretch of a text.
struct Cut {
  std::optional<Extent> puzzle;
  std::size_t passed;  // bytes that are done with, including the puzzle's
};

// Finds the puzzles of a text of any size, part by part: finished parts can be forgotten.
class Divider {
 public:
  // The part of a longer text that is examined to decide.
  static constexpr std::size_t kEnough = std::size_t{1} << 18;

  // `text`: all of it, or at least kEnough bytes of its beginning if `whole` is false. If it can be
  // divided in two ways, lines that are puzzles by themselves win over a grid of these lines. `asked`:
  // the way to divide it; one grid alone comes out as kOne. `first_line`: the number of its first line.
  Divider(std::string_view text, bool whole, const ReadSheetOptions& options, std::optional<Division> asked = {},
          int first_line = 1);

  Division division() const { return division_; }
  // Another possible division: a list, or one grid or several (kGrids).
  std::optional<Division> other() const { return other_; }
  // The bytes before the puzzles: prose above a list.
  std::size_t begin() const { return begin_; }
  // True if the text so far has no puzzle, and the text behind begin() must be examined anew.
  bool is_prose() const { return prose_; }

  // The next puzzle in the rest of the text: from begin() on, then behind the passed
  // bytes. Without a puzzle, more of the text is needed or, if that is all, none is
  // left. Bounded by a mebibyte of text. REQUIRES: not kGames, kTable or kFound.
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
  bool passing_ = false;  // lines of a puzzle that is too long, or behind the only one
};

}  // namespace sudoscope
