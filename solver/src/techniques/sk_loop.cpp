// SK loop (domino loop): four filled cells at the corners of a rectangle, in four boxes. The other blank cells
// that a box shares with the row and with the column of its corner make a ring of eight groups, each of which
// shares a box with the next one and a row or column with the one before. Such a house gives each digit to its
// two groups once: if the eight houses can give the digits of the groups to just as many places as there are
// cells, each place is needed. A digit is removed from the rest of a house that gives it, and from a group
// that gets it from two houses. Source: S. Kurzhals, for the puzzle "Easter Monster", sudoku.com.au, 2007.
#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

constexpr int kGroups = 8;
using Ring = unsigned;  // eight bits, of groups or of houses

// The groups that the houses reach. House i is between group i and the next.
constexpr Ring reached_by(Ring houses) { return houses | (houses << 1 & 0xFF) | houses >> 7; }

template <int kWords>
class SkLoop {
 public:
  using Set = CellSet<kWords>;

  explicit SkLoop(const BoardSets<kWords>& sets) : sets_(sets) {}

  // True if the corners make a loop with eliminations, which `found`
  // then describes. REQUIRES: they are filled, in the order of the ring.
  bool fits(const std::array<Cell, 4>& corners, Deduction& found) {
    const Geometry& geometry = sets_.geometry();
    Set all_corners;
    for (const Cell corner : corners) all_corners.insert(corner);
    // Corner 0 and 1 share a row, 1 and 2 a column, and so on.
    for (std::size_t i = 0; i < 4; ++i) {
      const auto own = geometry.houses_of(corners[i]);
      houses_[2 * i] = own[i % 2];
      houses_[(2 * i + 7) % 8] = own[2];
    }
    for (std::size_t i = 0; i < 4; ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (houses_[2 * i + 1] == houses_[2 * j + 1]) return false;
    cells_ = Set{};
    for (std::size_t i = 0; i < kGroups; ++i) {
      groups_[i] = (sets_.house(houses_[i]) & sets_.house(houses_[(i + 7) % kGroups]) & sets_.blank()) - all_corners;
      if (groups_[i].empty()) return false;
      cells_ |= groups_[i];
    }
    return has_no_place_to_spare() && takes(found);
  }

 private:
  Ring groups_with(Digit digit) const {
    Ring with = 0;
    for (std::size_t i = 0; i < kGroups; ++i)
      if (groups_[i].intersects(sets_.cells_for(digit))) with |= 1U << i;
    return with;
  }

  static int fewest_houses(Ring groups) {
    int fewest = kGroups;
    for (Ring houses = 0; houses < 1U << kGroups; ++houses)
      if ((groups & ~reached_by(houses)) == 0) fewest = std::min(fewest, std::popcount(houses));
    return fewest;
  }

  bool has_no_place_to_spare() const {
    const int cells = cells_.count();
    int places = 0;
    for (Digit digit = 0; digit < sets_.geometry().side(); ++digit) {
      if (const Ring with = groups_with(digit); with != 0) places += fewest_houses(with);
      if (places > cells) return false;
    }
    return places == cells;
  }

  // The eliminations if these houses give the digit.
  Set losers(Digit digit, Ring groups, Ring houses) const {
    Set lost;
    for (std::size_t i = 0; i < kGroups; ++i) {
      const bool here = (houses >> i & 1) != 0;
      const bool before = (houses >> (i + 7) % kGroups & 1) != 0;
      if (here) lost |= sets_.places(houses_[i], digit) - cells_;
      if (here && before && (groups >> i & 1) != 0) lost |= groups_[i] & sets_.cells_for(digit);
    }
    return lost;
  }

  bool takes(Deduction& found) {
    std::array<DigitSet, kGroups> given{};  // by house
    for (Digit digit = 0; digit < sets_.geometry().side(); ++digit) {
      const Ring with = groups_with(digit);
      if (with == 0) continue;
      const int fewest = fewest_houses(with);
      // Among equal ways to give it, the one with the most eliminations.
      Ring best = 0;
      Set lost;
      for (Ring houses = 0; houses < 1U << kGroups; ++houses) {
        if (std::popcount(houses) != fewest || (with & ~reached_by(houses)) != 0) continue;
        const Set now = losers(digit, with, houses);
        if (best != 0 && now.count() <= lost.count()) continue;
        best = houses;
        lost = now;
      }
      add_eliminations(found, lost, digit);
      for (std::size_t i = 0; i < kGroups; ++i)
        if ((best >> i & 1) != 0) given[i] |= digit_bit(digit);
    }
    if (found.eliminations.empty()) return false;
    put_in_order(found.eliminations);
    for (std::size_t i = 0; i < kGroups; ++i) {
      if (given[i] != 0) found.evidence.houses.push_back({houses_[i], HouseRole::kCover, given[i]});
      add_cells(found.evidence, sets_, groups_[i], static_cast<int>(i) + 1);
    }
    return true;
  }

  const BoardSets<kWords>& sets_;
  std::array<HouseId, kGroups> houses_{};
  std::array<Set, kGroups> groups_{};
  Set cells_;
};

}  // namespace

void find_sk_loop(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    const Geometry& geometry = sets.geometry();
    const int side = geometry.side();
    const auto at = [&](int row, int column) { return static_cast<Cell>(row * side + column); };
    const auto filled = [&](Cell cell) { return !sets.blank().contains(cell); };
    SkLoop<kWords> loop(sets);
    for (int top = 0; top < side; ++top)
      for (int left = 0; left < side; ++left) {
        if (!filled(at(top, left))) continue;
        for (int right = left + 1; right < side; ++right) {
          if (!filled(at(top, right))) continue;
          for (int bottom = top + 1; bottom < side; ++bottom) {
            if (!filled(at(bottom, right)) || !filled(at(bottom, left))) continue;
            Deduction found{.technique = Technique::kSkLoop};
            if (loop.fits({at(top, left), at(top, right), at(bottom, right), at(bottom, left)}, found) &&
                sink.take(std::move(found)))
              return;
          }
        }
      }
  });
}

Message reason_of_sk_loop(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  std::vector<Message> sets;
  for (int set = 1; set <= words.sets(); ++set)
    sets.push_back(say(MessageId::kAlsLettered, AlsWords::letter(set), words.cells(set)));
  return say(MessageId::kSkLoopReason, deduction.evidence.cells.size(), sets,
             given_by_houses(geometry, deduction.evidence));
}

}  // namespace sudoscope
