// A step of HoDoKu's path, and the searches that find it. Each search returns its first step in the path's own order.
#pragma once

#include <optional>
#include <vector>

#include "rating/hodoku/grid.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope::rating::hodoku {

struct Found {
  Technique technique = Technique::kNone;
  std::optional<Single> placed = {};
  std::vector<Single> gone = {};  // in their order, some perhaps twice
  int length = 0;                 // of its chains together

  // Removes `digits` from these cells where they are candidates, cell by cell.
  void take(const Grid& grid, Cells cells, Mask digits) {
    for_each(cells, [&](int cell) {
      for_each(static_cast<unsigned>(grid.cell[cell] & digits), [&](int digit) { gone.push_back({cell, digit}); });
    });
  }
};

// Singles found leave the queues.
bool find_full_house(Grid& grid, Found& found);
bool take_naked_single(Grid& grid, Found& found);
bool take_hidden_single(Grid& grid, Found& found);

bool find_locked(const Grid& grid, bool from_boxes, Found& found);
bool find_naked_subset(const Grid& grid, int size, bool locked, Found& found);
bool find_hidden_subset(const Grid& grid, int size, Found& found);

// Searches for one digit; `removable`: the candidates that can be removed at all, by digit.
using Removable = Table<Cells, kSide>;
bool find_skyscraper(const Grid& grid, const Removable& removable, Found& found);
bool find_kite(const Grid& grid, const Removable& removable, Found& found);
bool find_empty_rectangle(const Grid& grid, const Removable& removable, Found& found);
bool find_turbot_fish(const Grid& grid, const Removable& removable, Found& found);
bool find_x_chain(const Grid& grid, const Removable& removable, Found& found);
bool find_simple_colors(const Grid& grid, const Removable& removable, Found& found);
bool find_multi_colors(const Grid& grid, const Removable& removable, Found& found);
enum class Fins : std::uint8_t { kNone, kFinned, kSashimi, kAny };
// `sashimi`: true if there is one; known after an unsuccessful
// search for finned ones of that size, which has to come first.
bool find_fish(const Grid& grid, const Removable& removable, int size, Fins fins, bool franken, bool& sashimi,
               Found& found);

bool find_xy_wing(const Grid& grid, Found& found);
bool find_xyz_wing(const Grid& grid, Found& found);
bool find_w_wing(const Grid& grid, Found& found);

bool find_sue_de_coq(const Grid& grid, Found& found);

bool find_xy_chain(const Grid& grid, Found& found);
bool find_remote_pair(const Grid& grid, Found& found);

// Almost locked sets: two of them, wings, chains.
bool find_als(const Grid& grid, Found& found);

// The digit of the solution in the middle one of the blank cells; false if there is no solution.
bool find_trial(const Grid& grid, Found& found);

}  // namespace sudoscope::rating::hodoku
