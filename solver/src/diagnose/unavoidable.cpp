// Unavoidable sets: the cells in which two solutions differ. Solutions that
// differ in fewer of these cells make the set smaller, until there are none.
#include "sudoscope/diagnose/unavoidable.hpp"

#include <algorithm>
#include <optional>

#include "sudoscope/diagnose/solution_list.hpp"

namespace sudoscope {
namespace {

// Number of solutions examined for one that differs in fewer
// cells, before the search continues from the best or gives up.
constexpr std::uint64_t kMostLookedAt = 200;
// Steps of the search for one set.
constexpr std::uint64_t kPatience = 200'000;

}  // namespace

class UnavoidableSets::State {
 public:
  State(GeometryPtr geometry, std::vector<std::vector<Digit>> solutions, std::size_t most)
      : geometry_(std::move(geometry)), solutions_(std::move(solutions)), most_(most) {
    begin(1);
  }

  bool run(std::uint64_t& steps) {
    while (next_ < solutions_.size() && sets_.size() < most_) {
      if (steps == 0) return false;
      if (!others_) look_within();
      const std::uint64_t before = steps;
      const bool done = others_->run(steps, 0);
      patience_ -= std::min(patience_, before - steps);
      if (done) {
        take_best();
      } else if (patience_ == 0) {
        begin(next_ + 1);
      }
    }
    std::stable_sort(sets_.begin(), sets_.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    return true;
  }

  std::span<const std::vector<Cell>> sets() const { return sets_; }

 private:
  void begin(std::size_t next) {
    next_ = next;
    patience_ = kPatience;
    others_.reset();
    if (next_ < solutions_.size()) set_ = difference(solutions_[next_]);
  }

  std::vector<Cell> difference(std::span<const Digit> other) const {
    std::vector<Cell> cells;
    for (std::size_t cell = 0; cell < other.size(); ++cell)
      if (other[cell] != solutions_[0][cell]) cells.push_back(static_cast<Cell>(cell));
    return cells;
  }

  void look_within() {
    Puzzle puzzle{geometry_, solutions_[0]};
    for (const Cell cell : set_) puzzle.givens[cell] = kBlank;
    others_.emplace(puzzle, kMostLookedAt, kMostLookedAt);
  }

  // All others differ within the set: one that differs in fewer cells is a smaller set; without one it is minimal.
  void take_best() {
    std::vector<Cell> best = set_;
    for (std::size_t i = 0; i < others_->kept(); ++i) {
      std::vector<Cell> cells = difference(others_->solution(i));
      if (!cells.empty() && cells.size() < best.size()) best = std::move(cells);
    }
    if (best.size() < set_.size()) {
      set_ = std::move(best);
      others_.reset();
      return;
    }
    if (others_->complete() && std::find(sets_.begin(), sets_.end(), set_) == sets_.end()) sets_.push_back(set_);
    begin(next_ + 1);
  }

  GeometryPtr geometry_;
  std::vector<std::vector<Digit>> solutions_;
  std::size_t most_;
  std::size_t next_ = 1;                // solution whose difference from the first is made smaller
  std::vector<Cell> set_;               // the smallest so far
  std::optional<SolutionList> others_;  // within it
  std::uint64_t patience_ = 0;
  std::vector<std::vector<Cell>> sets_;
};

UnavoidableSets::UnavoidableSets(GeometryPtr geometry, std::vector<std::vector<Digit>> solutions, std::size_t most)
    : state_(std::make_unique<State>(std::move(geometry), std::move(solutions), most)) {}
UnavoidableSets::UnavoidableSets(UnavoidableSets&&) noexcept = default;
UnavoidableSets::~UnavoidableSets() = default;
bool UnavoidableSets::run(std::uint64_t& steps) { return state_->run(steps); }
std::span<const std::vector<Cell>> UnavoidableSets::sets() const { return state_->sets(); }

}  // namespace sudoscope
