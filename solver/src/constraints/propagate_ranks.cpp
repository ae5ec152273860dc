// Ranked lines. Each side of the grid begins `side` lines, one with each digit, so that four lines begin with the same
// digit: these are the group of its ranks. The number of lines of the group below a clued one is known, and above it,
// if no ties are allowed.
#include "constraints/store_run.hpp"

namespace sudoscope {
namespace {

constexpr int kLinesOfGroup = 4;

// The ways in which a line may differ from another one: below it, above it, not at all.
struct Comparison {
  bool may_be_less = false;
  bool may_be_greater = false;
  bool may_be_equal = false;
};

// Compares from the second cell on, as if the first ones were equal to `first`. No digit is in a line twice.
Comparison compare(std::span<const DigitMask> grid, std::span<const Cell> line, std::span<const Cell> other,
                   DigitMask first) {
  Comparison found;
  DigitMask used = first;
  for (std::size_t at = 1; at < line.size(); ++at) {
    const DigitMask own = grid[line[at]] & ~used;
    const DigitMask others = grid[other[at]] & ~used;
    if (own == 0 || others == 0) return found;
    found.may_be_less = found.may_be_less || lowest(own) < highest(others);
    found.may_be_greater = found.may_be_greater || highest(own) > lowest(others);
    const DigitMask both = own & others;
    if (both == 0 || (found.may_be_less && found.may_be_greater)) {
      found.may_be_equal = both != 0;
      return found;
    }
    used |= both;  // one digit: with two of them either line may be the smaller one
  }
  found.may_be_equal = true;
  return found;
}

}  // namespace

// The line `low` is below `high`, and both begin with the same digit: bounds of the first cells that may differ.
bool CandidateStore::Run::in_order(std::span<const Cell> low, std::span<const Cell> high) {
  DigitMask used = grid[low[0]] & grid[high[0]];
  for (std::size_t at = 1; at < low.size(); ++at) {
    const DigitMask above = grid[high[at]] & ~used;
    if (above == 0 || !keep(low[at], ((DigitMask{2} << highest(above)) - 1) & ~used)) return false;
    if (!keep(high[at], ~(lowest_bit(grid[low[at]]) - 1) & ~used)) return false;
    if (grid[low[at]] != grid[high[at]] || !is_one(grid[low[at]])) return true;
    used |= grid[low[at]];
  }
  return false;
}

// `wanted` of the lines are on one side of the clued line, those that `may` be and no others.
bool CandidateStore::Run::rank(const RankedLines& ranked, const RankedLines::Rank& rank) {
  const bool has_ties = ranked.ties == RankedLines::Ties::kAny;
  const std::vector<Cell>& line = ranked.lines[rank.line];
  const DigitMask first = grid[line[0]];
  struct Other {
    const std::vector<Cell>* cells;
    Comparison may;
    bool is_in_group;
  };
  std::array<Other, 4 * std::size_t{kLargestConstrainedSide}> others;
  std::size_t count = 0;
  for (std::size_t other = 0; other < ranked.lines.size(); ++other) {
    const std::vector<Cell>& cells = ranked.lines[other];
    if (other == rank.line || (grid[cells[0]] & first) == 0) continue;
    Comparison may = compare(grid, cells, line, first);
    may.may_be_equal = may.may_be_equal && has_ties;
    const bool is_in_group = grid[cells[0]] == first;
    if (is_in_group && !may.may_be_less && !may.may_be_greater && !may.may_be_equal) return false;
    others[count++] = {&cells, may, is_in_group};
  }
  const int below = (rank.rank - 1) % kLinesOfGroup;
  for (const bool is_below : {true, false}) {
    const int wanted = is_below ? below : kLinesOfGroup - 1 - below;
    const auto may = [&](const Other& other) { return is_below ? other.may.may_be_less : other.may.may_be_greater; };
    const auto may_not = [&](const Other& other) {
      return other.may.may_be_equal || (is_below ? other.may.may_be_greater : other.may.may_be_less);
    };
    int sure = 0;
    int possible = 0;
    for (const Other& other : std::span(others.data(), count)) {
      possible += may(other);
      sure += other.is_in_group && may(other) && !may_not(other);
    }
    const bool is_exact = is_below || !has_ties;  // lines of the same digits are above no more than below
    if (sure > wanted || (is_exact && possible < wanted)) return false;
    const bool takes_all = is_exact && possible == wanted && sure < wanted;
    const bool takes_no_more = sure == wanted && possible > wanted;
    if (!takes_all && !takes_no_more) continue;
    for (const Other& other : std::span(others.data(), count)) {
      if (!may(other)) continue;
      const std::vector<Cell>& cells = *other.cells;
      if (takes_all) {
        if (!keep(cells[0], first) || !(is_below ? in_order(cells, line) : in_order(line, cells))) return false;
      } else if (!may_not(other)) {
        if (!other.is_in_group && !keep(cells[0], ~first)) return false;
      } else if (other.is_in_group && !has_ties) {
        if (!(is_below ? in_order(line, cells) : in_order(cells, line))) return false;
      }
    }
  }
  return true;
}

bool CandidateStore::Run::ranked(const Propagator& propagator) {
  const RankedLines& ranked = network.primitives.ranked[propagator.index];
  for (const RankedLines::Rank& rank : ranked.ranks) {
    const int first = (rank.rank - 1) / kLinesOfGroup;
    if (rank.rank < 1 || first >= network.side() || !keep(ranked.lines[rank.line][0], DigitMask{1} << first))
      return false;
  }
  for (const RankedLines::Rank& low : ranked.ranks)
    for (const RankedLines::Rank& high : ranked.ranks)
      if (low.rank < high.rank && (low.rank - 1) / kLinesOfGroup == (high.rank - 1) / kLinesOfGroup &&
          !in_order(ranked.lines[low.line], ranked.lines[high.line]))
        return false;
  for (const RankedLines::Rank& clued : ranked.ranks)
    if (!rank(ranked, clued)) return false;
  if (ranked.ties != RankedLines::Ties::kNone) return true;
  const auto are_same = [&](const std::vector<Cell>& a, const std::vector<Cell>& b) {
    for (std::size_t at = 0; at < a.size(); ++at)
      if (grid[a[at]] != grid[b[at]] || !is_one(grid[a[at]])) return false;
    return true;
  };
  for (std::size_t a = 0; a < ranked.lines.size(); ++a)
    for (std::size_t b = a + 1; b < ranked.lines.size(); ++b)
      if (are_same(ranked.lines[a], ranked.lines[b])) return false;
  return true;
}

}  // namespace sudoscope
