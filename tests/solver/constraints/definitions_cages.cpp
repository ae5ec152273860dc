// Rules of cages and other sets of cells.
#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

#include "full_grid.hpp"

namespace sudoscope::test::defined {
namespace {

bool counts_itself(const Grid&, const JsonValue&, const Values& cells) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](int value) { return std::count(cells.begin(), cells.end(), value) == value; });
}

bool lunchbox(const Grid&, const JsonValue& entry, const Values& cells) {
  auto low = std::min_element(cells.begin(), cells.end());
  auto high = std::max_element(cells.begin(), cells.end());
  if (low > high) std::swap(low, high);
  return all_differ(cells) && std::accumulate(low + 1, high, 0) == number(entry, 0);
}

bool rellik(const Grid&, const JsonValue& entry, const Values& cells) {
  for (unsigned set = 1; set < 1U << cells.size(); ++set) {
    int total = 0;
    for (std::size_t at = 0; at < cells.size(); ++at)
      if (set >> at & 1) total += cells[at];
    if (total == number(entry, 0)) return false;
  }
  return all_differ(cells);
}

}  // namespace

const EntryRules& cage_rules() {
  static const EntryRules rules{
      {"killercage", cages([](const Grid&, const JsonValue& e, const Values& cells) {
         return all_differ(cells) && (number(e, 0) == 0 || sum(cells) == number(e, 0));
       })},
      {"sumcage", cages([](const Grid&, const JsonValue& e, const Values& cells) {
         const JsonValue* weights = e.member("coefficients");
         int total = 0;
         for (std::size_t at = 0; at < cells.size(); ++at)
           total += cells[at] * (weights == nullptr ? 1 : std::atoi(std::string(weights->items[at].source).c_str()));
         return total == number(e, 0);
       })},
      {"equalsum",
       [](const Grid& g, const JsonValue& e) {
         std::set<int> sums;
         for (const auto& group : lists(e.member("groups"))) sums.insert(sum(values_at(g, group)));
         return sums.size() <= 1;
       }},
      {"extraregion", cages([](const Grid&, const JsonValue&, const Values& cells) { return all_differ(cells); })},
      {"rellikcage", cages(rellik)},
      {"equalitycage", cages([](const Grid& g, const JsonValue&, const Values& cells) {
         int odd = 0, low = 0, middle = 0;
         for (const int value : cells) odd += value % 2, low += 2 * value <= g.side, middle += 2 * value == g.side + 1;
         const int size = static_cast<int>(cells.size());
         return all_differ(cells) && middle == 0 && 2 * odd == size && 2 * low == size;
       })},
      {"lookandsay", cages([](const Grid&, const JsonValue& e, const Values& cells) {
         const std::string said = text(e);
         for (std::size_t at = 0; at + 1 < said.size(); at += 2)
           if (std::count(cells.begin(), cells.end(), said[at + 1] - '0') != said[at] - '0') return false;
         return true;
       })},
      {"countingcircles", cages(counts_itself)},
      {"countdistinct",
       [](const Grid& g, const JsonValue& e) {
         const Values cells = values_at(g, places(e.member("cells")));
         const auto own = place(*e.member("cell"));
         return g.at(own.row, own.column) == static_cast<int>(std::set<int>(cells.begin(), cells.end()).size());
       }},
      {"samevalues",
       [](const Grid& g, const JsonValue& e) {
         std::set<std::multiset<int>> seen;
         for (const auto& group : lists(e.member("groups"))) {
           const Values values = values_at(g, group);
           seen.insert(std::multiset<int>(values.begin(), values.end()));
         }
         return seen.size() <= 1;
       }},
      {"lunchbox", cages(lunchbox)},
  };
  return rules;
}

}  // namespace sudoscope::test::defined
