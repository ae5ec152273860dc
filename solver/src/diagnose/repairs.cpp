// Repairs: undoes every mistake of a kind, with all questions in one batch.
// Properties of the resulting puzzle rank the repairs that leave one solution.
#include "sudoscope/diagnose/repairs.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "diagnose/asker.hpp"
#include "diagnose/repair_ranking.hpp"
#include "sudoscope/diagnose/givens.hpp"

namespace sudoscope {

using diagnose::Answer;
using diagnose::Asker;
using diagnose::Change;

namespace {

// A larger grid takes a search for each redundant given, and they change little.
constexpr int kLargestSideToWeigh = 9;
// Number of repairs weighed by the resulting puzzle: the others are far behind by their kind alone.
constexpr std::size_t kMostWeighed = 200;

}  // namespace

std::string_view name_of(RepairKind kind) {
  constexpr std::array<std::string_view, 4> kNames{"change", "swap", "move", "remove"};
  return kNames[static_cast<std::size_t>(kind)];
}

class Repairs::State {
 public:
  State(const Puzzle& puzzle, std::span<const Cell> suspects, bool removals)
      : puzzle_(puzzle),
        occasions_{puzzle.geometry->side(), 0, 0, 0},
        suspected_(puzzle.givens.size(), false),
        removals_(removals),
        // The first question is whether a cell can be right otherwise; one solution is enough to see that.
        doubts_(puzzle.geometry, 2),
        asker_(puzzle.geometry, 2) {
    for (const Cell cell : suspects) suspected_[cell] = true;
    doubts_.about(puzzle.givens);
    asker_.about(puzzle.givens);
    for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
      (puzzle.givens[i] == kBlank ? occasions_.blanks : occasions_.givens) += 1;
      for (const Cell beside : neighbours(static_cast<Cell>(i)))
        occasions_.pairs += can_swap(static_cast<Cell>(i), beside) ? 1 : 0;
      if (suspected_[i] && puzzle.givens[i] != kBlank) {
        doubted_.push_back(static_cast<Cell>(i));
        doubts_.add({static_cast<Cell>(i), kBlank});
      }
    }
  }

  bool run(std::uint64_t& steps) {
    if (stage_ == Stage::kDoubts) {
      if (!doubts_.run(steps)) return false;
      list_all();
      stage_ = Stage::kQuestions;
    }
    if (stage_ == Stage::kQuestions) {
      if (!asker_.run(steps)) return false;
      keep_unique();
      stage_ = Stage::kWeighing;
    }
    while (weighed_ < std::min(found_.size(), kMostWeighed)) {
      if (steps == 0 || !weigh(found_[weighed_], steps)) return false;
      ++weighed_;
    }
    if (stage_ == Stage::kWeighing) {
      stage_ = Stage::kDone;
      std::stable_sort(found_.begin(), found_.end(),
                       [](const Repair& a, const Repair& b) { return a.score > b.score; });
    }
    return true;
  }

  std::span<const Repair> repairs() const { return found_; }

 private:
  enum class Stage : std::uint8_t { kDoubts, kQuestions, kWeighing, kDone };

  void list_all() {
    for (std::size_t i = 0; i < doubted_.size(); ++i) {
      const Answer& without = doubts_.answer(i);
      if (without.known && without.solutions == 0) continue;
      const Cell cell = doubted_[i];
      const Digit given = puzzle_.givens[cell];
      for (std::size_t digit = 0; digit < static_cast<std::size_t>(puzzle_.geometry->side()); ++digit)
        if (digit != given && fits(cell, static_cast<Digit>(digit), cell))
          list({.kind = RepairKind::kChange, .first = {cell, given, static_cast<Digit>(digit)}});
      for (const Cell beside : neighbours(cell))
        if (puzzle_.givens[beside] == kBlank && fits(beside, given, cell))
          list({.kind = RepairKind::kMove, .first = {cell, given, kBlank}, .second = {beside, kBlank, given}});
      if (removals_ && without.known && without.solutions == 1)
        list({.kind = RepairKind::kRemove, .first = {cell, given, kBlank}});
    }
    // Both cells may be wrong, so leaving out the other one does not show it.
    for (std::size_t i = 0; i < puzzle_.givens.size(); ++i)
      for (const Cell beside : neighbours(static_cast<Cell>(i))) {
        if (!can_swap(static_cast<Cell>(i), beside) || (!suspected_[i] && !suspected_[beside])) continue;
        const Digit one = puzzle_.givens[i];
        const Digit other = puzzle_.givens[beside];
        list({.kind = RepairKind::kSwap, .first = {static_cast<Cell>(i), one, other}, .second = {beside, other, one}});
      }
  }

  void list(const Repair& repair) {
    listed_.push_back(repair);
    std::array<Change, 2> changes{Change{repair.first.cell, repair.first.to},
                                  Change{repair.second.cell, repair.second.to}};
    asker_.add(std::span(changes).first(repair.second.cell == kNoCell ? 1 : 2));
  }

  // True if no given, except the one at `but`, keeps the digit out.
  bool fits(Cell cell, Digit digit, Cell but) const {
    const auto peers = puzzle_.geometry->peers(cell);
    return std::none_of(peers.begin(), peers.end(),
                        [&](Cell peer) { return peer != but && puzzle_.givens[peer] == digit; });
  }

  std::vector<Cell> neighbours(Cell cell) const {
    const int side = puzzle_.geometry->side();
    std::vector<Cell> found;
    if (cell >= side) found.push_back(static_cast<Cell>(cell - side));
    if (cell % side > 0) found.push_back(static_cast<Cell>(cell - 1));
    if (cell % side < side - 1) found.push_back(static_cast<Cell>(cell + 1));
    if (cell / side < side - 1) found.push_back(static_cast<Cell>(cell + side));
    return found;
  }

  // True once for each pair.
  bool can_swap(Cell cell, Cell beside) const {
    const Digit one = puzzle_.givens[cell];
    const Digit other = puzzle_.givens[beside];
    return cell < beside && one != kBlank && other != kBlank && one != other;
  }

  void keep_unique() {
    for (std::size_t i = 0; i < listed_.size(); ++i) {
      const Answer& answer = asker_.answer(i);
      if (!answer.known || answer.solutions != 1) continue;
      found_.push_back(listed_[i]);
      found_.back().score = diagnose::repair_score(listed_[i], {}, occasions_);
    }
    std::stable_sort(found_.begin(), found_.end(), [](const Repair& a, const Repair& b) { return a.score > b.score; });
  }

  bool weigh(Repair& repair, std::uint64_t& steps) {
    const int side = puzzle_.geometry->side();
    Puzzle repaired = puzzle_;
    repaired.givens[repair.first.cell] = repair.first.to;
    if (repair.second.cell != kNoCell) repaired.givens[repair.second.cell] = repair.second.to;
    bool minimal = false;
    if (side <= kLargestSideToWeigh) {
      if (!redundant_) redundant_.emplace(repaired);
      if (!redundant_->run(steps)) return false;
      minimal = redundant_->cells().empty();
      redundant_.reset();
    } else {
      steps -= std::min<std::uint64_t>(steps, repaired.givens.size());
    }
    repair.score = diagnose::repair_score(repair, {minimal, best_symmetry(repaired)}, occasions_);
    return true;
  }

  Puzzle puzzle_;
  diagnose::Occasions occasions_;
  std::vector<bool> suspected_;
  bool removals_;
  Asker doubts_;
  std::vector<Cell> doubted_;
  Asker asker_;
  std::vector<Repair> listed_;  // as asked
  std::vector<Repair> found_;
  std::size_t weighed_ = 0;
  std::optional<RedundantGivens> redundant_;  // of the repair being weighed
  Stage stage_ = Stage::kDoubts;
};

Repairs::Repairs(const Puzzle& puzzle, std::span<const Cell> suspects, bool removals)
    : state_(std::make_unique<State>(puzzle, suspects, removals)) {}
Repairs::Repairs(Repairs&&) noexcept = default;
Repairs::~Repairs() = default;
bool Repairs::run(std::uint64_t& steps) { return state_->run(steps); }
std::span<const Repair> Repairs::repairs() const { return state_->repairs(); }

}  // namespace sudoscope
