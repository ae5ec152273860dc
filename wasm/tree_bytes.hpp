// A picture of the search tree as bytes; the layout is drawn in README.md and mirrored by web/protocol/tree.ts.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/trace/tree_window.hpp"

namespace sudoscope::wasm {

// `known`: the number of events of the tree.
std::vector<std::uint8_t> tree_bytes(const TreeWindow& window, std::uint64_t known);

}  // namespace sudoscope::wasm
