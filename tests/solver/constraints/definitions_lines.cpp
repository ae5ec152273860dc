// Rules of lines.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <regex>
#include <set>
#include <utility>

#include "full_grid.hpp"

namespace sudoscope::test::defined {
namespace {

using Line = std::function<bool(const Grid&, const JsonValue&, const Values&, const std::vector<Place>&)>;

Entry lines(Line holds) {
  return [holds = std::move(holds)](const Grid& grid, const JsonValue& entry) {
    for (const auto& cells : lists(entry.member("lines")))
      if (!holds(grid, entry, values_at(grid, cells), cells)) return false;
    return true;
  };
}

Line chain(std::function<bool(int, int)> holds) {
  return [holds = std::move(holds)](const Grid&, const JsonValue&, const Values& line, const std::vector<Place>&) {
    for (std::size_t at = 1; at < line.size(); ++at)
      if (!holds(line[at - 1], line[at])) return false;
    return true;
  };
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

bool steps_of_two(const Values& line) {
  for (std::size_t at = 1; at < line.size(); ++at)
    if (std::abs(line[at] - line[at - 1]) > 2) return false;
  return true;
}

bool has_one_before_two_or_three(const Values& line) {
  for (std::size_t at = 1; at < line.size(); ++at)
    if (line[at - 1] == 1 && (line[at] == 2 || line[at] == 3)) return true;
  return false;
}

bool region_sums(const Grid& g, const JsonValue&, const Values& line, const std::vector<Place>& cells) {
  if (g.box(1, 1) == g.box(1, g.side)) return true;  // the boxes are the rows: there are none
  std::vector<int> sums;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool goes_on =
        at > 0 && g.box(cells[at].row, cells[at].column) == g.box(cells[at - 1].row, cells[at - 1].column);
    if (!goes_on) sums.push_back(0);
    sums.back() += line[at];
  }
  return std::adjacent_find(sums.begin(), sums.end(), std::not_equal_to<>()) == sums.end();
}

struct KnownAutomaton {
  int digits;  // it has no step with a larger one
  bool (*keeps)(const Values&);
  // On a grid with just these digits it has steps from a segment of a line to the next, each of which keeps the rule.
  bool joins = false;
};

// The automata that random_rules.cpp draws and that known puzzles have, by their packed text.
bool automaton(const Grid& grid, const JsonValue& entry, const Values& line, const std::vector<Place>&) {
  static constexpr auto kMultipleOfThree = [](const Values& values) { return sum(values) % 3 == 0; };
  static const std::map<std::string, KnownAutomaton, std::less<>> kAutomata{
      {"RNPsPw3jAA", {4, kMultipleOfThree}},
      {"RRP2EfDPGA", {4, kMultipleOfThree, true}},
      {"RVP7DH8MP4ww", {6, kMultipleOfThree}},
      {"RN3tbte19WA", {4, steps_of_two}},
      {"BNR0CSMgrOpZ", {4, has_one_before_two_or_three}},
      {"BVR8AiIZCmCVLY1RUg", {6, has_one_before_two_or_three}},
  };
  const KnownAutomaton& known = kAutomata.at(text(entry));
  if (entry.member("segments") != nullptr && (!known.joins || grid.side != known.digits)) return false;
  return std::all_of(line.begin(), line.end(), [&](int value) { return value <= known.digits; }) && known.keeps(line);
}

}  // namespace

const EntryRules& line_rules() {
  static const EntryRules rules{
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
      {"automaton", lines(automaton)},
  };
  return rules;
}

}  // namespace sudoscope::test::defined
