#include "random_rules.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sudoscope::test {
namespace {

// Draws members of entries in the form of f-puzzles. Cells need not be next to each other.
class Entries {
 public:
  Entries(Rng& rng, int side) : rng_(rng), side_(static_cast<std::size_t>(side)) {}

  std::size_t side() const { return side_; }
  // The sum of a house.
  std::size_t house() const { return side_ * (side_ + 1) / 2; }

  // One of 1..most.
  std::string number(std::size_t most) { return std::to_string(1 + rng_.below(most)); }
  std::string digit() { return number(side_); }
  // A sum between the ends of a house: 0 is one too.
  std::string sum_between() { return text_value(std::to_string(rng_.below(house() - 4))); }
  std::string value(std::size_t most) { return text_value(number(most)); }
  static std::string text_value(const std::string& text) { return ",\"value\":\"" + text + '"'; }
  // The value, or nothing, as often.
  std::string perhaps(const std::string& member) { return rng_.below(2) ? member : ""; }
  std::string either(const char* one, const char* other) { return rng_.below(2) ? one : other; }
  std::size_t below(std::size_t end) { return rng_.below(end); }

  // Its negative rule: all marks of the kind are given.
  std::string mark() {
    constexpr std::array<const char*, 3> kMarks{"\"ratio\"", "\"difference\"", "\"xv\""};
    return kMarks[rng_.below(kMarks.size())];
  }
  // One that definitions_lines.cpp knows.
  std::string automaton() {
    constexpr std::array<const char*, 3> kAutomata{"RNPsPw3jAA", "RN3tbte19WA", "BNR0CSMgrOpZ"};
    return kAutomata[rng_.below(kAutomata.size())];
  }
  std::string cell() { return "\"cell\":" + name(rng_.below(side_ * side_)); }
  std::string neighbours() {
    const std::size_t first = rng_.below(side_) * side_ + rng_.below(side_ - 1);
    return "\"cells\":" + names({first, first + 1});
  }
  // `count` different cells in a random order.
  std::vector<std::size_t> some(std::size_t count) {
    const std::size_t all = side_ * side_;
    std::vector<std::size_t> cells(all);
    std::iota(cells.begin(), cells.end(), std::size_t{0});
    for (std::size_t at = 0; at < count; ++at) std::swap(cells[at], cells[at + rng_.below(all - at)]);
    cells.resize(count);
    return cells;
  }
  std::string list(std::size_t count) { return names(some(count)); }
  std::string cage(std::size_t least, std::size_t most) { return "\"cells\":" + list(between(least, most)); }
  std::string line(std::size_t least, std::size_t most) { return "\"lines\":[" + list(between(least, most)) + ']'; }
  std::string groups(std::size_t one, std::size_t other) {
    return "\"groups\":[" + list(one) + ',' + list(other) + ']';
  }
  std::string arrow() {
    const auto cells = some(3);
    return "\"cells\":" + names({cells[0]}) + ",\"lines\":[" + names(cells) + ']';
  }
  std::string diagonal() {
    return "\"cell\":\"R0C" + std::to_string(rng_.below(side_ - 1)) + "\",\"direction\":\"DR\"";
  }
  std::string beside() {
    const std::string at = digit();
    const std::string last = std::to_string(side_ + 1);
    const std::array<std::string, 4> ends{"R0C" + at, 'R' + last + 'C' + at, 'R' + at + "C0", 'R' + at + 'C' + last};
    return "\"cell\":\"" + ends[rng_.below(4)] + '"';
  }

 private:
  std::size_t between(std::size_t least, std::size_t most) { return least + rng_.below(most - least + 1); }
  std::string name(std::size_t cell) const {
    return "\"R" + std::to_string(cell / side_ + 1) + 'C' + std::to_string(cell % side_ + 1) + '"';
  }
  std::string names(const std::vector<std::size_t>& cells) const {
    std::string list;
    for (const std::size_t each : cells) list += (list.empty() ? "" : ",") + name(each);
    return '[' + list + ']';
  }

  Rng& rng_;
  std::size_t side_;
};

struct Kind {
  const char* name;
  std::string (*entry)(Entries&);  // the members of an object, or a name; nullptr: a rule of the whole grid
};

std::string alternatives(Entries& draw);

constexpr Kind kKinds[] = {
    {"antiknight", nullptr},
    {"antiking", nullptr},
    {"antitaxicab", nullptr},
    {"nonconsecutive", nullptr},
    {"globalentropy", nullptr},
    {"globalmodular", nullptr},
    {"negative", [](Entries& draw) { return draw.mark(); }},
    {"dutchflatmates", nullptr},
    {"odd", [](Entries& draw) { return draw.cell(); }},
    {"even", [](Entries& draw) { return draw.cell(); }},
    {"minimum", [](Entries& draw) { return draw.cell(); }},
    {"maximum", [](Entries& draw) { return draw.cell(); }},
    {"difference", [](Entries& draw) { return draw.neighbours() + draw.perhaps(draw.value(draw.side() - 1)); }},
    {"ratio", [](Entries& draw) { return draw.neighbours() + draw.perhaps(draw.value(draw.side())); }},
    {"xv", [](Entries& draw) { return draw.neighbours() + Entries::text_value("V"); }},
    {"inequality", [](Entries& draw) { return draw.neighbours() + Entries::text_value(draw.either("<", ">")); }},
    {"quadruple",
     [](Entries& draw) { return draw.cage(4, 4) + ",\"values\":[" + draw.digit() + ',' + draw.digit() + ']'; }},
    {"clone", [](Entries& draw) { return draw.cage(2, 2) + ",\"cloneCells\":" + draw.list(2); }},
    {"rowindexer", [](Entries& draw) { return draw.cage(1, 2); }},
    {"columnindexer", [](Entries& draw) { return draw.cage(1, 2); }},
    {"killercage", [](Entries& draw) { return draw.cage(1, 4) + draw.value(draw.house()); }},
    {"sumcage", [](Entries& draw) { return draw.cage(2, 3) + draw.value(3 * draw.side()); }},
    {"sumcage",
     [](Entries& draw) {
       return draw.cage(2, 2) + ",\"coefficients\":[10,1]" + Entries::text_value(draw.digit() + draw.digit());
     }},
    {"sumcage", [](Entries& draw) { return draw.cage(3, 3) + ",\"coefficients\":[2,-3,1]" + draw.value(draw.side()); }},
    {"equalsum", [](Entries& draw) { return draw.groups(2, 3); }},
    {"extraregion", [](Entries& draw) { return draw.cage(3, 3); }},
    {"rellikcage", [](Entries& draw) { return draw.cage(2, 3) + draw.value(draw.side() + 2); }},
    {"equalitycage", [](Entries& draw) { return draw.cage(2, 4); }},
    {"lookandsay", [](Entries& draw) { return draw.cage(3, 5) + Entries::text_value(draw.number(2) + draw.digit()); }},
    {"countingcircles", [](Entries& draw) { return draw.cage(3, 7); }},
    {"countdistinct", [](Entries& draw) { return draw.cell() + ',' + draw.cage(2, 5); }},
    {"samevalues", [](Entries& draw) { return draw.groups(3, 3); }},
    {"lunchbox", [](Entries& draw) { return draw.cage(2, 4) + draw.sum_between(); }},
    {"thermometer", [](Entries& draw) { return draw.line(2, 3); }},
    {"slowthermometer", [](Entries& draw) { return draw.line(2, 4); }},
    {"arrow", [](Entries& draw) { return draw.arrow(); }},
    {"doublearrow", [](Entries& draw) { return draw.line(3, 5); }},
    {"palindrome", [](Entries& draw) { return draw.line(2, 4); }},
    {"renban", [](Entries& draw) { return draw.line(2, 4); }},
    {"whispers", [](Entries& draw) { return draw.line(2, 3) + draw.perhaps(draw.value(draw.side() - 1)); }},
    {"nabner", [](Entries& draw) { return draw.line(2, 2); }},
    {"modularline", [](Entries& draw) { return draw.line(2, 4) + draw.value(3); }},
    {"regionsumline", [](Entries& draw) { return draw.line(3, 5); }},
    {"sumline",
     [](Entries& draw) { return draw.line(2, 4) + draw.value(draw.side() + 1) + draw.perhaps(",\"loop\":true"); }},
    {"betweenline", [](Entries& draw) { return draw.line(3, 4); }},
    {"lockout", [](Entries& draw) { return draw.line(3, 4) + draw.value(draw.side() - 1); }},
    {"zipperline", [](Entries& draw) { return draw.line(3, 4); }},
    {"sequence", [](Entries& draw) { return draw.line(3, 4); }},
    {"automaton", [](Entries& draw) { return draw.line(2, 5) + Entries::text_value(draw.automaton()); }},
    {"automaton",
     [](Entries& draw) {
       const std::string lines = "\"lines\":[" + draw.list(1 + draw.below(2)) + ',' + draw.list(2) + "]";
       return lines + ",\"segments\":true" + Entries::text_value(draw.either("RRP2EfDPGA", "RNPsPw3jAA"));
     }},
    {"littlekillersum", [](Entries& draw) { return draw.diagonal() + draw.value(3 * draw.side()); }},
    {"sandwichsum", [](Entries& draw) { return draw.beside() + draw.sum_between(); }},
    {"xsum", [](Entries& draw) { return draw.beside() + draw.value(draw.house()); }},
    {"skyscraper", [](Entries& draw) { return draw.beside() + draw.value(draw.side()); }},
    {"hiddenskyscraper", [](Entries& draw) { return draw.beside() + draw.value(draw.side()); }},
    {"numberedroom", [](Entries& draw) { return draw.beside() + draw.value(draw.side()); }},
    {"fullrank", [](Entries& draw) { return draw.beside() + draw.value(draw.side() * draw.side()); }},
    {"eitheror", alternatives},
};

// Digits of a cell, or a clue of another kind. Houses, ranks and rules of the whole grid cannot be alternatives.
std::string alternative(Entries& draw) {
  if (draw.below(3) == 0) return "{\"digits\":[{" + draw.cell() + ",\"values\":[" + draw.digit() + "]}]}";
  while (true) {
    const auto& [name, entry] = kKinds[draw.below(std::size(kKinds))];
    constexpr std::array<std::string_view, 4> kOthers{"negative", "extraregion", "fullrank", "eitheror"};
    if (entry == nullptr || std::find(kOthers.begin(), kOthers.end(), name) != kOthers.end()) continue;
    return std::string("{\"") + name + "\":[{" + entry(draw) + "}]}";
  }
}

std::string alternatives(Entries& draw) {
  std::string all = alternative(draw);
  for (std::size_t more = 1 + draw.below(2); more > 0; --more) all += ',' + alternative(draw);
  return "\"any\":[" + all + ']';
}

}  // namespace

std::size_t rule_kinds() { return std::size(kKinds); }

Constraint random_rule(Rng& rng, int side, std::size_t kind) {
  const auto& [name, entry] = kKinds[kind];
  if (entry == nullptr) return {name};
  Entries draw(rng, side);
  const auto drawn = [&] {
    const std::string members = entry(draw);
    return members.find(':') == std::string::npos ? members : '{' + members + '}';
  };
  std::string entries = drawn();
  if (rng.below(2)) entries += ',' + drawn();
  return {name, '[' + entries + ']'};
}

}  // namespace sudoscope::test
