// The rule of 45 for any side: blocks of houses have a known sum, and so has whatever the cages inside and around leave
// over. Sources: R. Wilson, "Killer Sudoku tips", SudoCue; the measure of what pays: tests/bench.
#include <algorithm>
#include <map>

#include "sudoscope/constraints/network.hpp"

namespace sudoscope {
namespace {

// Longer sums say too little: cells of a derived sum of one sign, of both signs.
constexpr int kMostOfOneSign = 6;
constexpr int kMostMixed = 6;
constexpr int kMostLinesOfBlock = 5;

struct Block {
  CellBits cells;
  int total;
  int houses;
};

struct Cage {
  CellBits cells;
  int total;
};

// Rows and columns, up to some side by side; boxes or regions, and boxes side by side; other houses by themselves.
std::vector<Block> blocks_of(const Geometry& geometry) {
  const int side = geometry.side();
  const int house_total = side * (side + 1) / 2;
  std::vector<Block> blocks;
  const auto rectangle = [&](int top, int bottom, int left, int right, int houses) {
    Block block{{}, houses * house_total, houses};
    for (int row = top; row < bottom; ++row)
      for (int column = left; column < right; ++column) block.cells.add(static_cast<Cell>(row * side + column));
    blocks.push_back(block);
  };
  for (int lines = 1; lines <= kMostLinesOfBlock && lines < side; ++lines)
    for (int first = 0; first + lines <= side; ++first) {
      rectangle(first, first + lines, 0, side, lines);
      rectangle(0, side, first, first + lines, lines);
    }
  if (!geometry.is_jigsaw()) {
    const int height = geometry.box_height();
    const int width = geometry.box_width();
    for (int high = 1; high <= 2; ++high)
      for (int wide = 1; wide <= 2; ++wide)
        for (int top = 0; top + high * height <= side; top += height)
          for (int left = 0; left + wide * width <= side; left += width)
            rectangle(top, top + high * height, left, left + wide * width, high * wide);
  }
  const auto houses = geometry.houses();
  for (std::size_t id = 2 * static_cast<std::size_t>(side); id < houses.size(); ++id) {
    if (!geometry.is_jigsaw() && houses[id].kind == HouseKind::kBox) continue;
    Block block{{}, house_total, 1};
    for (const Cell cell : houses[id].cells) block.cells.add(cell);
    blocks.push_back(block);
  }
  return blocks;
}

// Cages that do not overlap, the smallest first.
std::vector<Cage> cages_of(const std::vector<CellSum>& sums) {
  std::vector<const CellSum*> sorted;
  for (const CellSum& sum : sums)
    if (std::all_of(sum.terms.begin(), sum.terms.end(), [](auto& term) { return term.weight == 1; }))
      sorted.push_back(&sum);
  std::stable_sort(sorted.begin(), sorted.end(), [](auto* a, auto* b) { return a->terms.size() < b->terms.size(); });
  std::vector<Cage> cages;
  CellBits used;
  for (const CellSum* sum : sorted) {
    Cage cage{{}, sum->total};
    for (const CellSum::Term& term : sum->terms) cage.cells.add(term.cell);
    if ((cage.cells & used).count() > 0) continue;
    used = used | cage.cells;
    cages.push_back(cage);
  }
  return cages;
}

CellSum sum_of(const CellBits& plus, const CellBits& minus, int total) {
  CellSum sum{kNoClue, {}, total};
  for (const Cell cell : plus.cells()) sum.terms.push_back({cell, 1});
  for (const Cell cell : minus.cells()) sum.terms.push_back({cell, -1});
  if (plus.count() == 0) {
    sum.total = -sum.total;
    for (CellSum::Term& term : sum.terms) term.weight = 1;
  }
  std::sort(sum.terms.begin(), sum.terms.end());
  return sum;
}

// kInside: only cages inside the block. kTouching: every cage that touches it. kSmaller: of each cage the smaller part.
enum class Take { kInside, kTouching, kSmaller };

bool takes(Take take, int inside, int outside) {
  return take == Take::kTouching || (take == Take::kInside ? outside == 0 : outside < inside);
}

// A long sum with the cells of a house in place of its other cells, where that leaves fewer: rows, columns or boxes,
// whichever leaves the fewest. Nothing if none leaves fewer.
std::vector<CellSum> shortened(const Geometry& geometry, const CellSum& sum) {
  const auto side = static_cast<std::size_t>(geometry.side());
  const int house_total = geometry.side() * (geometry.side() + 1) / 2;
  std::vector<CellSum> found;
  for (std::size_t first = 0; first < 3 * side; first += side) {
    std::vector<int> weights(static_cast<std::size_t>(geometry.cell_count()));
    for (const CellSum::Term& term : sum.terms) weights[term.cell] = term.weight;
    int total = sum.total;
    for (std::size_t house = first; house < first + side; ++house) {
      const auto& cells = geometry.houses()[house].cells;
      std::map<int, std::size_t> counts;
      for (const Cell cell : cells) ++counts[weights[cell]];
      for (const auto& [weight, count] : counts) {
        if (weight == 0 || count <= counts[0]) continue;
        for (const Cell cell : cells) weights[cell] -= weight;
        total -= weight * house_total;
        break;
      }
    }
    CellSum shorter{kNoClue, {}, total};
    for (std::size_t cell = 0; cell < weights.size(); ++cell)
      if (weights[cell] != 0) shorter.terms.push_back({static_cast<Cell>(cell), weights[cell]});
    if (shorter.terms.size() < sum.terms.size() && !shorter.terms.empty()) found.push_back(std::move(shorter));
  }
  return found;
}

std::vector<DerivedSum> derive_sums(const Geometry& geometry, const std::vector<CellSum>& sums) {
  const std::vector<Cage> cages = cages_of(sums);
  std::vector<DerivedSum> derived;
  for (const CellSum& sum : sums)
    if (sum.terms.size() > static_cast<std::size_t>(geometry.side()) / 2)
      for (CellSum& shorter : shortened(geometry, sum)) derived.push_back({std::move(shorter)});
  if (cages.empty()) return derived;
  const auto add = [&](const Block& block, const CellBits& plus, const CellBits& minus, int total) {
    derived.push_back({sum_of(plus, minus, total), block.cells, block.houses, block.total, block.total - total});
  };
  for (const Block& block : blocks_of(geometry)) {
    struct Share {
      const Cage* cage;
      CellBits inside;
      CellBits outside;
      int inside_count;
      int outside_count;
    };
    std::vector<Share> shares;
    for (const Cage& cage : cages) {
      const CellBits inside = cage.cells & block.cells;
      const int count = inside.count();
      if (count == 0) continue;
      const CellBits outside = without(cage.cells, block.cells);
      shares.push_back({&cage, inside, outside, count, outside.count()});
    }
    if (shares.empty()) continue;
    // A house without the cages inside it and without one cage that sticks out by one cell.
    if (block.houses == 1) {
      CellBits left = block.cells;
      int total = block.total;
      for (const Share& share : shares)
        if (share.outside_count == 0) {
          left = without(left, share.cage->cells);
          total -= share.cage->total;
        }
      for (const Share& share : shares) {
        if (share.outside_count != 1 || share.inside_count == 0) continue;
        const CellBits plus = without(left, share.inside);
        const int count = plus.count();
        if (count > 0 && count < kMostMixed) add(block, plus, share.outside, total - share.cage->total);
      }
    }
    for (const Take take : {Take::kInside, Take::kTouching, Take::kSmaller}) {
      CellBits plus = block.cells;
      CellBits minus;
      int total = block.total;
      bool is_any = false;
      for (const Share& share : shares) {
        if (!takes(take, share.inside_count, share.outside_count)) continue;
        is_any = true;
        plus = without(plus, share.inside);
        minus = minus | share.outside;
        total -= share.cage->total;
      }
      const int pluses = plus.count();
      const int minuses = minus.count();
      if (!is_any || pluses + minuses == 0 || (pluses > 2 && minuses > 2)) continue;
      if (pluses + minuses > (pluses > 0 && minuses > 0 ? kMostMixed : kMostOfOneSign)) continue;
      add(block, plus, minus, total);
    }
  }
  return derived;
}

}  // namespace

struct DerivedSums {
  std::vector<DerivedSum> list;
};

const std::vector<DerivedSum>& derived_sums(const Geometry& geometry) {
  const auto derive = [&] { return DerivedSums{derive_sums(geometry, compile_constraints(geometry).primitives.sums)}; };
  return geometry.derived_slot().get(derive).list;
}

}  // namespace sudoscope
