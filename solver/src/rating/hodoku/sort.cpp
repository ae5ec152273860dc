#include "rating/hodoku/sort.hpp"

#include <algorithm>
#include <tuple>

namespace sudoscope::rating::hodoku {
namespace {

// The later a candidate comes in the list, the more its cell counts.
int weight_of(const std::vector<Single>& candidates) {
  int weight = 0;
  int factor = 1;
  for (const Single& each : candidates) {
    weight += each.cell * factor + each.digit + 1;
    factor += 80;
  }
  return weight;
}

bool takes_the_same(const Found& a, const Found& b) {
  const auto has = [](const std::vector<Single>& list, const Single& wanted) {
    return std::any_of(list.begin(), list.end(),
                       [&](const Single& each) { return each.cell == wanted.cell && each.digit == wanted.digit; });
  };
  return a.technique == b.technique && a.gone.size() == b.gone.size() &&
         std::all_of(a.gone.begin(), a.gone.end(), [&](const Single& each) { return has(b.gone, each); });
}

bool is_better(const Found& a, const Found& b) {
  if (a.gone.size() != b.gone.size()) return a.gone.size() > b.gone.size();
  if (!takes_the_same(a, b)) return weight_of(a.gone) < weight_of(b.gone);
  return a.length < b.length;
}

}  // namespace

void put_in_order(std::vector<Single>& candidates) {
  const auto key = [](const Single& each) { return std::tuple(each.digit, each.cell); };
  std::sort(candidates.begin(), candidates.end(), [&](const Single& a, const Single& b) { return key(a) < key(b); });
  const auto last = std::unique(candidates.begin(), candidates.end(),
                                [&](const Single& a, const Single& b) { return key(a) == key(b); });
  candidates.erase(last, candidates.end());
}

Found best_of(std::vector<Found>& steps) { return std::move(*std::min_element(steps.begin(), steps.end(), is_better)); }

}  // namespace sudoscope::rating::hodoku
