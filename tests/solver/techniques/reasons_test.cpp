// The reasons in sentences about links of chains are true: each sentence is read back, and its conclusion must follow
// from its premise by the reason that it names, on the board itself or on the board that the net before it leaves.
#include <map>
#include <regex>
#include <set>

#include "catch.hpp"
#include "held_positions.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/techniques/logic.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

// "r1c2 is not 7", "one of r1c1 and r1c2 is 7".
struct Node {
  std::vector<Cell> cells;
  Digit digit = 0;
  bool holds = false;
};

std::vector<Cell> cells_in(const std::string& text) {
  static const std::regex cell("r(\\d)c(\\d)");
  std::vector<Cell> cells;
  for (std::sregex_iterator at(text.begin(), text.end(), cell), end; at != end; ++at)
    cells.push_back(static_cast<Cell>(9 * (std::stoi((*at)[1]) - 1) + std::stoi((*at)[2]) - 1));
  return cells;
}

Digit digit_of(const std::string& text) { return static_cast<Digit>(std::stoi(text) - 1); }

Node node_of(const std::string& text) {
  static const std::regex form("(one of |none of )?(r.*) (is|is not) (\\d)");
  std::smatch match;
  REQUIRE(std::regex_match(text, match, form));
  return {cells_in(match[2]), digit_of(match[4]), match[3] == "is" && match[1] != "none of "};
}

std::vector<Cell> house_of(const Geometry& geometry, const std::string& text) {
  for (std::size_t id = 0; id < geometry.houses().size(); ++id)
    if (text_of(house_named(geometry, static_cast<HouseId>(id))) == text) return geometry.houses()[id].cells;
  FAIL(text << " is no house");
  return {};
}

bool contains(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

class LinkReader {
 public:
  explicit LinkReader(const Position& position) : position_(position) {}

  // True if the reason in the sentence is. Links of one chain come in their order.
  bool is_true(const std::string& sentence, const ChainLink& link) {
    if (!chain_ || *chain_ != link.chain) {
      chain_ = link.chain;
      ruled_out_.clear();
      if (!starts_on(link)) rule_out(link.from);
    }
    const bool holds = follows(sentence);
    if (!link.strong) rule_out(link.to);
    return holds;
  }

 private:
  bool follows(const std::string& sentence) const {
    static const std::regex other_candidate("If (r\\dc\\d) is not (\\d), it is (\\d): it has no other candidate\\.");
    static const std::regex one_digit("If (r\\dc\\d) is (\\d), it is not (\\d)\\.");
    static const std::regex other_place("If (.*? \\d), (.*): (.*) has no other place for (\\d)\\.");
    static const std::regex once("If (.*? \\d), (.*): (.*) holds only one (\\d)\\.");
    static const std::regex seen("If (.*? \\d), (.*): the cells see each other\\.");
    static const std::regex locked("If (.*? \\d), (.*): (.*) then have only as many digits as cells\\.");
    static const std::regex candidate_left("Then (r\\dc\\d) is (\\d): it has no other candidate left\\.");
    static const std::regex place_left("Then (.*): (.*) has no other place left for (\\d)\\.");
    static const std::regex pattern("Then (.*) \\(.*\\)\\. .*");
    std::smatch match;
    if (std::regex_match(sentence, match, other_candidate))
      return position_.candidates(cells_in(match[1])[0]) ==
             (digit_bit(digit_of(match[2])) | digit_bit(digit_of(match[3])));
    if (std::regex_match(sentence, match, one_digit)) return digit_of(match[2]) != digit_of(match[3]);
    if (std::regex_match(sentence, match, other_place))
      return is_only_place(node_of(match[1]), node_of(match[2]), match[3], digit_of(match[4]));
    if (std::regex_match(sentence, match, once)) {
      const auto [from, to] = std::pair(node_of(match[1]), node_of(match[2]));
      const std::vector<Cell> house = house_of(position_.geometry(), match[3]);
      const auto is_inside = [&](Cell cell) { return contains(house, cell); };
      return from.holds && !to.holds && from.digit == to.digit &&
             std::all_of(from.cells.begin(), from.cells.end(), is_inside) &&
             std::all_of(to.cells.begin(), to.cells.end(), is_inside);
    }
    if (std::regex_match(sentence, match, seen)) {
      const auto [from, to] = std::pair(node_of(match[1]), node_of(match[2]));
      return from.holds && !to.holds && from.digit == to.digit && see_each_other(from.cells, to.cells);
    }
    if (std::regex_match(sentence, match, locked))
      return is_locked(node_of(match[1]), node_of(match[2]), cells_in(match[3]));
    if (std::regex_match(sentence, match, candidate_left)) {
      const Cell cell = cells_in(match[1])[0];
      for (DigitSet left = position_.candidates(cell); left != 0; left = without_first(left))
        if (first_digit(left) != digit_of(match[2]) && !is_out(cell, first_digit(left))) return false;
      return true;
    }
    if (std::regex_match(sentence, match, place_left)) {
      const Node to = node_of(match[1]);
      for (const Cell cell : house_of(position_.geometry(), match[2]))
        if (position_.can_take(cell, to.digit) && !contains(to.cells, cell) && !is_out(cell, to.digit)) return false;
      return to.holds && to.digit == digit_of(match[3]);
    }
    // Checked with the evidence of the pattern itself.
    return std::regex_match(sentence, match, pattern) && !node_of(match[1]).holds;
  }

  bool is_only_place(const Node& from, const Node& to, const std::string& house, Digit digit) const {
    const std::vector<Cell> cells = house_of(position_.geometry(), house);
    for (const Cell cell : cells)
      if (position_.can_take(cell, digit) && !contains(from.cells, cell) && !contains(to.cells, cell)) return false;
    const auto is_inside = [&](Cell cell) { return contains(cells, cell); };
    return !from.holds && to.holds && from.digit == digit && to.digit == digit &&
           std::all_of(to.cells.begin(), to.cells.end(), is_inside);
  }

  // Without the one digit the cells have as many digits as cells, so they hold the other.
  bool is_locked(const Node& from, const Node& to, const std::vector<Cell>& cells) const {
    DigitSet digits = 0;
    for (const Cell cell : cells) {
      digits |= position_.candidates(cell);
      if (position_.can_take(cell, from.digit) && !contains(from.cells, cell)) return false;
      if (position_.can_take(cell, to.digit) && !contains(to.cells, cell)) return false;
    }
    for (std::size_t i = 1; i < cells.size(); ++i)
      if (!see_each_other({cells[0]}, {cells[i]})) return false;
    return !from.holds && to.holds && digit_count(digits) == static_cast<int>(cells.size()) + 1 &&
           has_digit(digits, from.digit) && has_digit(digits, to.digit);
  }

  bool see_each_other(const std::vector<Cell>& some, const std::vector<Cell>& others) const {
    for (const Cell one : some)
      for (const Cell other : others) {
        const auto peers = position_.geometry().peers(one);
        if (!std::binary_search(peers.begin(), peers.end(), other)) return false;
      }
    return true;
  }

  void rule_out(const ChainNode& node) {
    for (const Cell cell : node.cells) ruled_out_.insert({cell, node.digit});
  }
  bool is_out(Cell cell, Digit digit) const { return ruled_out_.contains({cell, digit}); }

  const Position& position_;
  std::optional<std::uint8_t> chain_;
  std::set<Candidate> ruled_out_;
};

}  // namespace

TEST_CASE(
    "the sentence of each link of a chain or net has a reason from which its conclusion follows, for every technique") {
  std::map<std::string_view, int> told;
  for_each_deduction(6, [&](const HeldPosition& held, const TechniqueRow& row, const Deduction& deduction) {
    const std::vector<Message> sentences = links_told(*held.geometry, deduction);
    REQUIRE(sentences.size() == deduction.evidence.links.size());
    LinkReader reader(held.position);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
      INFO(row.id << ": " << text_of(sentences[i]));
      CHECK(reader.is_true(text_of(sentences[i]), deduction.evidence.links[i]));
      ++told[row.id];
    }
  });
  for (const char* const id : {"skyscraper", "two-string-kite", "turbot-fish", "3d-medusa", "x-chain", "xy-chain",
                               "aic", "als-xz", "remote-pair", "death-blossom"}) {
    INFO(id);
    CHECK(told[id] > 0);
  }
}

namespace {

// "r1c1 (A)": the colour that the deduction gives the candidate, 0 for none.
int color_of(const Deduction& deduction, Cell cell, Digit digit) {
  for (const Evidence::InCell& each : deduction.evidence.cells)
    if (each.cell == cell && each.digits == digit_bit(digit)) return each.group;
  return 0;
}

// The cells of a sentence of a 3D Medusa's trap, if coloured candidates of both colours rule the digit out of each.
std::vector<Cell> ruled_out_by(const HeldPosition& held, const Deduction& deduction, const std::string& sentence) {
  static const std::regex sees_both("(.*) sees? (\\d) of colour A in (r\\dc\\d) and of colour B in (r\\dc\\d)");
  static const std::regex holds_one(
      "(r\\dc\\d) can hold (\\d), of colour (A|B), and sees (\\d) of colour (A|B) in (r\\dc\\d)");
  static const std::regex holds_both("(r\\dc\\d) can hold (\\d), of colour A, and (\\d), of colour B");
  const Digit removed = deduction.eliminations[0].digit;
  const auto is_seen = [&](Cell from, Cell cell, int color) {
    const auto peers = held.geometry->peers(from);
    return std::binary_search(peers.begin(), peers.end(), cell) && color_of(deduction, cell, removed) == color;
  };
  const auto is_beside = [&](Cell cell, Digit digit, int color) {
    return digit != removed && color_of(deduction, cell, digit) == color;
  };
  std::smatch match;
  if (std::regex_match(sentence, match, sees_both)) {
    const std::vector<Cell> cells = cells_in(match[1]);
    CHECK(digit_of(match[2]) == removed);
    for (const Cell cell : cells) {
      CHECK(is_seen(cell, cells_in(match[3])[0], 1));
      CHECK(is_seen(cell, cells_in(match[4])[0], 2));
    }
    return cells;
  }
  if (std::regex_match(sentence, match, holds_one)) {
    const Cell cell = cells_in(match[1])[0];
    const int color = match[3] == "A" ? 1 : 2;
    CHECK(match[3] != match[5]);
    CHECK(digit_of(match[4]) == removed);
    CHECK(is_beside(cell, digit_of(match[2]), color));
    CHECK(is_seen(cell, cells_in(match[6])[0], 3 - color));
    return {cell};
  }
  REQUIRE(std::regex_match(sentence, match, holds_both));
  const Cell cell = cells_in(match[1])[0];
  CHECK(is_beside(cell, digit_of(match[2]), 1));
  CHECK(is_beside(cell, digit_of(match[3]), 2));
  return {cell};
}

}  // namespace

TEST_CASE("a 3D Medusa's trap names for each removed candidate one of either colour that rules it out") {
  static const std::regex form(".* Either way, \\d is ruled out: (.*)\\.");
  std::map<std::string, int> kinds;
  for (const HeldPosition& held : positions_of("positions.txt"))
    for (const Deduction& deduction : deductions_at(held.position, Technique::kMedusa, 6)) {
      const std::string told = text_of(explanation_of(*held.geometry, deduction));
      std::smatch match;
      if (!std::regex_match(told, match, form)) continue;
      INFO(told);
      std::vector<Cell> cells;
      std::istringstream sentences(std::regex_replace(match[1].str(), std::regex("\\. "), "\n"));
      for (std::string sentence; std::getline(sentences, sentence);) {
        const std::vector<Cell> some = ruled_out_by(held, deduction, sentence);
        cells.insert(cells.end(), some.begin(), some.end());
        ++kinds[sentence.find("see") == std::string::npos    ? "both"
                : sentence.find("hold") == std::string::npos ? "none"
                                                             : "one"];
      }
      std::sort(cells.begin(), cells.end());
      std::vector<Cell> removed;
      for (const Candidate& each : deduction.eliminations) removed.push_back(each.cell);
      CHECK(cells == removed);
    }
  for (const char* const kind : {"none", "one", "both"}) {
    INFO(kind << " of the two in the cell");
    CHECK(kinds[kind] > 0);
  }
}
