// Many grids abreast, one in each lane, each with its own open guesses. All take the same sweep; only the events at its
// end belong to one grid: a guess, a guess taken back, a solution, the next question. A lane that has nothing left
// takes over a branch of a neighbour, so that one hard puzzle keeps all lanes at work.
//
// A puzzle with hardly any givens has solutions almost everywhere, and no consequences: on the way to its first
// solution many cells are guessed at once. If that goes wrong again and again, it starts over with one guess at a time.
//
// A `Client` asks the questions and receives the answers:
//
//     bool next(GridWords& candidates, CellWords& single, std::size_t& question)
//         the next question, if there is one: its candidates, and cells known to have one
//     bool solved(std::size_t question, const Grid& solution)   true: look for no more; solution() is its GridWords
//     bool wants_many() const   true if guesses should suit puzzles with many solutions
//     void guessed(std::size_t question)
//     void took_up_rest()   of a guess, its first part being done or in other hands
#pragma once

#include <bit>
#include <utility>
#include <vector>

#include "fast/alone.hpp"
#include "fast/grid_words.hpp"
#include "fast/guess.hpp"
#include "fast/sweep.hpp"

namespace sudoscope::fast {
namespace {

// The rest of an open guess, and cells known to have one candidate.
struct Branch {
  GridWords grid;
  CellWords single;

  Branch() {}  // leaves it to the guess to fill in both
  Branch(const GridWords& words, const CellWords& known) : grid(words), single(known) {}
};

// A question being answered, by one lane or by several.
struct Slot {
  std::size_t question = 0;
  LaneSet lanes = 0;
  bool plunges = false;         // guesses many cells at once
  std::uint32_t dead_ends = 0;  // to start over from, if it plunges
  Branch start{};               // to start over from, where it plunges
};

template <int kLanes, class Client>
class Abreast {
 public:
  explicit Abreast(Client client) : client_(std::move(client)) {
    for (int lane = 0; lane < kLanes; ++lane) load_next(lane);
  }

  // Continues the question of a grid alone, and asks no other until it is answered. Its
  // open guesses are shared out, the first ones first, below which most is left to do.
  explicit Abreast(Abreast<1, Client>&& alone)
      : idle_(kAllLanes<kLanes> & ~LaneSet{1}), client_(std::move(alone.client_)) {
    const Branch now = alone.branch_of(0);
    board_.put(0, now.grid, now.single);
    slots_[0] = alone.slots_[0];
    std::vector<Branch>& stack = stacks_[0] = std::move(alone.stacks_[0]);
    std::size_t shared = 0;
    while (idle_ != 0 && shared < stack.size()) share(0, stack[shared++]);
    stack.erase(stack.begin(), stack.begin() + static_cast<std::ptrdiff_t>(shared));
  }

  Client& client() { return client_; }
  // Every question is answered.
  bool done() const { return idle_ == kAllLanes<kLanes>; }

  // Dead ends of the first question, guess by guess.
  std::uint32_t dead_ends() const { return slots_[0].plunges ? 0 : slots_[0].dead_ends; }

  std::size_t stack_bytes() const {
    std::size_t bytes = 0;
    for (const auto& stack : stacks_) bytes += stack.capacity() * sizeof(Branch);
    return bytes;
  }

  // One sweep with its consequences. False if every question is answered. Inlined
  // into a loop it has fewer registers left, and takes 4 % longer in WebAssembly.
  [[gnu::noinline]] bool advance() {
    if (done()) return false;
    const Outcome outcome = sweep(board_);
    const LaneSet wants_guess = client_.wants_many() ? outcome.undisputed : outcome.stuck;
    LaneSet ready = (outcome.dead | outcome.filled | wants_guess) & ~idle_;
    const LaneSet filled = outcome.filled & ready & ~outcome.dead;
    const LaneSet solved = filled != 0 ? filled & solved_lanes(board_) : 0;
    while (ready != 0) {
      const int lane = std::countr_zero(ready);
      const LaneSet bit = LaneSet{1} << lane;
      ready &= ~bit;
      if ((solved & bit) != 0) {
        ready &= ~take_solution(lane);
      } else if (((outcome.dead | filled) & bit) != 0) {
        ready &= ~go_back(lane);
      } else {
        guess(lane);
      }
    }
    return true;
  }

 private:
  template <int kOther, class SameClient>
  friend class Abreast;

  // Open guesses that hardly any lane exceeds, so that it asks for memory once.
  static constexpr std::size_t kUsualDepth = 16;
  // Hardly any puzzle that has solutions meets more of them on its way to the first.
  static constexpr std::uint32_t kMostDeadEnds = 100;

  Branch branch_of(int lane) const {
    Branch now;
    board_.get(lane, now.grid);
    board_.get_single(lane, now.single);
    return now;
  }

  void load_next(int lane) {
    GridWords grid;
    CellWords single;
    std::size_t question;
    if (!client_.next(grid, single, question)) {
      board_.put(lane, {}, {});
      idle_ |= LaneSet{1} << lane;
      return;
    }
    board_.put(lane, grid, single);
    idle_ &= ~(LaneSet{1} << lane);
    int slot = 0;
    while (slots_[slot].lanes != 0) ++slot;  // there are as many as lanes
    slot_of_[lane] = slot;
    Slot& taken = slots_[slot];
    taken.question = question;
    taken.lanes = LaneSet{1} << lane;
    taken.plunges = !client_.wants_many() && count_of(single) < kFewestOfUnique;
    taken.dead_ends = 0;
    if (taken.plunges) taken.start = {grid, single};
  }

  // Leaves the question for the next one.
  void leave(int lane) {
    Slot& slot = slots_[slot_of_[lane]];
    slot.lanes &= ~(LaneSet{1} << lane);
    stacks_[lane].clear();
    load_next(lane);
  }

  // Returns the other lanes that it took away from their branches, as take_solution() does.
  LaneSet go_back(int lane) {
    std::vector<Branch>& stack = stacks_[lane];
    Slot& slot = slots_[slot_of_[lane]];
    if (++slot.dead_ends > kMostDeadEnds && slot.plunges) return start_over(lane);
    if (stack.empty()) {
      leave(lane);
      return 0;
    }
    board_.put(lane, stack.back().grid, stack.back().single);
    stack.pop_back();
    client_.took_up_rest();
    return 0;
  }

  void drop_guesses(int lane) {
    for (; !stacks_[lane].empty(); stacks_[lane].pop_back()) client_.took_up_rest();
  }

  // Forgets all guesses at the lane's question, and continues with one at a time.
  LaneSet start_over(int lane) {
    Slot& slot = slots_[slot_of_[lane]];
    const LaneSet others = slot.lanes & ~(LaneSet{1} << lane);
    slot.plunges = false;
    slot.dead_ends = 0;
    slot.lanes = LaneSet{1} << lane;
    drop_guesses(lane);
    board_.put(lane, slot.start.grid, slot.start.single);
    for (LaneSet left = others; left != 0; left &= left - 1) {
      drop_guesses(std::countr_zero(left));
      load_next(std::countr_zero(left));
    }
    return others;
  }

  // Returns the other lanes of this question, if it is ended: they have new questions.
  LaneSet take_solution(int lane) {
    Slot& slot = slots_[slot_of_[lane]];
    slot.plunges = false;
    const auto grid = [&] {
      GridWords words;
      board_.get(lane, words);
      return words;
    };
    if (!client_.solved(slot.question, grid)) {
      return go_back(lane);
    }
    const LaneSet others = slot.lanes & ~(LaneSet{1} << lane);
    for (LaneSet left = others; left != 0; left &= left - 1) leave(std::countr_zero(left));
    leave(lane);
    return others;
  }

  // Continues with the first part of a guess; the rest is put on the stack, or into an idle lane.
  void guess(int lane) {
    Slot& slot = slots_[slot_of_[lane]];
    std::vector<Branch>& stack = stacks_[lane];
    if (stack.capacity() == 0) stack.reserve(kUsualDepth);
    if (slot.plunges) {
      plunge(lane);
    } else {
      client_.guessed(slot.question);
      stack.emplace_back();
      if (!client_.wants_many() || !part_pair(lane, stack.back())) part_ways(lane, stack.back());
    }
    if (idle_ == 0) return;
    share(lane, stack.back());
    stack.pop_back();
  }

  // Moves the rest of one of the lane's guesses to an idle lane. REQUIRES: idle_ != 0.
  void share(int lane, const Branch& rest) {
    const int helper = std::countr_zero(idle_);
    const LaneSet helper_bit = LaneSet{1} << helper;
    idle_ &= ~helper_bit;
    slots_[slot_of_[lane]].lanes |= helper_bit;
    slot_of_[helper] = slot_of_[lane];
    board_.put(helper, rest.grid, rest.single);
    client_.took_up_rest();
  }

  // Takes cells that share no house, among those with the fewest candidates: each holds its lowest digit, or does not.
  void plunge(int lane) {
    Branch now = branch_of(lane);
    CellWords cells = fewest_candidates(now.grid);
    for (int k = 0; k < 3; ++k) {
      while (cells.at[k] != 0) {
        const std::uint32_t bit = cells.at[k] & (~cells.at[k] + 1);
        bar_houses(k, bit, cells);
        int i = k;
        while ((now.grid.at[i] & bit) == 0) i += 3;
        client_.guessed(slots_[slot_of_[lane]].question);
        stacks_[lane].push_back({now.grid, {}});
        stacks_[lane].back().grid.at[i] &= ~bit;
        for (i += 3; i < kWords; i += 3) now.grid.at[i] &= ~bit;
        now.single.at[k] |= bit;
      }
    }
    for (int i = 0; i < kWords; ++i) board_.set_candidates(lane, i, now.grid.at[i]);
    for (int k = 0; k < 3; ++k) board_.set_single(lane, k, now.single.at[k]);
  }

  // By the ways of a digit through a band. Cells that either part
  // leaves one candidate are known at once, not a sweep later.
  void part_ways(int lane, Branch& rest) {
    GridMinis minis;
    board_.get_minis(lane, minis);
    const Guess guess = choose_guess(minis);
    board_.get(lane, rest.grid);
    CellWords single;
    board_.get_single(lane, single);
    for (int k = 0; k < 3; ++k) {
      const std::uint32_t pairs = pairs_of(rest.grid, k);
      const int i = 3 * guess.digit + k;
      const std::uint32_t cells = rest.grid.at[i];
      const std::uint32_t first = cells & cells_in(guess.band, guess.first, k);
      board_.set_candidates(lane, i, first);
      board_.set_single(lane, k, single.at[k] | (pairs & cells & ~first));
      rest.grid.at[i] = cells & cells_in(guess.band, guess.rest, k);
      rest.single.at[k] = pairs & cells & ~rest.grid.at[i];
    }
  }

  // By the digits of a cell with two candidates, if there is one; the next sweep acts on either at once.
  bool part_pair(int lane, Branch& rest) {
    board_.get(lane, rest.grid);
    const PairCell pair = find_pair(rest.grid);
    if (pair.bit == 0) return false;
    board_.set_candidates(lane, pair.first, rest.grid.at[pair.first] & ~pair.bit);
    rest.grid.at[pair.second] &= ~pair.bit;
    const int word = pair.first % 3;
    board_.get_single(lane, rest.single);
    rest.single.at[word] |= pair.bit;
    board_.set_single(lane, word, rest.single.at[word]);
    return true;
  }

  Board<kLanes> board_{};
  LaneSet idle_ = 0;
  Slot slots_[kLanes];
  int slot_of_[kLanes] = {};
  std::vector<Branch> stacks_[kLanes];  // of each lane, the rests of its open guesses
  Client client_;
};

}  // namespace
}  // namespace sudoscope::fast
