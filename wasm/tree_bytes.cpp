// Writing the bars of a search tree, field by field in the order of README.md.
#include "tree_bytes.hpp"

#include "writer.hpp"

namespace sudoscope::wasm {
namespace {

constexpr std::uint32_t kTreeVersion = 1;
constexpr std::size_t kTreeHeaderBytes = 24;
constexpr std::size_t kBarBytes = 64;

}  // namespace

std::vector<std::uint8_t> tree_bytes(const TreeWindow& window, std::uint64_t known) {
  std::vector<std::uint8_t> bytes(kTreeHeaderBytes + kBarBytes * window.bars.size());
  Writer out(bytes.data());
  out.put(kTreeVersion);
  out.put(static_cast<std::uint32_t>(window.bars.size()));
  out.put(static_cast<std::uint32_t>(window.root));
  out.put(std::uint32_t{0});
  out.number(known);
  for (const TreeBar& bar : window.bars) {
    const SearchTree::Node& node = bar.node;
    out.number(node.first);
    out.number(node.end);
    out.number(node.size);
    out.number(node.failures);
    out.number(node.solutions);
    out.put(static_cast<float>(bar.left));
    out.put(static_cast<float>(bar.width));
    out.put(bar.parent);
    out.put(node.guesses);
    out.put(node.depth);
    out.put(node.deepest);
    out.put(node.cell);
    out.put(static_cast<std::uint8_t>(node.digit + 1));  // kBlank + 1 wraps to 0
    out.put(static_cast<std::uint8_t>(bar.folded));
  }
  return bytes;
}

}  // namespace sudoscope::wasm
