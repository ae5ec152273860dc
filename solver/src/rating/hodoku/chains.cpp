// Turbot fish, X-chains, XY-chains and remote pairs: every chain is followed, and the best result is taken.
#include <algorithm>
#include <map>
#include <vector>

#include "rating/hodoku/sort.hpp"

namespace sudoscope::rating::hodoku {
namespace {

constexpr int kLongest = 20;  // links
constexpr int kLongestTurbot = 3;

enum class ChainKind : std::uint8_t { kTurbotFish, kXChain, kXyChain, kRemotePair };

class ChainSearch {
 public:
  // `digits`: the digits for chains of one digit.
  ChainSearch(const Grid& grid, ChainKind kind, Mask digits = kAll)
      : grid_(grid),
        kind_(kind),
        one_digit_(kind == ChainKind::kTurbotFish || kind == ChainKind::kXChain),
        longest_(kind == ChainKind::kTurbotFish ? kLongestTurbot : kLongest),
        digits_(digits) {
    if (!one_digit_) {
      for (int cell = 0; cell < kCells; ++cell)
        if (count(grid.cell[cell]) == 2) pairs_.insert(cell);
    }
  }

  bool run(Found& found) {
    for (int cell = 0; cell < kCells; ++cell) {
      if (one_digit_ ? grid_.cell[cell] == 0 : !pairs_.has(cell)) continue;
      for_each(static_cast<unsigned>(grid_.cell[cell] & digits_), [&](int digit) { start_from(cell, digit); });
    }
    if (found_.empty()) return false;
    found = best_of(found_);
    return true;
  }

 private:
  void start_from(int cell, int digit) {
    start_ = cell;
    digit_ = digit;
    other_ = first(static_cast<unsigned>(without(grid_.cell[cell], digit)));
    chain_[0] = cell;
    const Cells nothing;
    if (!one_digit_) {
      chain_[1] = cell;
      go_on(cell, other_, 1, false, nothing);
      return;
    }
    Cells used;
    used.insert(cell);
    for_each_link(cell, digit, [&](int next, bool strong) {
      if (!strong) return;
      chain_[1] = next;
      go_on(next, digit, 1, false, used);
    });
  }

  // f(cell, strong) for each other place of the digit in a house of the cell, house by house.
  template <class F>
  void for_each_link(int cell, int digit, F f) const {
    for (int kind = 0; kind < 3; ++kind) {
      const int line = line_of(cell, kind);
      const bool strong = one_digit_ && grid_.free(line, digit) == 2;
      Cells others = grid_.places[digit] & set_of_line(line);
      others.erase(cell);
      if (!one_digit_) others = others & pairs_;
      if (kind == 2) others = others - set_of_line(line_of(cell, 0)) - set_of_line(line_of(cell, 1));
      for_each(others, [&](int next) {
        if (kind_ != ChainKind::kRemotePair || grid_.cell[next] == grid_.cell[cell]) f(next, strong);
      });
    }
  }

  // The chain has reached the digit in the cell by `links` links;
  // `used`: the cells before. Links are strong and weak by turns.
  void go_on(int cell, int digit, int links, bool strong_next, Cells used) {
    Cells more = used;
    more.insert(cell);
    const auto step_to = [&](int next, int next_digit) {
      const bool is_loop = used.has(next);
      if (is_loop && next != start_) return;
      chain_[links + 1] = next;
      if (strong_next && next_digit == digit_) close(next, links + 1);
      if (links + 1 < longest_ && !is_loop) go_on(next, next_digit, links + 1, !strong_next, more);
    };
    if (strong_next && !one_digit_) {
      step_to(cell, first(static_cast<unsigned>(without(grid_.cell[cell], digit))));
      return;
    }
    for_each_link(cell, digit, [&](int next, bool strong) {
      if (!strong_next || strong) step_to(next, digit);
    });
  }

  void close(int end, int links) {
    const Cells losers = kNine.peers[start_] & kNine.peers[end];
    if ((losers & grid_.places[digit_]).empty()) return;
    Found step{technique()};
    step.length = links + 1;
    switch (kind_) {
      case ChainKind::kTurbotFish:
        if (links == kLongestTurbot) {
          step.take(grid_, losers, bit(digit_));
          found_.push_back(std::move(step));
        }
        return;
      case ChainKind::kRemotePair:
        if (links < 7) return;
        take_remote(step, losers, links);
        break;
      default:
        step.take(grid_, losers, bit(digit_));
    }
    if (is_shortest(step)) found_.push_back(std::move(step));
  }

  // Removes both digits from cells that see two cells of different kind that are far enough apart.
  void take_remote(Found& step, Cells losers, int links) const {
    if (links > 7) {
      losers = {};
      for (int i = 0; i <= links; i += 2)
        for (int j = i + 6; j <= links; j += 4) losers = losers | (kNine.peers[chain_[i]] & kNine.peers[chain_[j]]);
    }
    const Mask digits[] = {bit(digit_), bit(other_)};
    for (const Mask digit : digits) step.take(grid_, losers, digit);
  }

  // True if no chain as short has the same eliminations, which are sorted by digit for that.
  bool is_shortest(Found& step) {
    put_in_order(step.gone);
    std::vector<int> key;
    for (const Single& each : step.gone) key.push_back(each.digit * kCells + each.cell);
    const auto [known, is_new] = lengths_.emplace(std::move(key), step.length);
    if (!is_new && known->second <= step.length) return false;
    known->second = step.length;
    return true;
  }

  Technique technique() const {
    switch (kind_) {
      case ChainKind::kTurbotFish:
        return Technique::kTurbotFish;
      case ChainKind::kXChain:
        return Technique::kXChain;
      case ChainKind::kXyChain:
        return Technique::kXyChain;
      default:
        return Technique::kRemotePair;
    }
  }

  const Grid& grid_;
  ChainKind kind_;
  bool one_digit_;
  int longest_;
  Mask digits_;
  Cells pairs_;
  int start_ = 0;
  int digit_ = 0;
  int other_ = 0;
  Table<int, kLongest + 2> chain_{};
  std::map<std::vector<int>, int> lengths_;  // by eliminations
  std::vector<Found> found_;
};

Mask digits_with_any(const Removable& removable) {
  Mask digits = 0;
  for (int digit = 0; digit < kSide; ++digit)
    if (!removable[digit].empty()) digits |= bit(digit);
  return digits;
}

}  // namespace

bool find_turbot_fish(const Grid& grid, const Removable& removable, Found& found) {
  return ChainSearch(grid, ChainKind::kTurbotFish, digits_with_any(removable)).run(found);
}

bool find_x_chain(const Grid& grid, const Removable& removable, Found& found) {
  return ChainSearch(grid, ChainKind::kXChain, digits_with_any(removable)).run(found);
}

bool find_xy_chain(const Grid& grid, Found& found) { return ChainSearch(grid, ChainKind::kXyChain).run(found); }

bool find_remote_pair(const Grid& grid, Found& found) { return ChainSearch(grid, ChainKind::kRemotePair).run(found); }

}  // namespace sudoscope::rating::hodoku
