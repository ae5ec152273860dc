// The tables of formats and sites that are known and cannot be read.
#include "unreadable.hpp"

#include <algorithm>
#include <array>

#include "sheet_text.hpp"
#include "sudoscope/utf8.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kPicture =
    "This is a picture: the page of Sudoscope reads PNG, JPEG and WebP where they are opened as files.";
constexpr std::string_view kWorkbook = "This is a workbook of a spreadsheet: save the sheet as CSV, and open that.";
constexpr std::string_view kKiller =
    "This is a killer of SumoCue, with cages that have sums: Sudoscope does not know that rule.";
constexpr std::string_view kSudokuPad =
    "This is a puzzle in SudokuPad's own format, which Sudoscope does not read: copy its digits, or take a picture of "
    "it.";
constexpr std::string_view kOnServer =
    "This link only names a puzzle, which the site keeps: open it there, and copy its digits or take a picture of it.";

struct Named {
  std::string_view begins;
  std::string_view holds;  // anywhere in the part that is looked at; empty = nothing more
  std::string_view sentence;
};

// The more particular first.
constexpr std::array kBinary = {
    Named{"%PDF-", "", "This is a PDF document: take a picture of the puzzle in it, and open that in the page."},
    Named{"\x89PNG", "", kPicture},
    Named{"\xFF\xD8\xFF", "", kPicture},
    Named{"GIF8", "", kPicture},
    Named{"BM", "", kPicture},
    Named{"RIFF", "WEBP", kPicture},
    Named{"PK\x03\x04", "opendocument.spreadsheet", kWorkbook},
    Named{"PK\x03\x04", "xl/", kWorkbook},
    Named{"PK\x03\x04", "[Content_Types].xml", kWorkbook},
    Named{"PK\x03\x04", "", "This is a ZIP archive: unpack it, and open the files in it."},
    Named{"\xD0\xCF\x11", "", kWorkbook},
    Named{"\x1F\x8B", "", "This file is compressed with gzip: unpack it, and open what comes out."},
    Named{"BZh", "", "This file is compressed with bzip2: unpack it, and open what comes out."},
    Named{"\xFD"
          "7zXZ",
          "", "This file is compressed with xz: unpack it, and open what comes out."},
    Named{"\x28\xB5\x2F\xFD", "", "This file is compressed with zstd: unpack it, and open what comes out."},
    Named{"7z\xBC\xAF", "", "This is a 7z archive: unpack it, and open the files in it."},
    Named{"Rar!", "", "This is a RAR archive: unpack it, and open the files in it."},
};

// In lower case, as the text is made for comparing.
constexpr std::array kTexts = {
    Named{"%pdf-", "", kBinary[0].sentence},
    Named{"<!doctype html", "", "This is a web page: copy the puzzle itself from it, or take a picture of it."},
    Named{"<html", "", "This is a web page: copy the puzzle itself from it, or take a picture of it."},
    Named{"<svg", "", "This is a drawing (SVG): save it as PNG, and open that in the page."},
    Named{"{\\rtf", "", "This is a document with formatting (RTF): save it as plain text, and open that."},
    Named{"sumocuev1", "", kKiller},
    Named{"3x3:", ":k:", kKiller},
    Named{"pzprv3", "", "This is a puzzle of pzpr, which Sudoscope does not read: copy its digits."},
    Named{"m=edit&p=", "", "This is a puzzle of Penpa, which Sudoscope does not read: copy its digits."},
    Named{"m=solve&p=", "", "This is a puzzle of Penpa, which Sudoscope does not read: copy its digits."},
    Named{"scl", "n4ig", kSudokuPad},
    Named{"ctc", "n4ig", kSudokuPad},
    Named{"{", "\"cellsize\"", kSudokuPad},
    Named{"{", "\"cages\"", kSudokuPad},
    Named{"{", "\"underlays\"", kSudokuPad},
};

struct Site {
  std::string_view host;  // or one below it
  std::string_view path;  // that it begins with, in lower case
  std::string_view sentence;
};

constexpr std::string_view kPenpa =
    "This is a link of Penpa, which Sudoscope does not read: open it, and copy the digits or take a picture.";

constexpr std::array kSites = {
    Site{"sudokupad.app", "scl", kSudokuPad},
    Site{"sudokupad.app", "ctc", kSudokuPad},
    Site{"sudokupad.app", "", kOnServer},
    Site{"crackingthecryptic.com", "sudoku/scl", kSudokuPad},
    Site{"crackingthecryptic.com", "", kOnServer},
    Site{"swaroopg92.github.io", "penpa-edit", kPenpa},
    Site{"opt-pan.github.io", "penpa-edit", kPenpa},
    Site{"puzz.link", "", "This is a link of puzz.link, which Sudoscope does not read: open it, and copy the digits."},
    Site{"pzv.jp", "", "This is a link of pzv.jp, which Sudoscope does not read: open it, and copy the digits."},
    Site{"tinyurl.com", "", "This is a short link: open it, and copy the link that it leads to."},
    Site{"bit.ly", "", "This is a short link: open it, and copy the link that it leads to."},
    Site{"f-puzzles.com", "", kOnServer},
    Site{"sudokuslam.com", "", kOnServer},
    Site{"sudoku.com", "", kOnServer},
    Site{"websudoku.com", "", kOnServer},
    Site{"nytimes.com", "", kOnServer},
    Site{"logic-masters.de", "", kOnServer},
    Site{"dailysudoku.com", "", kOnServer},
};

constexpr std::size_t kLookedAt = 4096;

// The bytes as they come where they were taken for UTF-8: a browser hands a file over as text.
std::string taken_for_utf8(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    if (static_cast<unsigned char>(byte) < 0x80) {
      text += byte;
    } else {
      append_utf8(text, 0xFFFD);
    }
  }
  return text;
}

bool begins_with(std::string_view text, std::string_view begin) { return text.substr(0, begin.size()) == begin; }

template <class Table>
std::optional<std::string_view> find_in(const Table& table, std::string_view text) {
  const auto named = std::find_if(table.begin(), table.end(), [&](const Named& one) {
    return (begins_with(text, one.begins) || begins_with(text, taken_for_utf8(one.begins))) &&
           text.find(one.holds) != std::string_view::npos;
  });
  return named == table.end() ? std::nullopt : std::optional(named->sentence);
}

}  // namespace

std::optional<std::string_view> name_of_binary(std::string_view bytes) {
  return find_in(kBinary, bytes.substr(0, kLookedAt));
}

std::optional<std::string_view> name_of_text(std::string_view text) {
  return find_in(kTexts, lower(trimmed(text).text.substr(0, kLookedAt)));
}

std::optional<std::string_view> name_of_link(std::string_view host, std::string_view path) {
  const std::string lower_path = lower(path.substr(0, kLookedAt));
  const auto site = std::find_if(kSites.begin(), kSites.end(), [&](const Site& one) {
    return is_at(host, one.host) && lower_path.compare(0, one.path.size(), one.path) == 0;
  });
  return site == kSites.end() ? std::nullopt : std::optional(site->sentence);
}

}  // namespace sudoscope
