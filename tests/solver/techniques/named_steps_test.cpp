// The names of steps by clues: each reason is held against every way to fill the cells of the step, by the definition
// of the rule in the tests. A step that removes more than its reason implies must not get the name.
#include "techniques/named_steps.hpp"

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "catch.hpp"
#include "full_grid.hpp"
#include "known_variants.hpp"
#include "sudoscope/base/language.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

constexpr std::uint64_t kMostFillings = 30'000;

std::vector<Cell> cells_read(const std::string& text) {
  static const std::regex cell("r(\\d)c(\\d)");
  std::vector<Cell> cells;
  for (std::sregex_iterator at(text.begin(), text.end(), cell), end; at != end; ++at)
    cells.push_back(static_cast<Cell>(9 * (std::stoi((*at)[1]) - 1) + std::stoi((*at)[2]) - 1));
  return cells;
}

// The entry of a clue, judged by the definition of its rule.
struct Defined {
  const defined::Entry* holds;
  JsonValue entry;
};

std::optional<Defined> defined_clue(const Geometry& geometry, ClueAddress clue) {
  const Constraint& constraint = geometry.constraints()[clue.constraint];
  for (const auto rules : {defined::cell_rules, defined::cage_rules, defined::line_rules, defined::outside_rules})
    if (const auto known = rules().find(constraint.kind); known != rules().end()) {
      const auto json = parse_json(constraint.data);
      if (!json || clue.entry >= json.value().items.size()) return std::nullopt;
      return Defined{&known->second, json.value().items[clue.entry]};
    }
  return std::nullopt;
}

// Every way to fill the cells of a step, by its clues or its sum, and the houses.
class Fillings {
 public:
  Fillings(const Puzzle& puzzle, const Deduction& step) : geometry_(*puzzle.geometry), evidence_(step.evidence) {
    side_ = geometry_.side();
    values_.assign(static_cast<std::size_t>(geometry_.cell_count()), 0);
    for (Cell cell = 0; cell < geometry_.cell_count(); ++cell) boxes_.push_back(geometry_.box_of(cell));
    for (const auto& [cell, digit] : evidence_.by_clue->filled) values_[cell] = digit + 1;
    is_known_ = true;
    for (const ClueAddress& clue : evidence_.by_clue->clues) {
      const auto definition = defined_clue(geometry_, clue);
      const std::vector<Cell> cells = cells_of(geometry_, clue);
      is_known_ = is_known_ && definition && std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
                    return values_[cell] > 0 || is_blank(cell);
                  });
      if (definition) clues_.push_back(*definition);
    }
    std::uint64_t ways = 1;
    for (const Evidence::InCell& each : evidence_.cells) ways *= static_cast<std::uint64_t>(digit_count(each.digits));
    is_known_ = is_known_ && ways <= kMostFillings;
    if (is_known_) fill(0);
  }

  // False if they are too many, or the definition of a rule needs other cells.
  bool is_known() const { return is_known_; }
  // Values by cell; 0 elsewhere.
  const std::vector<std::vector<int>>& all() const { return all_; }

 private:
  bool is_blank(Cell cell) const {
    return std::any_of(evidence_.cells.begin(), evidence_.cells.end(),
                       [&](const Evidence::InCell& each) { return each.cell == cell; });
  }

  void fill(std::size_t at) {
    if (at == evidence_.cells.size()) {
      if (holds()) all_.push_back(values_);
      return;
    }
    const auto& [cell, digits, role, group] = evidence_.cells[at];
    for (DigitSet left = digits; left != 0; left = without_first(left)) {
      const int value = first_digit(left) + 1;
      const auto peers = geometry_.peers(cell);
      if (std::any_of(peers.begin(), peers.end(), [&](Cell peer) { return values_[peer] == value; })) continue;
      values_[cell] = value;
      fill(at + 1);
    }
    values_[cell] = 0;
  }

  bool holds() const {
    const defined::Grid grid{{}, values_, boxes_, side_};
    if (!std::all_of(clues_.begin(), clues_.end(),
                     [&](const Defined& clue) { return (*clue.holds)(grid, clue.entry); }))
      return false;
    const Evidence::ByClue& by = *evidence_.by_clue;
    if (!by.clues.empty()) return true;
    int sum = 0;
    for (const Cell cell : by.added) sum += values_[cell];
    for (const Cell cell : by.taken) sum -= values_[cell];
    return sum == by.total;
  }

  const Geometry& geometry_;
  const Evidence& evidence_;
  int side_ = 0;
  std::vector<int> values_;
  std::vector<int> boxes_;
  std::vector<Defined> clues_;
  std::vector<std::vector<int>> all_;
  bool is_known_ = false;
};

// The candidates that a step removes; a placement removes the other candidates of its cell.
std::vector<Candidate> removed_all(const Deduction& step) {
  std::vector<Candidate> removed = step.eliminations;
  for (const auto& [cell, digit] : step.placements)
    for (const Evidence::InCell& each : step.evidence.cells)
      for (DigitSet left = each.cell == cell ? each.digits & ~digit_bit(digit) : 0; left != 0;
           left = without_first(left))
        removed.push_back({cell, first_digit(left)});
  return removed;
}

// "r1c1 and r1c2 are at least 3": each filling keeps to it, and each removed candidate does not.
void check_bounds(const std::string& text, const std::vector<std::vector<int>>& fillings,
                  const std::vector<Candidate>& removed) {
  static const std::regex item(
      "((?:r\\dc\\d(?:, | and )?)+) (?:is|are) (?:at least (\\d)|at most (\\d)|from (\\d) to (\\d)|(\\d))");
  std::map<Cell, std::pair<int, int>> bounds;
  for (std::sregex_iterator at(text.begin(), text.end(), item), end; at != end; ++at) {
    const std::smatch& match = *at;
    const auto number = [&](int group, int other) { return match[group].matched ? std::stoi(match[group]) : other; };
    const int exact = number(6, 0);
    const int low = exact > 0 ? exact : number(2, number(4, 1));
    const int high = exact > 0 ? exact : number(3, number(5, 9));
    for (const Cell cell : cells_read(match[1])) bounds[cell] = {low, high};
  }
  REQUIRE(!bounds.empty());
  for (const auto& [cell, range] : bounds)
    for (const std::vector<int>& filling : fillings)
      REQUIRE((range.first <= filling[cell] && filling[cell] <= range.second));
  for (const auto& [cell, digit] : removed) {
    REQUIRE(bounds.contains(cell));
    REQUIRE((digit + 1 < bounds[cell].first || digit + 1 > bounds[cell].second));
  }
}

// "makes r1c1 odd", "r1c1 is even": so it is in each filling.
void check_parity(const std::string& text, const std::vector<std::vector<int>>& fillings) {
  static const std::regex said("(r\\dc\\d)(?: is)? (even|odd)");
  std::smatch match;
  REQUIRE(std::regex_search(text, match, said));
  for (const Cell cell : cells_read(match[1]))
    for (const std::vector<int>& filling : fillings) REQUIRE(filling[cell] % 2 == (match[2] == "odd" ? 1 : 0));
}

// "3+9", "3–6": the sets that the fillings of these cells use, no more and no less.
void check_sets(const std::set<std::set<int>>& told, const std::vector<Cell>& cells,
                const std::vector<std::vector<int>>& fillings) {
  std::set<std::set<int>> used;
  for (const std::vector<int>& filling : fillings) {
    std::set<int> digits;
    for (const Cell cell : cells) digits.insert(filling[cell]);
    used.insert(std::move(digits));
  }
  CHECK(told == used);
}

std::set<std::set<int>> sums_in(const std::string& text) {
  static const std::regex sum("\\d(?:\\+\\d)+");
  std::set<std::set<int>> sets;
  for (std::sregex_iterator at(text.begin(), text.end(), sum), end; at != end; ++at) {
    std::set<int> digits;
    for (const char each : at->str())
      if (each != '+') digits.insert(each - '0');
    sets.insert(std::move(digits));
  }
  return sets;
}

std::set<std::set<int>> runs_in(const std::string& text) {
  static const std::regex run("(\\d)–(\\d)");
  std::set<std::set<int>> sets;
  for (std::sregex_iterator at(text.begin(), text.end(), run), end; at != end; ++at) {
    std::set<int> digits;
    for (int value = std::stoi((*at)[1]); value <= std::stoi((*at)[2]); ++value) digits.insert(value);
    sets.insert(std::move(digits));
  }
  return sets;
}

// "to fill r1c1 and r1c2 along this chain are 1-2": the fillings of these cells, no more and no less.
void check_ways(const std::string& text, const std::vector<std::vector<int>>& fillings) {
  static const std::regex way("\\d(?:-\\d)+");
  std::set<std::vector<int>> told;
  for (std::sregex_iterator at(text.begin(), text.end(), way), end; at != end; ++at) {
    std::vector<int> digits;
    for (const char each : at->str())
      if (each != '-') digits.push_back(each - '0');
    told.insert(std::move(digits));
  }
  std::set<std::vector<int>> used;
  for (const std::vector<int>& filling : fillings) {
    std::vector<int> digits;
    for (const Cell cell : cells_read(text)) digits.push_back(filling[cell]);
    used.insert(std::move(digits));
  }
  CHECK(told == used);
}

// "whatever they are, 4 and 5 are neither smaller than both nor larger than both": so it is in each filling of the
// line.
void check_locked_out(const std::string& text, const std::vector<std::vector<int>>& fillings) {
  static const std::regex said("whatever they are, (.*) (?:is|are) neither");
  static const std::regex number("\\d");
  std::smatch match;
  REQUIRE(std::regex_search(text, match, said));
  const std::string digits = match[1];
  const std::vector<Cell> line = cells_read(text);
  for (std::sregex_iterator at(digits.begin(), digits.end(), number), end; at != end; ++at)
    for (const std::vector<int>& filling : fillings) {
      const auto [low, high] = std::minmax({filling[line.front()], filling[line.back()]});
      REQUIRE((low <= std::stoi(at->str()) && std::stoi(at->str()) <= high));
    }
}

void check_reason(const std::string& text, const Deduction& step, const std::vector<std::vector<int>>& fillings) {
  const std::vector<Candidate> removed = removed_all(step);
  std::vector<Cell> blanks;
  for (const Evidence::InCell& each : step.evidence.cells) blanks.push_back(each.cell);
  std::vector<Cell> all = blanks;
  for (const auto& [cell, digit] : step.evidence.by_clue->filled) all.push_back(cell);
  const bool is_list = text.find("left") != std::string::npos;
  switch (step.technique) {
    case Technique::kCageCombinations:
    case Technique::kHiddenCage:
    case Technique::kCageSplitting:
      if (text.find("only possible if") != std::string::npos) return check_bounds(text, fillings, removed);
      if (text.find("known to be even or odd") != std::string::npos) return check_parity(text, fillings);
      if (text.find(" lacks ") == std::string::npos && blanks.size() > 1)
        return check_sets(sums_in(text), blanks, fillings);
      break;
    case Technique::kRenbanWindow:
      if (is_list && text.find(" lacks ") == std::string::npos) return check_sets(runs_in(text), all, fillings);
      break;
    case Technique::kCageBounds:
    case Technique::kLittleKillerBounds:
    case Technique::kArrowBounds:
    case Technique::kEqualSumsCompared:
    case Technique::kThermometerBounds:
      return check_bounds(text, fillings, removed);
    case Technique::kInniesOuties:
      if (text.find("only possible if") != std::string::npos) return check_bounds(text, fillings, removed);
      if (text.find("known to be even or odd") != std::string::npos) return check_parity(text, fillings);
      break;
    case Technique::kSumParity:
      return check_parity(text, fillings);
    case Technique::kLineEnds:
      if (text.find("whatever they are") != std::string::npos) return check_locked_out(text, fillings);
      break;
    case Technique::kDotChain:
      if (text.find("The only way") != std::string::npos) return check_ways(text, fillings);
      break;
    case Technique::kNeededDigit: {
      const Digit digit = step.eliminations[0].digit;
      for (const std::vector<int>& filling : fillings)
        CHECK(std::any_of(blanks.begin(), blanks.end(), [&](Cell cell) { return filling[cell] == digit + 1; }));
      break;
    }
    default:
      break;
  }
}

// The parts that a killer pair or triple names hold as many of its digits in the house as there are parts.
void check_killer_set(const Geometry& geometry, const Deduction& step, const std::vector<std::vector<int>>& fillings) {
  const auto& [house, role, digits] = step.evidence.houses[0];
  const std::vector<Cell>& cells = geometry.houses()[house].cells;
  for (const std::vector<int>& filling : fillings) {
    int held = 0;
    for (const Evidence::InCell& each : step.evidence.cells)
      if (std::find(cells.begin(), cells.end(), each.cell) != cells.end())
        held += has_digit(digits, static_cast<Digit>(filling[each.cell] - 1)) ? 1 : 0;
    CHECK(held == digit_count(digits));
  }
}

}  // namespace

TEST_CASE("The reasons of named steps by clues are true of every filling, and a step that removes more has no name") {
  std::map<std::string_view, int> checked;
  for (const Known& known : known_variants()) {
    const Geometry& geometry = *known.puzzle.geometry;
    if (geometry.side() != 9) continue;
    INFO(known.id);
    LogicPath path = easy_path_of(known.puzzle);
    while (path.advance()) {
      const Deduction& step = path.steps().back();
      if (sort_of(step.technique) == step.technique && step.technique != Technique::kInniesOuties) continue;
      const std::string text = text_of(explanation_of(geometry, step));
      INFO(text);
      ++checked[row_of(step.technique).id];
      const Fillings fillings(known.puzzle, step);
      if (!fillings.is_known()) continue;
      REQUIRE(!fillings.all().empty());
      if (step.technique == Technique::kKillerPair || step.technique == Technique::kKillerTriple) {
        check_killer_set(geometry, step, fillings.all());
        continue;
      }
      check_reason(text, step, fillings.all());
      if (step.technique == Technique::kNeededDigit) continue;
      for (const auto& [cell, digit] : removed_all(step))
        for (const std::vector<int>& filling : fillings.all()) REQUIRE(filling[cell] != digit + 1);
      // The same with one candidate more, which some filling uses.
      if (!step.placements.empty()) continue;
      for (const Evidence::InCell& each : step.evidence.cells) {
        Deduction wrong = step;
        wrong.eliminations.push_back({each.cell, static_cast<Digit>(fillings.all()[0][each.cell] - 1)});
        const auto named = named_step(geometry, wrong);
        INFO((named ? text_of(named->reason) : ""));
        CHECK(!named);
      }
    }
  }
  for (const char* const id : {"cage-combinations", "thermometer-bounds", "no-partner", "arrow-bounds", "needed-digit",
                               "seen-by-rule", "hidden-cage", "cage-bounds", "dot-chain", "line-ends"}) {
    INFO(id);
    CHECK(checked[id] > 0);
  }
}
