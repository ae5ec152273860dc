// 3D Medusa: colours as in colors.hpp, over the candidates of all digits at once: two places of a digit in a house are
// one right and one wrong, and so are the two candidates of a cell.
//
//   wrap   a colour is twice in a cell, twice in a house for one digit, or rules out every candidate of a cell: it is
//          wrong
//   trap   a candidate is removed that either colour rules out, by its cell or by a peer of the same digit
//
// Source: A. Stuart, SudokuWiki, whose six rules these are.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "sudoscope/base/say.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"
#include "techniques/links.hpp"

namespace sudoscope {
namespace {

// Candidates as sets of cells by digit, and as digits by cell.
template <class Sets>
struct CandidateSet {
  using Set = typename Sets::Set;
  std::array<Set, Sets::kMostDigits> cells{};

  bool contains(const Candidate& each) const { return cells[each.digit].contains(each.cell); }
  void insert(const Candidate& each) { cells[each.digit].insert(each.cell); }
};

template <class Sets>
class Medusa {
 public:
  using Set = typename Sets::Set;

  Medusa(const Sets& sets, DeductionSink& sink) : sets_(sets), sink_(sink) {}

  void run() {
    const auto side = static_cast<Digit>(sets_.geometry().side());
    CandidateSet<Sets> done;
    for (Digit digit = 0; digit < side; ++digit)
      for (const Cell cell : sets_.cells_for(digit)) {
        if (done.contains({cell, digit})) continue;
        color({cell, digit});
        for (Digit each = 0; each < side; ++each) done.cells[each] |= colors_[0].cells[each] | colors_[1].cells[each];
        if (nodes_.size() > 1 && conclude()) return;
      }
  }

 private:
  struct Node {
    Candidate candidate;
    bool color;
  };

  // Calls visit(other, house) for each candidate of which just one of the two is right: in the house, or in the cell.
  template <class Visit>
  void for_each_opposite(const Candidate& from, Visit visit) const {
    if (digit_count(sets_.candidates(from.cell)) == 2)
      visit(Candidate{from.cell, first_digit(sets_.candidates(from.cell) & ~digit_bit(from.digit))}, kNoHouse);
    for (const HouseId house : sets_.geometry().houses_of(from.cell)) {
      Set other = sets_.places(house, from.digit);
      other.erase(from.cell);
      if (other.has_single()) visit(Candidate{other.first(), from.digit}, house);
    }
  }

  // Breadth first.
  void color(const Candidate& start) {
    colors_ = {};
    nodes_.clear();
    nodes_.push_back({start, false});
    colors_[0].insert(start);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const Node node = nodes_[i];
      for_each_opposite(node.candidate, [&](const Candidate& other, HouseId) {
        if (colors_[0].contains(other) || colors_[1].contains(other)) return;
        colors_[node.color ? 0 : 1].insert(other);
        nodes_.push_back({other, !node.color});
      });
    }
  }

  DigitSet digits_of(bool color, Cell cell) const {
    DigitSet digits = 0;
    for (DigitSet left = sets_.candidates(cell); left != 0; left = without_first(left))
      if (colors_[color].contains({cell, first_digit(left)})) digits |= digit_bit(first_digit(left));
    return digits;
  }

  // The digits of the cell that the colour rules out.
  DigitSet ruled_out(bool color, Cell cell) const {
    const DigitSet own = digits_of(color, cell);
    DigitSet out = own != 0 ? sets_.candidates(cell) & ~own : 0;
    for (DigitSet left = sets_.candidates(cell) & ~out; left != 0; left = without_first(left))
      if (colors_[color].cells[first_digit(left)].intersects(sets_.peers(cell))) out |= digit_bit(first_digit(left));
    return out;
  }

  // A cell that proves the colour wrong; none if it may be right.
  Cell contradiction(bool color) const {
    for (const Cell cell : sets_.blank())
      if (digit_count(digits_of(color, cell)) > 1 || ruled_out(color, cell) == sets_.candidates(cell) ||
          (digits_of(color, cell) & ruled_out(color, cell)) != 0)
        return cell;
    return kNoCell;
  }

  bool conclude() {
    for (const bool color : {false, true}) {
      const Cell wrong = contradiction(color);
      if (wrong == kNoCell) continue;
      Deduction found{.technique = Technique::kMedusa};
      for (std::size_t i = 0; i < nodes_.size(); ++i)
        if (nodes_[i].color == color) found.eliminations.push_back(nodes_[i].candidate);
      std::sort(found.eliminations.begin(), found.eliminations.end());
      return tell(found, wrong);
    }
    for (Digit digit = 0; digit < sets_.geometry().side(); ++digit) {
      Deduction found{.technique = Technique::kMedusa};
      for (const Cell cell : sets_.cells_for(digit))
        if (has_digit(ruled_out(false, cell) & ruled_out(true, cell), digit))
          found.eliminations.push_back({cell, digit});
      if (!found.eliminations.empty() && tell(found, kNoCell)) return true;
    }
    return false;
  }

  // Adds the colours, the links by which they were given, and the cell without candidates.
  bool tell(Deduction& found, Cell emptied) const {
    Evidence& evidence = found.evidence;
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      evidence.cells.push_back({nodes_[i].candidate.cell, digit_bit(nodes_[i].candidate.digit), CandidateRole::kLink,
                                static_cast<std::uint8_t>(nodes_[i].color ? 2 : 1)});
    CandidateSet<Sets> linked;
    linked.insert(nodes_[0].candidate);
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      for_each_opposite(nodes_[i].candidate, [&](const Candidate& other, HouseId house) {
        if (linked.contains(other)) return;
        linked.insert(other);
        const Candidate& from = nodes_[i].candidate;
        evidence.links.push_back(
            {.from = {{from.cell}, from.digit}, .to = {{other.cell}, other.digit}, .strong = true, .house = house});
      });
    if (emptied != kNoCell) evidence.cells.push_back({emptied, sets_.candidates(emptied)});
    return sink_.take(std::move(found));
  }

  const Sets& sets_;
  DeductionSink& sink_;
  std::array<CandidateSet<Sets>, 2> colors_;
  std::vector<Node> nodes_;
};

}  // namespace

void find_medusa(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) { Medusa(sets, sink).run(); });
}

namespace {

// The reason why all candidates of a colour are wrong: two of them exclude each other, or they leave a cell nothing.
Message contradiction_said(const Geometry& geometry, const std::vector<Evidence::InCell>& cells, int group) {
  const std::string letter = AlsWords::letter(group);
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      const auto& [one, one_digit, one_role, one_group] = cells[i];
      const auto& [other, other_digit, other_role, other_group] = cells[j];
      if (one_group != group || other_group != group) continue;
      if (one == other)
        return say(MessageId::kMedusaTwoInCell, letter, digits_named(one_digit | other_digit),
                   cell_named(geometry, one));
      const HouseId house = house_of_both(geometry, std::array{one}, std::array{other});
      if (one_digit == other_digit && house != kNoHouse)
        return say(MessageId::kMedusaTwoInHouse, letter, digit_named(first_digit(one_digit)), cell_named(geometry, one),
                   cell_named(geometry, other), house_named(geometry, house));
    }
  // The last entry is the cell without candidates.
  return say(MessageId::kMedusaEmpties, letter, cell_named(geometry, cells.back().cell));
}

// The coloured candidates that rule out one that is removed: the first of colour A and the first of colour B.
struct Witnesses {
  std::array<const Evidence::InCell*, 2> of_color{};

  bool operator==(const Witnesses&) const = default;
};

// All pairs of them; a candidate of the cell itself is preferred to one in sight, since it is easier to find.
std::vector<Witnesses> witnesses_of(const Geometry& geometry, const Deduction& deduction, const Candidate& removed) {
  std::array<std::vector<const Evidence::InCell*>, 2> found;
  const auto peers = geometry.peers(removed.cell);
  for (const bool is_inside : {true, false})
    for (const Evidence::InCell& each : deduction.evidence.cells) {
      const bool is_seen =
          each.digits == digit_bit(removed.digit) && std::binary_search(peers.begin(), peers.end(), each.cell);
      if (is_inside ? each.cell == removed.cell : is_seen) found[each.group == 1 ? 0 : 1].push_back(&each);
    }
  std::vector<Witnesses> all;
  for (const Evidence::InCell* const one : found[0])
    for (const Evidence::InCell* const other : found[1]) all.push_back({{one, other}});
  return all;
}

Message trap_reason_said(const Geometry& geometry, Digit digit, const std::vector<CellName>& cells, Cell first,
                         const Witnesses& by) {
  const auto [one, other] = by.of_color;
  const DigitName removed = digit_named(digit);
  if (one->cell != first && other->cell != first)
    return say(MessageId::kMedusaSeesBoth, cells, static_cast<int>(cells.size()), removed,
               cell_named(geometry, one->cell), cell_named(geometry, other->cell));
  if (one->cell == other->cell)
    return say(MessageId::kMedusaHoldsBoth, cells[0], digit_named(first_digit(one->digits)),
               digit_named(first_digit(other->digits)));
  const auto [inside, seen] = one->cell == first ? std::pair(one, other) : std::pair(other, one);
  return say(MessageId::kMedusaHoldsOne, cells[0], digit_named(first_digit(inside->digits)),
             AlsWords::letter(inside->group), removed, cell_named(geometry, seen->cell), AlsWords::letter(seen->group));
}

// A sentence for all cells with the same reason; of the possible reasons that which serves most of the cells left.
Message trap_said(const Geometry& geometry, const Deduction& deduction) {
  std::vector<Candidate> left = deduction.eliminations;
  std::optional<Message> said;
  const DigitName digit = digit_named(left[0].digit);
  while (!left.empty()) {
    Witnesses best;
    std::vector<Candidate> served;
    for (const Witnesses& each : witnesses_of(geometry, deduction, left[0])) {
      std::vector<Candidate> by_each;
      for (const Candidate& removed : left) {
        const std::vector<Witnesses> others = witnesses_of(geometry, deduction, removed);
        if (std::find(others.begin(), others.end(), each) != others.end()) by_each.push_back(removed);
      }
      if (by_each.size() <= served.size()) continue;
      best = each;
      served = by_each;
    }
    std::vector<CellName> cells;
    for (const Candidate& each : served) {
      cells.push_back(cell_named(geometry, each.cell));
      left.erase(std::find(left.begin(), left.end(), each));
    }
    const Message reason = trap_reason_said(geometry, served[0].digit, cells, served[0].cell, best);
    said = said ? say(MessageId::kAndLikewise, *said, reason) : reason;
  }
  return say(MessageId::kMedusaTrap, digit, *said);
}

}  // namespace

Message reason_of_medusa(const Geometry& geometry, const Deduction& deduction) {
  const Candidate first = deduction.eliminations[0];
  for (const Evidence::InCell& each : deduction.evidence.cells)
    if (each.role == CandidateRole::kLink && each.cell == first.cell && each.digits == digit_bit(first.digit))
      return contradiction_said(geometry, deduction.evidence.cells, each.group);
  return trap_said(geometry, deduction);
}

}  // namespace sudoscope
