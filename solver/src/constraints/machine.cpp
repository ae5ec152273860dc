// Machines made small: from the last layer to the first, then from the first to the last.
#include "sudoscope/constraints/machine.hpp"

#include <limits>

namespace sudoscope {
namespace {

constexpr std::uint16_t kNone = std::numeric_limits<std::uint16_t>::max();

// Merges the states of the layer before `edges` that go on alike. `after`: new number of each state of the layer after;
// kNone for one that leads nowhere. Returns the new numbers of this layer, and renews the edges and their number.
std::vector<std::uint16_t> merge_layer(std::vector<Machine::Edge>& edges, std::uint16_t& states,
                                       const std::vector<std::uint16_t>& after) {
  std::vector<std::map<std::uint16_t, DigitSet>> ways(states);
  for (const Machine::Edge& edge : edges)
    if (after[edge.to] != kNone) ways[edge.from][after[edge.to]] |= edge.digits;
  std::map<std::map<std::uint16_t, DigitSet>, std::uint16_t> known;
  std::vector<std::uint16_t> numbers(states, kNone);
  edges.clear();
  for (std::uint16_t state = 0; state < states; ++state) {
    if (ways[state].empty()) continue;
    const auto [place, is_new] = known.try_emplace(ways[state], static_cast<std::uint16_t>(known.size()));
    numbers[state] = place->second;
    if (!is_new) continue;
    for (const auto& [to, digits] : ways[state]) edges.push_back({place->second, to, digits});
  }
  states = static_cast<std::uint16_t>(known.size());
  std::sort(edges.begin(), edges.end());
  return numbers;
}

}  // namespace

Machine tidy_machine(Machine machine, const std::vector<bool>& accepted) {
  std::vector<std::uint16_t> numbers;
  for (const bool is_end : accepted) numbers.push_back(is_end ? 0 : kNone);
  machine.states.back() = std::find(accepted.begin(), accepted.end(), true) == accepted.end() ? 0 : 1;
  for (std::size_t place = machine.edges.size(); place-- > 0;)
    numbers = merge_layer(machine.edges[place], machine.states[place], numbers);
  // All states of a layer were reached from the start before, and a merged state is reached if one of its parts was.
  return machine;
}

}  // namespace sudoscope
