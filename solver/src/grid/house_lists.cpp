// The houses and the peers of each cell of a geometry. Both are kept as
// one flat list with offsets, so that a search walks contiguous memory.
#include <bit>
#include <numeric>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

void Geometry::list_houses_of_cells() {
  const auto cells = static_cast<std::size_t>(cell_count());
  houses_of_begin_.assign(cells + 1, 0);
  for (const House& house : houses_)
    for (const Cell cell : house.cells) ++houses_of_begin_[cell + 1u];
  std::partial_sum(houses_of_begin_.begin(), houses_of_begin_.end(), houses_of_begin_.begin());
  houses_of_.resize(houses_of_begin_.back());
  std::vector<std::uint32_t> next = houses_of_begin_;
  for (std::size_t id = 0; id < houses_.size(); ++id)
    for (const Cell cell : houses_[id].cells) houses_of_[next[cell]++] = static_cast<HouseId>(id);
}

// One bit for each cell: peers come out in order, and each once.
void Geometry::list_peers() {
  const auto cells = static_cast<std::size_t>(cell_count());
  std::vector<std::uint64_t> peers(cells / 64 + 1);
  peers_begin_.push_back(0);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    for (const HouseId id : houses_of(static_cast<Cell>(cell)))
      for (const Cell peer : houses_[id].cells) peers[peer / 64] |= std::uint64_t{1} << peer % 64;
    peers[cell / 64] &= ~(std::uint64_t{1} << cell % 64);
    for (std::size_t word = 0; word < peers.size(); ++word)
      for (; peers[word] != 0; peers[word] &= peers[word] - 1)
        peers_.push_back(static_cast<Cell>(word * 64 + static_cast<std::size_t>(std::countr_zero(peers[word]))));
    peers_begin_.push_back(static_cast<std::uint32_t>(peers_.size()));
  }
}

}  // namespace sudoscope
