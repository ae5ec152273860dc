// Diagnosis: the order of its parts. Quick parts come first; the count, which may never end, comes last.
#include "sudoscope/diagnose/diagnosis.hpp"

#include <algorithm>

namespace sudoscope {
namespace {

// Number of solutions compared in search of unavoidable sets, and number of sets wanted.
constexpr std::uint64_t kSolutionsCompared = 40;
constexpr std::size_t kMostSets = 12;

Solve verdict_of(const Puzzle& puzzle) { return Solve(puzzle, preferred_algorithm(puzzle, 2), 2); }

std::vector<Cell> filled_cells(const std::vector<Digit>& digits) {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < digits.size(); ++cell)
    if (digits[cell] != kBlank) cells.push_back(static_cast<Cell>(cell));
  return cells;
}

}  // namespace

std::vector<Clash> clashes_of(const Puzzle& puzzle) {
  std::vector<Clash> clashes;
  const auto houses = puzzle.geometry->houses();
  for (std::size_t house = 0; house < houses.size(); ++house) {
    for (int digit = 0; digit < puzzle.geometry->side(); ++digit) {
      Clash clash{static_cast<HouseId>(house), static_cast<Digit>(digit), {}};
      for (const Cell cell : houses[house].cells)
        if (puzzle.givens[cell] == digit) clash.cells.push_back(cell);
      if (clash.cells.size() > 1) clashes.push_back(std::move(clash));
    }
  }
  return clashes;
}

class Diagnosis::State {
 public:
  enum class Stage : std::uint8_t {
    kVerdict,
    kEntries,
    kEntryCore,
    kCore,
    kClueCore,
    kClueRepairs,
    kRepairs,
    kCandidates,
    kSets,
    kEstimate,
    kCount,
    kRedundant,
    kRedundantClues,
    kDone
  };

  State(const Puzzle& puzzle, DiagnosisOptions options)
      : puzzle_(puzzle),
        options_(std::move(options)),
        solve_(verdict_of(puzzle)),
        has_clues_(!puzzle.geometry->is_all_houses() && !clues_in(*puzzle.geometry).empty()) {}

  bool run(std::uint64_t steps) {
    while (stage_ != Stage::kDone && steps > 0) advance(steps);
    return stage_ == Stage::kDone;
  }

  Puzzle puzzle_;
  DiagnosisOptions options_;
  Solve solve_;  // of the givens
  bool has_clues_;
  std::optional<Solve> entered_;
  std::optional<ConflictFinder> entry_conflict_;
  std::optional<ConflictFinder> conflict_;
  std::optional<ClueConflict> clue_conflict_;
  std::optional<ClueRepairs> clue_repairs_;
  std::optional<Repairs> repairs_;
  std::optional<TrueCandidates> candidates_;
  std::optional<UnavoidableSets> sets_;
  std::optional<Estimate> estimate_;
  std::optional<SolutionList> solutions_;
  std::optional<RedundantGivens> redundant_;
  std::optional<RedundantClues> redundant_clues_;
  Stage stage_ = Stage::kVerdict;
  bool has_repairs_ = false;
  bool has_redundant_ = false;
  bool has_redundant_clues_ = false;
  bool has_clue_repairs_ = false;

 private:
  static bool run_solve(Solve& solve, std::uint64_t& steps) {
    const std::uint64_t before = solve.stats().steps;
    const bool finished = solve.run(steps);
    steps -= std::min(steps, solve.stats().steps - before + 1);
    return finished;
  }

  void advance(std::uint64_t& steps) {
    switch (stage_) {
      case Stage::kVerdict:
        if (run_solve(solve_, steps)) begin_entries();
        return;
      case Stage::kEntries:
        if (run_solve(*entered_, steps)) begin_entry_core();
        return;
      case Stage::kEntryCore:
        if (entry_conflict_->run(steps)) begin_parts();
        return;
      case Stage::kCore:
        if (conflict_->run(steps)) begin_repairs(conflict_->conflict()->cells);
        return;
      case Stage::kClueCore:
        if (!clue_conflict_->run(steps)) return;
        clue_repairs_.emplace(puzzle_, clue_conflict_->conflict().clues);
        stage_ = Stage::kClueRepairs;
        return;
      case Stage::kClueRepairs:
        if ((has_clue_repairs_ = clue_repairs_->run(steps))) begin_repairs(clue_conflict_->conflict().cells);
        return;
      case Stage::kRepairs:
        // Sets and the estimate are found by houses alone.
        if ((has_repairs_ = repairs_->run(steps)))
          stage_ = !solutions_ ? Stage::kDone : has_clues_ ? Stage::kCount : Stage::kEstimate;
        return;
      case Stage::kCandidates:
        if (!candidates_->run(steps)) return;
        if (has_clues_) return begin_repairs(filled_cells(puzzle_.givens));
        stage_ = Stage::kSets;
        return;
      case Stage::kSets:
        if (find_sets(steps)) begin_repairs(filled_cells(puzzle_.givens));
        return;
      case Stage::kEstimate:
        if (!estimate_) estimate_.emplace(puzzle_, options_.seed, options_.probes);
        if (estimate_->run(steps)) stage_ = Stage::kCount;
        return;
      case Stage::kCount:
        if (solutions_->run(steps)) stage_ = Stage::kDone;
        return;
      case Stage::kRedundant:
        if (!(has_redundant_ = redundant_->run(steps))) return;
        stage_ = has_clues_ ? Stage::kRedundantClues : Stage::kDone;
        if (has_clues_) redundant_clues_.emplace(puzzle_);
        return;
      case Stage::kRedundantClues:
        if ((has_redundant_clues_ = redundant_clues_->run(steps))) stage_ = Stage::kDone;
        return;
      case Stage::kDone:
        return;
    }
  }

  bool has_entries() const {
    return std::any_of(options_.entries.begin(), options_.entries.end(), [](Digit digit) { return digit != kBlank; });
  }

  void begin_entries() {
    if (solve_.status() == SolveStatus::kNone || !has_entries()) return begin_parts();
    const Puzzle puzzle = with_entries(puzzle_, options_.entries);
    entered_.emplace(puzzle, preferred_algorithm(puzzle, 1), 1);
    stage_ = Stage::kEntries;
  }

  void begin_entry_core() {
    if (entered_->status() != SolveStatus::kNone) return begin_parts();
    std::vector<Cell> open;
    for (const Cell cell : filled_cells(options_.entries))
      if (puzzle_.givens[cell] == kBlank) open.push_back(cell);
    entry_conflict_.emplace(with_entries(puzzle_, options_.entries), open);
    stage_ = Stage::kEntryCore;
  }

  void begin_parts() {
    switch (solve_.status()) {
      case SolveStatus::kNone:
        if (has_clues_)
          clue_conflict_.emplace(puzzle_);
        else
          conflict_.emplace(puzzle_);
        stage_ = has_clues_ ? Stage::kClueCore : Stage::kCore;
        return;
      case SolveStatus::kSeveral:
        candidates_.emplace(puzzle_);
        solutions_.emplace(puzzle_, options_.most_solutions, options_.kept_solutions);
        stage_ = Stage::kCandidates;
        return;
      default:
        redundant_.emplace(puzzle_);
        stage_ = Stage::kRedundant;
    }
  }

  void begin_repairs(std::span<const Cell> suspects) {
    repairs_.emplace(puzzle_, suspects, solve_.status() == SolveStatus::kNone);
    stage_ = Stage::kRepairs;
  }

  bool find_sets(std::uint64_t& steps) {
    if (!sets_) {
      if (!solutions_->run(steps, kSolutionsCompared)) return false;
      std::vector<std::vector<Digit>> compared;
      for (std::size_t i = 0; i < solutions_->kept(); ++i)
        compared.emplace_back(solutions_->solution(i).begin(), solutions_->solution(i).end());
      sets_.emplace(puzzle_.geometry, std::move(compared), kMostSets);
    }
    return sets_->run(steps);
  }
};

Diagnosis::Diagnosis(const Puzzle& puzzle, DiagnosisOptions options)
    : state_(std::make_unique<State>(puzzle, std::move(options))) {}
Diagnosis::Diagnosis(Diagnosis&&) noexcept = default;
Diagnosis::~Diagnosis() = default;

bool Diagnosis::run(std::uint64_t max_steps) { return state_->run(max_steps); }
bool Diagnosis::finished() const { return state_->stage_ == State::Stage::kDone; }

std::string_view Diagnosis::stage() const {
  using enum State::Stage;
  switch (state_->stage_) {
    case kVerdict:
      return "verdict";
    case kEntries:
    case kEntryCore:
      return "entries";
    case kCore:
    case kClueCore:
      return "core";
    case kClueRepairs:
    case kRepairs:
      return "repairs";
    case kCandidates:
      return "candidates";
    case kSets:
      return "sets";
    case kEstimate:
      return "estimate";
    case kCount:
      return "count";
    case kRedundant:
    case kRedundantClues:
      return "redundant";
    case kDone:
      return "done";
  }
  return "";
}

const Puzzle& Diagnosis::puzzle() const { return state_->puzzle_; }
const std::vector<Digit>& Diagnosis::entries() const { return state_->options_.entries; }

SolveStatus Diagnosis::status() const {
  return state_->stage_ == State::Stage::kVerdict ? SolveStatus::kUnfinished : state_->solve_.status();
}
const std::vector<Digit>& Diagnosis::solution() const { return state_->solve_.solution(); }
std::optional<ConflictSet> Diagnosis::entry_conflict() const {
  if (!state_->entry_conflict_) return std::nullopt;
  return state_->entry_conflict_->conflict();
}
std::optional<ConflictSet> Diagnosis::conflict() const {
  if (state_->clue_conflict_) return state_->clue_conflict_->conflict();
  if (!state_->conflict_) return std::nullopt;
  return state_->conflict_->conflict();
}
const ClueRepairs* Diagnosis::clue_repairs() const {
  return state_->has_clue_repairs_ ? &*state_->clue_repairs_ : nullptr;
}
const RedundantClues* Diagnosis::redundant_clues() const {
  return state_->has_redundant_clues_ ? &*state_->redundant_clues_ : nullptr;
}
const Repairs* Diagnosis::repairs() const { return state_->has_repairs_ ? &*state_->repairs_ : nullptr; }
const TrueCandidates* Diagnosis::candidates() const { return state_->candidates_ ? &*state_->candidates_ : nullptr; }
const UnavoidableSets* Diagnosis::sets() const { return state_->sets_ ? &*state_->sets_ : nullptr; }
const Estimate* Diagnosis::estimate() const { return state_->estimate_ ? &*state_->estimate_ : nullptr; }
const SolutionList* Diagnosis::solutions() const { return state_->solutions_ ? &*state_->solutions_ : nullptr; }
const RedundantGivens* Diagnosis::redundant() const { return state_->has_redundant_ ? &*state_->redundant_ : nullptr; }

}  // namespace sudoscope
