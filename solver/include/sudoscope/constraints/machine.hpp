// Machine: a finite automaton over the digits of a line of cells, unrolled to one layer of states before each cell and
// one after the last. It holds only states that lie on a way from the start to acceptance, and no two states of a layer
// that accept the same rests of words. A way through it is a filling of the line.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "sudoscope/grid/digit_set.hpp"

namespace sudoscope {

struct Machine {
  struct Edge {
    std::uint16_t from;  // a state of the layer before the cell
    std::uint16_t to;    // a state of the layer after it
    DigitSet digits;
    friend auto operator<=>(const Edge&, const Edge&) = default;
  };
  std::vector<std::vector<Edge>> edges;  // by cell; sorted
  std::vector<std::uint16_t> states;     // the number of states of each layer, edges.size() + 1; all 0 if no word fits
};

// Machines of more states are refused: a clue that needs more is left to the check of full grids.
inline constexpr std::size_t kMostStatesOfLayer = 20'000;

// Removes what leads nowhere and merges states that accept the same rests. `accepted`: by state of the last layer.
Machine tidy_machine(Machine machine, const std::vector<bool>& accepted);

// The machine of a line of `length` cells on a grid of `side`. State: any ordered type. `starts`: the first states.
// next(state, place, digit, reach): calls reach(state) for every state that the digit leads to, at place 0 .. length-1.
// accepts(state): whether a line may end there. An empty machine (no edges) if a layer would be too large.
template <class State, class Next, class Accepts>
Machine make_machine(int length, int side, const std::vector<State>& starts, Next next, Accepts accepts) {
  Machine machine;
  std::vector<State> layer = starts;
  std::sort(layer.begin(), layer.end());
  layer.erase(std::unique(layer.begin(), layer.end()), layer.end());
  // One state before the first cell: every start that a digit leads on from is its own.
  std::vector<std::vector<State>> merged = {layer};
  machine.states.push_back(1);
  for (int place = 0; place < length; ++place) {
    std::map<State, std::uint16_t> numbers;
    std::map<std::pair<std::uint16_t, std::uint16_t>, DigitSet> found;
    for (std::size_t from = 0; from < merged.size(); ++from) {
      if (numbers.size() > kMostStatesOfLayer) return {};
      for (const State& state : merged[from])
        for (int digit = 0; digit < side; ++digit)
          next(state, place, digit, [&](const State& to) {
            const auto number = numbers.try_emplace(to, static_cast<std::uint16_t>(numbers.size())).first->second;
            found[{static_cast<std::uint16_t>(from), number}] |= digit_bit(static_cast<Digit>(digit));
          });
    }
    std::vector<Machine::Edge>& edges = machine.edges.emplace_back();
    for (const auto& [ends, digits] : found) edges.push_back({ends.first, ends.second, digits});
    merged.assign(numbers.size(), {});
    for (const auto& [state, number] : numbers) merged[number] = {state};
    machine.states.push_back(static_cast<std::uint16_t>(numbers.size()));
  }
  std::vector<bool> accepted;
  for (const auto& states : merged)
    accepted.push_back(std::any_of(states.begin(), states.end(), [&](const State& state) { return accepts(state); }));
  return tidy_machine(std::move(machine), accepted);
}

}  // namespace sudoscope
