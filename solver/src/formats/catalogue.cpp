// The table of all formats.
#include <algorithm>
#include <cassert>

#include "addresses.hpp"
#include "constraint_string.hpp"
#include "f_puzzles.hpp"
#include "fields.hpp"
#include "hodoku.hpp"
#include "killer_line.hpp"
#include "lisudoku.hpp"
#include "open_sudoku.hpp"
#include "own_link.hpp"
#include "pencil_marks.hpp"
#include "penpa.hpp"
#include "plain_formats.hpp"
#include "pzpr.hpp"
#include "sadman.hpp"
#include "scl.hpp"
#include "simple_sudoku.hpp"
#include "solo_id.hpp"
#include "sudo_cue.hpp"
#include "sudoku_maker.hpp"
#include "sudoku_wiki.hpp"
#include "sudoscope/base/say.hpp"
#include "sukaku.hpp"
#include "sumo_cue.hpp"
#include "two_digits.hpp"
#include "zero_runs.hpp"

namespace sudoscope {
namespace {

using enum Division;
using enum EntriesKept;
using enum ToldBy;

// Between two grids with borders, because the second would pass for a state of the first.
constexpr std::string_view kNextPuzzle = "\n# The next puzzle\n";

constexpr FormatRow kRows[] = {
#define FORMAT(...) {__VA_ARGS__},
#include "rows.def"
#undef FORMAT
};

}  // namespace

std::span<const FormatRow> format_rows() { return kRows; }

std::span<const Format> all_formats() {
  static const std::vector<Format> facts = [] {
    std::vector<Format> all;
    for (const FormatRow& row : kRows) all.push_back(row.facts);
    return all;
  }();
  return facts;
}

const Format* find_format(std::string_view id) {
  const auto formats = all_formats();
  const auto found = std::find_if(formats.begin(), formats.end(), [&](const Format& f) { return f.id == id; });
  return found == formats.end() ? nullptr : &*found;
}

const FormatRow& format_row(std::string_view id) {
  const auto found =
      std::find_if(std::begin(kRows), std::end(kRows), [&](const FormatRow& r) { return r.facts.id == id; });
  assert(found != std::end(kRows));
  return *found;
}

}  // namespace sudoscope
