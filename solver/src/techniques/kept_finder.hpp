// Finders that keep their room from one position to the next.
#pragma once

#include <memory>
#include <vector>

#include "techniques/board.hpp"

namespace sudoscope {

// Calls use(finder, sets) with one of the thread's finders for the
// size of the sets; with a new one if it is called from within itself.
template <template <int> class Finder, class Use>
void with_kept_finder(const Board& board, Use use) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    static thread_local std::vector<std::unique_ptr<Finder<kWords>>> idle;
    if (idle.empty()) idle.push_back(std::make_unique<Finder<kWords>>());
    std::unique_ptr<Finder<kWords>> finder = std::move(idle.back());
    idle.pop_back();
    use(*finder, sets);
    idle.push_back(std::move(finder));
  });
}

}  // namespace sudoscope
