// Rules of cells and pairs.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

#include "full_grid.hpp"

namespace sudoscope::test::defined {
namespace {

Entry pairs(std::function<bool(const JsonValue&, int, int)> holds) {
  return cages([holds = std::move(holds)](const Grid&, const JsonValue& entry, const Values& cells) {
    return holds(entry, cells[0], cells[1]);
  });
}

template <int kSign>
bool extreme(const Grid& g, const JsonValue& entry) {
  const auto [row, column] = place(*entry.member("cell"));
  std::set<Place> marked;
  for (const JsonValue& other : entries_of(g, kSign > 0 ? "maximum" : "minimum"))
    marked.insert(place(*other.member("cell")));
  for (const auto& [r, c] :
       {Place{row - 1, column}, Place{row + 1, column}, Place{row, column - 1}, Place{row, column + 1}})
    if (g.has(r, c) && !marked.contains({r, c}) && kSign * (g.at(row, column) - g.at(r, c)) <= 0) return false;
  return true;
}

bool index_column(const Grid& g, const JsonValue& entry) {
  for (const auto& [row, column] : places(entry.member("cells")))
    if (g.at(row, g.at(row, column)) != column) return false;
  return true;
}

bool index_row(const Grid& g, const JsonValue& entry) {
  for (const auto& [row, column] : places(entry.member("cells")))
    if (g.at(g.at(row, column), column) != row) return false;
  return true;
}

}  // namespace

const EntryRules& cell_rules() {
  static const EntryRules rules{
      {"odd",
       [](const Grid& g, const JsonValue& e) {
         const auto p = place(*e.member("cell"));
         return g.at(p.row, p.column) % 2 == 1;
       }},
      {"even",
       [](const Grid& g, const JsonValue& e) {
         const auto p = place(*e.member("cell"));
         return g.at(p.row, p.column) % 2 == 0;
       }},
      {"minimum", extreme<-1>},
      {"maximum", extreme<1>},
      {"difference", pairs([](const JsonValue& e, int a, int b) { return std::abs(a - b) == number(e, 1); })},
      {"ratio", pairs([](const JsonValue& e, int a, int b) { return a == b * number(e, 2) || b == a * number(e, 2); })},
      {"xv",
       pairs([](const JsonValue& e, int a, int b) { return text(e).empty() || a + b == (text(e) == "X" ? 10 : 5); })},
      {"inequality", pairs([](const JsonValue& e, int a, int b) { return text(e) == ">" ? a > b : a < b; })},
      {"quadruple", cages([](const Grid&, const JsonValue& e, const Values& cells) {
         std::map<int, int> wanted;
         for (const JsonValue& value : e.member("values")->items)
           ++wanted[std::atoi(std::string(value.source).c_str())];
         return std::all_of(wanted.begin(), wanted.end(), [&](auto& each) {
           return std::count(cells.begin(), cells.end(), each.first) >= each.second;
         });
       })},
      {"clone",
       [](const Grid& g, const JsonValue& e) {
         return values_at(g, places(e.member("cells"))) == values_at(g, places(e.member("cloneCells")));
       }},
      {"rowindexer", index_row},
      {"columnindexer", index_column},
  };
  return rules;
}

}  // namespace sudoscope::test::defined
