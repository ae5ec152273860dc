// OpenSudoku's XML: folders of games, each with 81 characters, or with value, notes and whether
// it can be edited for each cell. Sources: OpenSudoku, CellCollection.java, data versions 1 to
// 3; SudokuBoard.kt, 4 and 5. XML of other programs is read if it has puzzles of 81 characters.
#pragma once

#include "draft.hpp"
#include "xml_reader.hpp"

namespace sudoscope {

// The games of a file one after another; games alone, copied out of a file, are read too.
class OpenSudokuGames {
 public:
  explicit OpenSudokuGames(std::string_view text) : text_(text), tags_(text) {}  // views the text

  // Nothing at the end. After an error in the XML there is no more; after one in a game there may be.
  MaybeDraft next();
  int line() const { return line_; }                   // the line where the last game begins, from 1
  std::string_view source() const { return source_; }  // its tag

 private:
  void take_header(const XmlTag& tag);
  void count_lines_to(std::size_t offset);
  // A puzzle in the XML of another program: 81 characters that are an attribute or the text of an element.
  MaybeDraft take_other(const XmlTag& tag);

  std::string_view text_;
  XmlReader tags_;
  std::vector<SheetTag> header_;
  std::size_t counted_to_ = 0;
  int line_ = 1;
  std::string_view source_;
  std::string root_;
  bool is_open_sudoku_ = false;
  bool has_others_ = false;
  bool over_ = false;
};

MaybeDraft read_open_sudoku(const SheetText& text, std::optional<Alphabet> alphabet);
// The game alone; a file has kOpenSudokuBegin before the first and kOpenSudokuEnd after the last.
std::string write_open_sudoku(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> open_sudoku_losses(const Sheet& sheet);

// A puzzle of Sudoku 10'000 (.1gsudoku), whose XML has nothing but puzzles.
std::string write_xml(const Sheet& sheet, Alphabet alphabet);

inline constexpr std::string_view kXmlBegin = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<sudokus>\n";
inline constexpr std::string_view kXmlEnd = "</sudokus>\n";
inline constexpr std::string_view kOpenSudokuBegin =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n  <folder name=\"Sudoscope\">\n";
inline constexpr std::string_view kOpenSudokuEnd = "  </folder>\n</opensudoku>\n";

}  // namespace sudoscope
