// One function for each kind, after the wording of the rule.
#include "definitions.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <regex>
#include <set>
#include <string>

#include "sudoscope/base/json_value.hpp"

namespace sudoscope::test {
namespace {

using Values = std::vector<int>;

// A full grid, and how an entry of a rule looks at it.
struct Grid {
  std::span<const Rule> all;
  std::span<const int> values;
  std::span<const int> boxes;
  int side;

  bool has(int row, int column) const { return row >= 1 && column >= 1 && row <= side && column <= side; }
  int at(int row, int column) const { return values[static_cast<std::size_t>((row - 1) * side + column - 1)]; }
  int box(int row, int column) const { return boxes[static_cast<std::size_t>((row - 1) * side + column - 1)]; }
};

struct Place {
  int row;
  int column;
  friend auto operator<=>(const Place&, const Place&) = default;
};

Place place(const JsonValue& name) {
  const auto c = name.text.find('C');
  return {std::atoi(name.text.substr(1, c - 1).c_str()), std::atoi(name.text.substr(c + 1).c_str())};
}

std::vector<Place> places(const JsonValue* list) {
  std::vector<Place> found;
  if (list != nullptr)
    for (const JsonValue& item : list->items) found.push_back(place(item));
  return found;
}

std::vector<std::vector<Place>> lists(const JsonValue* list) {
  std::vector<std::vector<Place>> found;
  if (list != nullptr)
    for (const JsonValue& item : list->items) found.push_back(places(&item));
  return found;
}

Values values_at(const Grid& grid, const std::vector<Place>& cells) {
  Values found;
  for (const auto& [row, column] : cells) found.push_back(grid.at(row, column));
  return found;
}

int sum(const Values& values) { return std::accumulate(values.begin(), values.end(), 0); }
bool all_differ(Values values) {
  std::sort(values.begin(), values.end());
  return std::adjacent_find(values.begin(), values.end()) == values.end();
}

std::string text(const JsonValue& entry, std::string_view member = "value") {
  const JsonValue* value = entry.member(member);
  return value == nullptr ? "" : value->is(JsonValue::Kind::kString) ? value->text : std::string(value->source);
}
int number(const JsonValue& entry, int missing) {
  return text(entry).empty() ? missing : std::atoi(text(entry).c_str());
}

// Visits all pairs of orthogonal neighbours.
bool neighbours(const Grid& grid, const std::function<bool(Place, Place)>& holds) {
  for (int row = 1; row <= grid.side; ++row)
    for (int column = 1; column <= grid.side; ++column) {
      if (column < grid.side && !holds({row, column}, {row, column + 1})) return false;
      if (row < grid.side && !holds({row, column}, {row + 1, column})) return false;
    }
  return true;
}

std::vector<JsonValue> entries_of(const Grid& grid, std::string_view name) {
  for (const Rule& rule : grid.all)
    if (rule.name == name) return parse_json(rule.data).value().items;
  return {};
}

bool is_marked(const Grid& grid, std::string_view kind, Place a, Place b) {
  for (const JsonValue& entry : entries_of(grid, kind)) {
    const auto cells = places(entry.member("cells"));
    if ((cells[0] == a && cells[1] == b) || (cells[0] == b && cells[1] == a)) return true;
  }
  return false;
}

bool apart(const Grid& grid, const std::function<bool(int down, int right, int value)>& is_forbidden) {
  for (int row = 1; row <= grid.side; ++row)
    for (int column = 1; column <= grid.side; ++column)
      for (int r = 1; r <= grid.side; ++r)
        for (int c = 1; c <= grid.side; ++c)
          if ((r != row || c != column) && grid.at(r, c) == grid.at(row, column) &&
              is_forbidden(std::abs(r - row), std::abs(c - column), grid.at(r, c)))
            return false;
  return true;
}

bool squares(const Grid& grid, const std::function<int(int)>& group) {
  for (int row = 1; row < grid.side; ++row)
    for (int column = 1; column < grid.side; ++column) {
      const std::set<int> seen{group(grid.at(row, column)), group(grid.at(row, column + 1)),
                               group(grid.at(row + 1, column)), group(grid.at(row + 1, column + 1))};
      if (seen.size() != 3) return false;
    }
  return true;
}

int third(int value, int side) {
  const int low = (side + 1) / 3;
  return value <= low ? 0 : value > side - low ? 2 : 1;
}

Values seen_from(const Grid& grid, Place from) {
  const bool is_row = from.column == 0 || from.column == grid.side + 1;
  const int step = (is_row ? from.column : from.row) == 0 ? 1 : -1;
  Values found;
  for (int at = step > 0 ? 1 : grid.side; at >= 1 && at <= grid.side; at += step)
    found.push_back(is_row ? grid.at(from.row, at) : grid.at(at, from.column));
  return found;
}

bool successive(const Values& line, std::size_t groups, const std::function<int(int)>& group) {
  for (std::size_t first = 0; first < line.size(); ++first)
    for (std::size_t second = first + 1; second < line.size() && second < first + groups; ++second)
      if (group(line[first]) == group(line[second])) return false;
  return true;
}

bool cut_into(const Values& line, int total) {
  int piece = 0;
  for (const int value : line) {
    piece += value;
    if (piece > total) return false;
    if (piece == total) piece = 0;
  }
  return piece == 0;
}

using Entry = std::function<bool(const Grid&, const JsonValue&)>;
using Line = std::function<bool(const Grid&, const JsonValue&, const Values&, const std::vector<Place>&)>;
using Side = std::function<bool(const Grid&, int value, const Values&)>;

Entry lines(Line holds) {
  return [holds = std::move(holds)](const Grid& grid, const JsonValue& entry) {
    for (const auto& cells : lists(entry.member("lines")))
      if (!holds(grid, entry, values_at(grid, cells), cells)) return false;
    return true;
  };
}
Entry views(Side holds) {
  return [holds = std::move(holds)](const Grid& grid, const JsonValue& entry) {
    return text(entry).empty() || holds(grid, number(entry, 0), seen_from(grid, place(*entry.member("cell"))));
  };
}
Entry cages(std::function<bool(const Grid&, const JsonValue&, const Values&)> holds) {
  return [holds = std::move(holds)](const Grid& grid, const JsonValue& entry) {
    return holds(grid, entry, values_at(grid, places(entry.member("cells"))));
  };
}
Entry pairs(std::function<bool(const JsonValue&, int, int)> holds) {
  return cages([holds = std::move(holds)](const Grid&, const JsonValue& entry, const Values& cells) {
    return holds(entry, cells[0], cells[1]);
  });
}
Line chain(std::function<bool(int, int)> holds) {
  return [holds = std::move(holds)](const Grid&, const JsonValue&, const Values& line, const std::vector<Place>&) {
    for (std::size_t at = 1; at < line.size(); ++at)
      if (!holds(line[at - 1], line[at])) return false;
    return true;
  };
}

const std::map<std::string, std::function<bool(const Grid&)>, std::less<>>& grid_rules() {
  static const std::map<std::string, std::function<bool(const Grid&)>, std::less<>> rules{
      {"antiknight", [](const Grid& g) { return apart(g, [](int d, int r, int) { return d * r == 2; }); }},
      {"antiking", [](const Grid& g) { return apart(g, [](int d, int r, int) { return d <= 1 && r <= 1; }); }},
      {"antitaxicab", [](const Grid& g) { return apart(g, [](int d, int r, int value) { return d + r == value; }); }},
      {"nonconsecutive",
       [](const Grid& g) {
         const bool has_dots = !entries_of(g, "difference").empty();
         return neighbours(g, [&](Place a, Place b) {
           const bool is_exempt = has_dots && (is_marked(g, "difference", a, b) || is_marked(g, "ratio", a, b));
           return is_exempt || std::abs(g.at(a.row, a.column) - g.at(b.row, b.column)) != 1;
         });
       }},
      {"globalentropy", [](const Grid& g) { return squares(g, [&](int value) { return third(value, g.side); }); }},
      {"globalmodular", [](const Grid& g) { return squares(g, [](int value) { return value % 3; }); }},
      {"dutchflatmates",
       [](const Grid& g) {
         for (int row = 1; row <= g.side; ++row)
           for (int column = 1; column <= g.side; ++column) {
             if (g.at(row, column) != (g.side + 1) / 2) continue;
             const bool above = row > 1 && g.at(row - 1, column) == 1;
             const bool below = row < g.side && g.at(row + 1, column) == g.side;
             if (!above && !below) return false;
           }
         return true;
       }},
  };
  return rules;
}

bool negative(const Grid& g, const JsonValue& entry) {
  if (entry.text == "xv")
    return neighbours(g, [&](Place a, Place b) {
      const int total = g.at(a.row, a.column) + g.at(b.row, b.column);
      return is_marked(g, "xv", a, b) || (total != 5 && total != 10);
    });
  std::set<int> ratios;
  for (const JsonValue& dot : entries_of(g, "ratio")) ratios.insert(number(dot, 2));
  if (ratios.empty()) ratios.insert(2);
  return neighbours(g, [&](Place a, Place b) {
    if (is_marked(g, "ratio", a, b) || is_marked(g, "difference", a, b)) return true;
    const int x = g.at(a.row, a.column);
    const int y = g.at(b.row, b.column);
    return std::none_of(ratios.begin(), ratios.end(), [&](int ratio) { return x == y * ratio || y == x * ratio; });
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

bool arrow(const Grid& g, const JsonValue& entry) {
  auto bulb = places(entry.member("cells"));
  std::sort(bulb.begin(), bulb.end());
  int wanted = 0;
  for (const int digit : values_at(g, bulb)) wanted = wanted * 10 + digit;
  for (auto shaft : lists(entry.member("lines"))) {
    if (std::find(bulb.begin(), bulb.end(), shaft[0]) != bulb.end()) shaft.erase(shaft.begin());
    if (!shaft.empty() && sum(values_at(g, shaft)) != wanted) return false;
  }
  return true;
}

bool region_sums(const Grid& g, const JsonValue&, const Values& line, const std::vector<Place>& cells) {
  std::vector<int> sums;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool goes_on =
        at > 0 && g.box(cells[at].row, cells[at].column) == g.box(cells[at - 1].row, cells[at - 1].column);
    if (!goes_on) sums.push_back(0);
    sums.back() += line[at];
  }
  return std::adjacent_find(sums.begin(), sums.end(), std::not_equal_to<>()) == sums.end();
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

bool little_killer(const Grid& g, const JsonValue& entry) {
  if (text(entry).empty()) return true;
  auto [row, column] = place(*entry.member("cell"));
  const std::string way = entry.member("direction")->text;
  int total = 0;
  for (int step = 0; step <= g.side; ++step) {
    row += way[0] == 'D' ? 1 : -1;
    column += way[1] == 'R' ? 1 : -1;
    if (g.has(row, column)) total += g.at(row, column);
  }
  return total == number(entry, 0);
}

bool full_rank(const Grid& g, const JsonValue& entry) {
  const auto own = place(*entry.member("cell"));
  int less = 0;
  for (int at = 1; at <= g.side; ++at)
    for (const Place& end : {Place{0, at}, Place{g.side + 1, at}, Place{at, 0}, Place{at, g.side + 1}})
      less += seen_from(g, end) < seen_from(g, own);
  return less + 1 == number(entry, 0);
}

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

const std::map<std::string, Entry, std::less<>>& entry_rules() {
  static const std::map<std::string, Entry, std::less<>> rules{
      {"negative", negative},
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
      {"thermometer", lines(chain([](int a, int b) { return a < b; }))},
      {"slowthermometer", lines(chain([](int a, int b) { return a <= b; }))},
      {"arrow", arrow},
      {"doublearrow", lines([](const Grid&, const JsonValue&, const Values& line, auto&) {
         return line.size() < 3 || 2 * (line.front() + line.back()) == sum(line);
       })},
      {"palindrome", lines([](const Grid&, const JsonValue&, const Values& line, auto&) {
         return Values(line.rbegin(), line.rend()) == line;
       })},
      {"renban", lines([](const Grid&, const JsonValue&, const Values& line, auto&) {
         const auto [low, high] = std::minmax_element(line.begin(), line.end());
         return all_differ(line) && *high - *low + 1 == static_cast<int>(line.size());
       })},
      {"whispers", lines([](const Grid& g, const JsonValue& e, const Values& line, auto& cells) {
         const int least = number(e, (g.side + 1) / 2);
         return chain([least](int a, int b) { return std::abs(a - b) >= least; })(g, e, line, cells);
       })},
      {"nabner", lines([](const Grid&, const JsonValue&, Values line, auto&) {
         std::sort(line.begin(), line.end());
         for (std::size_t at = 1; at < line.size(); ++at)
           if (line[at] - line[at - 1] < 2) return false;
         return true;
       })},
      {"parityline", lines(chain([](int a, int b) { return (a + b) % 2 == 1; }))},
      {"entropicline", lines([](const Grid& g, const JsonValue&, const Values& line, auto&) {
         return successive(line, 3, [&](int value) { return third(value, g.side); });
       })},
      {"modularline", lines([](const Grid&, const JsonValue& e, const Values& line, auto&) {
         const int modulus = number(e, 3);
         return successive(line, static_cast<std::size_t>(modulus), [&](int value) { return value % modulus; });
       })},
      {"regionsumline", lines(region_sums)},
      {"sumline", lines([](const Grid&, const JsonValue& e, Values line, auto& cells) {
         if (e.member("loop") == nullptr) return cut_into(line, number(e, 0));
         if (cells.front() == cells.back()) line.pop_back();
         for (std::size_t turn = 0; turn < line.size(); ++turn) {
           if (cut_into(line, number(e, 0))) return true;
           std::rotate(line.begin(), line.begin() + 1, line.end());
         }
         return false;
       })},
      {"betweenline", lines([](const Grid&, const JsonValue&, const Values& line, auto&) {
         if (line.size() < 3) return true;
         const auto [low, high] = std::minmax(line.front(), line.back());
         return std::all_of(line.begin() + 1, line.end() - 1, [&](int value) { return low < value && value < high; });
       })},
      {"lockout", lines([](const Grid&, const JsonValue& e, const Values& line, auto&) {
         const auto [low, high] = std::minmax(line.front(), line.back());
         return high - low >= number(e, 4) &&
                std::all_of(line.begin() + 1, line.end() - 1, [&](int value) { return value < low || value > high; });
       })},
      {"zipperline", lines([](const Grid&, const JsonValue&, const Values& line, auto&) {
         std::set<int> sums;
         for (std::size_t at = 0; at < line.size() / 2; ++at) sums.insert(line[at] + line[line.size() - 1 - at]);
         if (line.size() % 2 == 1) sums.insert(line[line.size() / 2]);
         return sums.size() <= 1;
       })},
      {"sequence", lines([](const Grid&, const JsonValue&, const Values& line, auto&) {
         for (std::size_t at = 2; at < line.size(); ++at)
           if (line[at] - line[at - 1] != line[1] - line[0]) return false;
         return true;
       })},
      {"valueindexing", lines([](const Grid&, const JsonValue&, const Values& line, auto&) {
         const auto at = static_cast<std::size_t>(1 + line[1]);
         return at < line.size() && line[at] == line[0];
       })},
      {"pairwise", lines([](const Grid& g, const JsonValue& e, const Values& line, auto&) {
         const std::string allowed = e.member("pairs")->text;
         const bool is_all = e.member("all") != nullptr && e.member("all")->is(JsonValue::Kind::kTrue);
         for (std::size_t a = 0; a < line.size(); ++a)
           for (std::size_t b = a + 1; b < (is_all ? line.size() : std::min(line.size(), a + 2)); ++b)
             if (allowed[static_cast<std::size_t>((line[a] - 1) * g.side + line[b] - 1)] != '1') return false;
         return true;
       })},
      {"regex", lines([](const Grid&, const JsonValue& e, const Values& line, auto&) {
         std::string word;
         for (const int value : line) word += static_cast<char>('0' + value);
         return std::regex_match(word, std::regex(text(e)));
       })},
      {"sandwichsum", views([](const Grid& g, int value, const Values& line) {
         auto first = std::find(line.begin(), line.end(), 1);
         auto last = std::find(line.begin(), line.end(), g.side);
         if (first > last) std::swap(first, last);
         return std::accumulate(first + 1, last, 0) == value;
       })},
      {"xsum", views([](const Grid&, int value, const Values& line) {
         return std::accumulate(line.begin(), line.begin() + line[0], 0) == value;
       })},
      {"skyscraper", views([](const Grid&, int value, const Values& line) {
         int top = 0, seen = 0;
         for (const int each : line)
           if (each > top) top = each, ++seen;
         return seen == value;
       })},
      {"hiddenskyscraper", views([](const Grid&, int value, const Values& line) {
         int top = 0;
         for (const int each : line) {
           if (each < top) return each == value;
           top = each;
         }
         return false;
       })},
      {"numberedroom", views([](const Grid&, int value, const Values& line) {
         return line[static_cast<std::size_t>(line[0] - 1)] == value;
       })},
      {"littlekillersum", little_killer},
      {"fullrank", full_rank},
  };
  return rules;
}

}  // namespace

bool is_defined(std::string_view name) { return grid_rules().contains(name) || entry_rules().contains(name); }

bool keeps(std::span<const Rule> all, const Rule& rule, std::span<const int> values, std::span<const int> boxes,
           int side) {
  const Grid grid{all, values, boxes, side};
  if (const auto known = grid_rules().find(rule.name); known != grid_rules().end()) return known->second(grid);
  const auto known = entry_rules().find(rule.name);
  if (known == entry_rules().end()) return true;
  const auto json = parse_json(rule.data);
  for (const JsonValue& entry : json.value().items)
    if (!known->second(grid, entry)) return false;
  return true;
}

}  // namespace sudoscope::test
