#include "techniques/trial.hpp"

#include "techniques/board.hpp"

namespace sudoscope {
namespace {

// On larger grids the search for depth 2 takes minutes.
constexpr int kMostSideForTwo = 9;

template <int kWords>
class Trial {
 public:
  using Set = CellSet<kWords>;
  struct State {
    std::array<Set, BoardSets<kWords>::kMostDigits> places;  // by digit: its cells, placed or possible
    Set open;
  };
  enum class End : std::uint8_t { kOpen, kSolved, kContradiction };

  explicit Trial(const BoardSets<kWords>& sets) : sets_(sets), side_(sets.geometry().side()) {}

  State start() const {
    State state;
    state.open = sets_.blank();
    const auto digits = static_cast<Digit>(side_);
    for (Digit digit = 0; digit < digits; ++digit) state.places[digit] = sets_.cells_for(digit);
    const Position& position = sets_.position();
    for (Cell cell = 0; cell < position.cell_count(); ++cell)
      if (!position.is_blank(cell)) state.places[position.digit(cell)].insert(cell);
    return state;
  }

  void place(State& state, Cell cell, Digit digit) const {
    for (Digit other = 0; other < side_; ++other)
      if (other != digit) state.places[other].erase(cell);
    state.places[digit] -= sets_.peers(cell);
    state.open.erase(cell);
  }

  // Places singles until there are none.
  End follow_singles(State& state) const {
    bool changes = true;
    while (changes) {
      changes = false;
      Set once, twice;
      for (Digit digit = 0; digit < side_; ++digit) {
        twice |= once & state.places[digit];
        once |= state.places[digit];
      }
      if (!state.open.is_subset_of(once)) return End::kContradiction;
      for (const Cell cell : state.open - twice) {
        const auto holds = [&](Digit digit) { return state.places[digit].contains(cell); };
        Digit digit = 0;
        while (digit < side_ && !holds(digit)) ++digit;
        if (digit == side_) return End::kContradiction;
        place(state, cell, digit);
        changes = true;
      }
      for (std::size_t house = 0; house < sets_.geometry().houses().size(); ++house)
        for (Digit digit = 0; digit < side_; ++digit) {
          const Set places = state.places[digit] & sets_.house(static_cast<HouseId>(house));
          if (places.empty()) return End::kContradiction;
          if (!places.has_single() || !state.open.contains(places.first())) continue;
          place(state, places.first(), digit);
          changes = true;
        }
    }
    return state.open.empty() ? End::kSolved : End::kOpen;
  }

  // Rules out candidates that lead to a contradiction, with up to `depth` of them assumed at once,
  // until none does. `solution`: a digit for each cell, whose candidates are not tried, or empty.
  End reduce(State& state, int depth, std::span<const Digit> solution = {}) const {
    End end = follow_singles(state);
    if (depth == 0) return end;
    for (bool changes = true; changes && end == End::kOpen;) {
      changes = false;
      for (Digit digit = 0; digit < side_ && end == End::kOpen; ++digit)
        for (const Cell cell : state.places[digit] & state.open) {
          if (end != End::kOpen || !state.open.contains(cell) || !state.places[digit].contains(cell)) continue;
          if (!solution.empty() && solution[cell] == digit) continue;
          State assumed = state;
          place(assumed, cell, digit);
          const End found = reduce(assumed, depth - 1);
          // A solution: there is no contradiction to find here.
          if (found == End::kSolved) return End::kSolved;
          if (found == End::kOpen) continue;
          state.places[digit].erase(cell);
          end = follow_singles(state);
          changes = true;
        }
    }
    return end;
  }

  int depth_of(std::span<const Digit> solution) const {
    const int most = side_ <= kMostSideForTwo ? 2 : 1;
    for (int depth = 0; depth <= most; ++depth) {
      State state = start();
      if (reduce(state, depth, solution) == End::kSolved) return depth;
    }
    return most == 2 ? 3 : kUnknownTrialDepth;
  }

 private:
  const BoardSets<kWords>& sets_;
  int side_;
};

template <class Visit>
int with_trial(const Position& position, Visit visit) {
  int answer = 0;
  const Grid grid(position.geometry());
  Board(position, grid).with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    answer = visit(Trial<kWords>(sets));
  });
  return answer;
}

}  // namespace

int blanks_after(const Position& position, const Candidate& candidate) {
  return with_trial(position, [&](const auto& trial) {
    auto state = trial.start();
    trial.place(state, candidate.cell, candidate.digit);
    trial.follow_singles(state);
    return state.open.count();
  });
}

int trial_depth(const Position& position, std::span<const Digit> solution) {
  return with_trial(position, [&](const auto& trial) { return trial.depth_of(solution); });
}

}  // namespace sudoscope
