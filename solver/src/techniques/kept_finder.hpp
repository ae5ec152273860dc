// A finder that keeps its room from one position to the next.
#pragma once

#include "techniques/board.hpp"

namespace sudoscope {

// That of the thread.
template <class Finder>
Finder& kept_finder() {
  static thread_local Finder finder;
  return finder;
}

// Calls use(finder, sets) with the one for the size of the sets. Not to be called from within itself.
template <template <int> class Finder, class Use>
void with_kept_finder(const Board& board, Use use) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) { use(kept_finder<Finder<kWords>>(), sets); });
}

}  // namespace sudoscope
