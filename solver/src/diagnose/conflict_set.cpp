// ConflictFinder: deletion from several beginnings, in several orders; it keeps the best of the results.
#include "sudoscope/diagnose/conflict_set.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <variant>

#include "diagnose/deductions.hpp"
#include "diagnose/deletion.hpp"
#include "sudoscope/base/rng.hpp"

namespace sudoscope {

using diagnose::Deductions;
using diagnose::Deletion;
using diagnose::FactId;
using diagnose::LearningOracle;
using diagnose::SearchOracle;

namespace {

// Orders tried from each beginning.
constexpr int kOrdersSmall = 12;
constexpr int kOrdersLarge = 1;
constexpr int kLargestSmallSide = 9;
// Steps after which no other order is begun: about half a second, at 9x9 and above.
constexpr std::uint64_t kManySmall = 1'500'000;
constexpr std::uint64_t kManyLarge = 40'000;
// Steps above 9x9 after which the best set so far is the answer: ten to twenty seconds at 25x25.
constexpr std::uint64_t kEnoughLarge = 500'000;
// Beginnings, the smallest first.
constexpr std::size_t kMostBeginnings = 4;

}  // namespace

class ConflictFinder::State {
 public:
  State(const Puzzle& puzzle, std::span<const Cell> open)
      : puzzle_(puzzle),
        fixed_(puzzle.givens),
        open_(open.size()),
        small_(puzzle.geometry->side() <= kLargestSmallSide) {
    for (const Cell cell : open) fixed_[cell] = kBlank;
    list_orders(beginnings(open), small_ ? kOrdersSmall : kOrdersLarge);
  }

  bool run(std::uint64_t& steps) {
    for (; next_ < orders_.size() && !(best_ && used_ > (small_ ? kManySmall : kManyLarge)); ++next_) {
      if (!deletion_) begin(orders_[next_]);
      const std::uint64_t before = steps;
      const bool done = steps > 0 && std::visit([&](auto& deletion) { return deletion.run(steps); }, *deletion_);
      used_ += before - steps;
      if (!done && (small_ || used_ <= kEnoughLarge)) return false;
      take_up(cells_left(), std::visit([](const auto& deletion) { return deletion.minimal(); }, *deletion_));
      deletion_.reset();
    }
    if (!chain_) chain_.emplace(alone(best_->cells));
    if (!chain_->run(steps)) return false;
    best_->chain = chain_->chain();
    return true;
  }

  std::optional<ConflictSet> conflict() const {
    if (best_) return best_;
    std::vector<Cell> cells = deletion_ ? cells_left() : orders_[0];
    if (cells.size() == open_) return std::nullopt;
    return ConflictSet{.cells = std::move(cells), .minimal = false, .chain = {}};
  }

 private:
  // Sets of open cells that the contradictions by singles involve,
  // unless one is as small as possible also all open cells.
  std::vector<std::vector<Cell>> beginnings(std::span<const Cell> open) const {
    std::vector<std::vector<Cell>> found;
    Deductions deductions(*puzzle_.geometry, puzzle_.givens, diagnose::Uses::kKept, diagnose::Reach::kSinglesAndLocked);
    if (deductions.run() == Deductions::State::kContradiction) {
      for (const FactId id : deductions.contradictions()) {
        std::vector<Cell> cells;
        for (const FactId each : deductions.ancestry({&id, 1})) {
          const diagnose::Fact& fact = deductions.at(each);
          if (fact.kind == diagnose::FactKind::kGiven && fixed_[fact.cell] == kBlank) cells.push_back(fact.cell);
        }
        if (std::find(found.begin(), found.end(), cells) == found.end()) found.push_back(std::move(cells));
      }
      std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
      found.resize(std::min(found.size(), kMostBeginnings));
    }
    // No set is smaller than two equal digits.
    if (found.empty() || found[0].size() > 2) found.emplace_back(open.begin(), open.end());
    return found;
  }

  void begin(const std::vector<Cell>& order) {
    if (small_)
      deletion_.emplace(std::in_place_type<Deletion<SearchOracle>>, puzzle_, fixed_, order);
    else
      deletion_.emplace(std::in_place_type<Deletion<LearningOracle>>, puzzle_, fixed_, order);
  }

  std::vector<Cell> cells_left() const {
    return std::visit([](const auto& deletion) { return deletion.cells(); }, *deletion_);
  }

  // The first order of each beginning is the order of the cells, the second its reverse; the
  // others are shuffled. Small beginnings come first, and each beginning gets as many orders.
  void list_orders(const std::vector<std::vector<Cell>>& beginnings, int count) {
    Rng rng(beginnings.size());
    for (int order = 0; order < count; ++order)
      for (const auto& beginning : beginnings) {
        std::vector<Cell> cells = beginning;
        if (order == 1) std::reverse(cells.begin(), cells.end());
        for (std::size_t i = cells.size(); order > 1 && i > 1; --i) std::swap(cells[i - 1], cells[rng.below(i)]);
        orders_.push_back(std::move(cells));
      }
  }

  // The puzzle with the fixed digits and these cells alone.
  Puzzle alone(const std::vector<Cell>& cells) const {
    Puzzle puzzle{puzzle_.geometry, fixed_};
    for (const Cell cell : cells) puzzle.givens[cell] = puzzle_.givens[cell];
    return puzzle;
  }

  // Keeps the set if it is the best so far.
  void take_up(std::vector<Cell> cells, bool minimal) {
    if (best_ && best_->cells == cells) return;
    Deductions simple(*puzzle_.geometry, alone(cells).givens, diagnose::Uses::kKept,
                      diagnose::Reach::kSinglesAndLocked);
    const bool hard = simple.run() != Deductions::State::kContradiction;
    const Cost cost{!minimal, hard, cells.size(), hard ? 0 : simple.shortest_way().size()};
    if (best_ && least_ <= cost) return;
    best_ = {.cells = std::move(cells), .minimal = minimal, .chain = {}};
    least_ = cost;
  }

  // Not proved minimal, not refuted by simple deductions, number
  // of cells, number of deductions: the least cost is the best.
  using Cost = std::tuple<bool, bool, std::size_t, std::size_t>;

  Puzzle puzzle_;
  std::vector<Digit> fixed_;
  std::size_t open_;  // cells
  bool small_;
  std::vector<std::vector<Cell>> orders_;
  std::size_t next_ = 0;
  std::uint64_t used_ = 0;  // steps
  std::optional<std::variant<Deletion<SearchOracle>, Deletion<LearningOracle>>> deletion_;
  std::optional<ConflictSet> best_;
  Cost least_;
  std::optional<ChainFinder> chain_;  // of the best
};

namespace {

std::vector<Cell> filled_cells(const Puzzle& puzzle) {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell)
    if (puzzle.givens[cell] != kBlank) cells.push_back(static_cast<Cell>(cell));
  return cells;
}

}  // namespace

ConflictFinder::ConflictFinder(const Puzzle& puzzle, std::span<const Cell> open)
    : state_(std::make_unique<State>(puzzle, open)) {}
ConflictFinder::ConflictFinder(const Puzzle& puzzle) : ConflictFinder(puzzle, filled_cells(puzzle)) {}
ConflictFinder::ConflictFinder(ConflictFinder&&) noexcept = default;
ConflictFinder::~ConflictFinder() = default;
bool ConflictFinder::run(std::uint64_t& steps) { return state_->run(steps); }
std::optional<ConflictSet> ConflictFinder::conflict() const { return state_->conflict(); }

}  // namespace sudoscope
