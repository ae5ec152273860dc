// Sums: exact for up to three open cells, by bounds of groups of different cells for more.
#include <algorithm>

#include "constraints/set_lanes.hpp"
#include "constraints/store_run.hpp"

namespace sudoscope {
namespace {

// Bits of sums of digits (from 0): bit a+b for a digit of each set; without equal digits if they differ.
std::uint64_t pair_sums(DigitMask first, DigitMask second, bool differ) {
  std::uint64_t sums = 0;
  for (; first != 0; first &= first - 1) {
    const DigitMask bit = lowest_bit(first);
    sums |= std::uint64_t{differ ? second & ~bit : second} << lowest(first);
  }
  return sums;
}

// Digits d for which bit total - d is in `sums`. `total` of digits from 0.
DigitMask partners(std::uint64_t sums, int total, int side) {
  const int shift = total - (side - 1);
  const std::uint64_t window = shift >= 0 ? sums >> shift : sums << -shift;
  return mirrored(static_cast<DigitMask>(window) & static_cast<DigitMask>(all_digits(side)), side);
}

// The lowest and the highest sum of values of different cells, and the digits that make it: each cell takes its lowest
// digit, or the next one that is free.
struct GroupBounds {
  int lowest_sum = 0;
  int highest_sum = 0;
  DigitMask lowest_digits = 0;
  DigitMask highest_digits = 0;
  bool fits = true;

  // Digits that a cell may take where the sum is at most `above` more than the lowest and `below` less than the highest
  // one: in ascending order, no digit is further from its like in either of them.
  DigitMask within(int above, int below, int side) const {
    DigitMask up = lowest_digits;
    DigitMask down = highest_digits;
    if (above >= side - 1)
      up = ~DigitMask{0};
    else
      for (; above > 0; --above) up |= up << 1;
    if (below >= side - 1)
      down = ~DigitMask{0};
    else
      for (; below > 0; --below) down |= down >> 1;
    return up & down;
  }
};

class GroupBoundsMaker {
 public:
  explicit GroupBoundsMaker(int side) : side_(side), all_(static_cast<DigitMask>(all_digits(side))) {}
  void add(DigitMask digits) {
    take(low_, digits);
    take(high_, mirrored(digits, side_));
    ++count_;
  }
  GroupBounds bounds() const {
    if (((low_ | high_) & ~all_) != 0) return {.fits = false};
    return {value_sum(low_), (side_ + 1) * count_ - value_sum(high_), low_, mirrored(high_, side_), true};
  }

 private:
  // The first free digit from the cell's lowest on.
  static void take(DigitMask& used, DigitMask digits) {
    const DigitMask free = ~(used | (lowest_bit(digits) - 1));
    used |= lowest_bit(free);
  }

  int side_;
  DigitMask all_;
  DigitMask low_ = 0;
  DigitMask high_ = 0;
  int count_ = 0;
};

// Adds the digits of two cells with the sum of values `total` and digits out of `possible`.
void add_pairs(DigitMask first, DigitMask second, DigitMask possible, int total, DigitMask& for_first,
               DigitMask& for_second) {
  for (DigitMask digits = first & possible; digits != 0; digits &= digits - 1) {
    const int other = total - lowest(digits) - 2;
    if (other < 0 || other == lowest(digits) || (second >> other & 1) == 0) continue;
    for_first |= lowest_bit(digits);
    for_second |= DigitMask{1} << other;
  }
}

// Digits of values least .. most.
DigitMask between(int least, int most, DigitMask all) {
  DigitMask digits = all;
  if (most < 32) digits &= most <= 0 ? 0 : (DigitMask{1} << most) - 1;
  if (least > 1) digits &= least > 32 ? 0 : ~((DigitMask{1} << (least - 1)) - 1);
  return digits;
}

}  // namespace

bool CandidateStore::Run::two(Cell first, Cell second, int total, bool differ) {
  const int side = network.side();
  if (total < 2 || total > 2 * side) return false;
  const int shift = total - side - 1;  // digit a from 0 goes with total - 2 - a = (side - 1 - a) + shift
  const auto others = [&](DigitMask digits) {
    const DigitMask x = mirrored(digits, side);
    return (shift >= 0 ? x << shift : x >> -shift) & network.all();
  };
  DigitMask allowed = others(grid[first]);
  if (differ && total % 2 == 0) allowed &= ~(DigitMask{1} << (total / 2 - 1));
  return keep(second, allowed) && keep(first, others(grid[second]));
}

bool CandidateStore::Run::sum(const Propagator& sum) {
  // Cells of weight -1 count by side + 1 - value, so that all weights are 1.
  const int side = network.side();
  const DigitMask all = network.all();
  const std::size_t size = sum.cells.size();
  const auto value_digits = [&](std::size_t at) {
    const DigitMask digits = grid[sum.cells[at]];
    return sum.weights[at] < 0 ? mirrored(digits, side) : digits;
  };
  const auto keep_values = [&](std::size_t at, DigitMask digits) {
    return keep(sum.cells[at], sum.weights[at] < 0 ? mirrored(digits & all, side) : digits);
  };
  std::array<std::size_t, 3> open;
  std::size_t count = 0;
  int left = sum.total;
  for (std::size_t at = 0; at < size; ++at) {
    const DigitMask digits = value_digits(at);
    if (is_one(digits)) {
      left -= lowest(digits) + 1;
    } else {
      if (count < 3) open[count] = at;
      ++count;
    }
  }
  if (count == 0) return left == 0;
  const auto differ = [&](std::size_t a, std::size_t b) {
    return sum.weights[a] == sum.weights[b] && network.sees(sum.cells[a], sum.cells[b]);
  };
  if (count == 1) return left >= 1 && left <= side && keep_values(open[0], DigitMask{1} << (left - 1));
  if (count == 2) {
    if (left < 2 || left > 2 * side) return false;
    const auto [a, b, unused] = open;
    const int total = left - 2;
    const auto partner_of = [&](DigitMask digits) {
      const DigitMask x = mirrored(digits, side);
      const int shift = total - (side - 1);
      return (shift >= 0 ? x << shift : x >> -shift) & all;
    };
    DigitMask for_b = value_digits(b) & partner_of(value_digits(a));
    if (total % 2 == 0 && differ(a, b)) for_b &= ~(DigitMask{1} << (total / 2));
    return keep_values(b, for_b) && keep_values(a, partner_of(for_b));
  }
  if (count == 3) {
    if (left < 3 || left > 3 * side) return false;
    const auto [a, b, c] = open;
    const DigitMask va = value_digits(a);
    const DigitMask vb = value_digits(b);
    const DigitMask vc = value_digits(c);
    const int total = left - 3;
    const DigitMask for_c = partners(pair_sums(va, vb, differ(a, b)), total, side);
    const DigitMask for_b = partners(pair_sums(va, vc, differ(a, c)), total, side);
    const DigitMask for_a = partners(pair_sums(vb, vc, differ(b, c)), total, side);
    return keep_values(c, for_c) && keep_values(b, for_b) && keep_values(a, for_a);
  }
  // Bounds: what the others leave at most and at least.
  int low = 0;
  int high = 0;
  int plain_low = 0;  // as if no cells differed
  int plain_high = 0;
  std::array<GroupBounds, 64> groups;
  if (size > 64 && sum.groups.back() >= 64) return true;
  for (std::size_t at = 0; at < size;) {
    const std::uint8_t group = sum.groups[at];
    GroupBoundsMaker maker(side);
    for (; at < size && sum.groups[at] == group; ++at) {
      const DigitMask digits = value_digits(at);
      maker.add(digits);
      plain_low += lowest(digits) + 1;
      plain_high += highest(digits) + 1;
    }
    groups[group] = maker.bounds();
    if (!groups[group].fits) return false;
    low += groups[group].lowest_sum;
    high += groups[group].highest_sum;
  }
  const int above = sum.total - low;
  const int below = high - sum.total;
  if (above < 0 || below < 0) return false;
  if (above >= side - 1 && below >= side - 1) return true;
  const int plain_above = sum.total - plain_low;
  const int plain_below = plain_high - sum.total;
  for (std::size_t at = 0; at < size; ++at) {
    const DigitMask digits = value_digits(at);
    if (is_one(digits)) continue;
    const DigitMask plain = between(highest(digits) + 1 - plain_below, lowest(digits) + 1 + plain_above, all);
    if (!keep_values(at, plain & groups[sum.groups[at]].within(above, below, side))) return false;
  }
  return true;
}

bool CandidateStore::Run::offset(const Propagator& offset) {
  const int side = network.side();
  const std::span<const Cell> different = std::span(offset.cells).first(offset.cells.size() - 1);
  const Cell last = offset.cells.back();
  if (different.size() > static_cast<std::size_t>(side)) return false;
  OpenCells cells;
  if (!cells.read(different, grid)) return false;
  const auto& [open, now, count, all_digits_of, settled] = cells;
  const DigitMask united = all_digits_of & ~settled;
  std::array<DigitMask, 32> allowed{};
  const int done = value_sum(settled);
  GroupBoundsMaker maker(side);
  for (std::size_t at = 0; at < count; ++at) maker.add(now[at]);
  const GroupBounds bounds = maker.bounds();
  if (!bounds.fits) return false;
  DigitMask for_last = 0;
  DigitMask required = network.all();
  // Once the sums so far leave the cells all their digits, and require none, bounds are enough for the others.
  bool is_open = false;
  for (DigitMask last_digits = grid[last]; last_digits != 0; last_digits &= last_digits - 1) {
    const int value = lowest(last_digits) + 1;
    const int left = offset.total + offset.weights[0] * value - done;
    bool fits = left >= bounds.lowest_sum && left <= bounds.highest_sum;
    if (!fits) continue;
    if (count == 1) {
      fits = left >= 1 && left <= side && (now[0] >> (left - 1) & 1) != 0;
      if (fits) allowed[0] |= DigitMask{1} << (left - 1);
    } else if (count >= 2 && !is_open) {
      const Lanes sets = load(network.sets_of(count, left));
      const Lanes fitting = fitting_sets(sets, sets, united, 0, cells.open_digits());
      const DigitMask possible = any_of(sets & fitting) & network.all();
      fits = possible != 0;
      if (fits) required &= ~any_of(~sets & fitting);
      if (count == 2) {
        if (fits) add_pairs(now[0], now[1], possible, left, allowed[0], allowed[1]);
      } else {
        for (std::size_t at = 0; at < count; ++at) allowed[at] |= possible;
        is_open = (required & united) == 0 && (united & ~allowed[0]) == 0;
      }
    }
    if (fits) for_last |= lowest_bit(last_digits);
  }
  if (!keep(last, for_last)) return false;
  if (count == 0) return for_last != 0;
  for (std::size_t at = 0; at < count; ++at)
    if (!keep(open[at], allowed[at])) return false;
  return count < 2 || for_last == 0 || drop_seen(different, required & ~settled);
}

// For more groups than are told apart: nothing until every cell has its digit.
bool CandidateStore::Run::weighted_when_filled(const Propagator& sum) {
  int total = 0;
  for (std::size_t at = 0; at < sum.cells.size(); ++at) {
    const DigitMask digits = grid[sum.cells[at]];
    if (!is_one(digits)) return true;
    total += sum.weights[at] * (lowest(digits) + 1);
  }
  return total == sum.total;
}

bool CandidateStore::Run::weighted(const Propagator& sum) {
  const int side = network.side();
  const std::size_t size = sum.cells.size();
  if (sum.groups.back() == kLastGroup) return weighted_when_filled(sum);
  int low = 0;
  int high = 0;
  std::array<GroupBounds, kLastGroup> groups;
  for (std::size_t at = 0; at < size;) {
    const std::uint8_t group = sum.groups[at];
    const int weight = sum.weights[at];
    GroupBoundsMaker maker(side);
    for (; at < size && sum.groups[at] == group; ++at) maker.add(grid[sum.cells[at]]);
    const GroupBounds bounds = groups[group] = maker.bounds();
    if (!bounds.fits) return false;
    low += weight > 0 ? weight * bounds.lowest_sum : weight * bounds.highest_sum;
    high += weight > 0 ? weight * bounds.highest_sum : weight * bounds.lowest_sum;
  }
  const int above = sum.total - low;
  const int below = high - sum.total;
  if (above < 0 || below < 0) return false;
  for (std::size_t at = 0; at < size; ++at) {
    const DigitMask digits = grid[sum.cells[at]];
    if (is_one(digits)) continue;
    const int weight = sum.weights[at];
    const int factor = weight > 0 ? weight : -weight;
    const DigitMask within = groups[sum.groups[at]].within((weight > 0 ? above : below) / factor,
                                                           (weight > 0 ? below : above) / factor, side);
    if (!keep(sum.cells[at], within & network.all())) return false;
  }
  return true;
}

}  // namespace sudoscope
