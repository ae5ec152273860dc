// Player behind the boundary.
#include "watch_session.hpp"

#include "algorithms.hpp"
#include "frame.hpp"
#include "sudoscope/sentence.hpp"
#include "tree_bytes.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

Player make_player(const PuzzleBytes& bytes, const std::string& id, const std::string& knobs, double limit) {
  const Puzzle puzzle = puzzle_of(bytes).value();
  const Algorithm& algorithm = *algorithm_of(id, puzzle, limit);
  return Player(puzzle, algorithm, static_cast<std::uint64_t>(limit), knob_values(algorithm, knobs));
}

}  // namespace

val house_cells(const PuzzleBytes& bytes) {
  const Puzzle puzzle = puzzle_of(bytes).value();
  val houses = val::array();
  for (const House& house : puzzle.geometry->houses()) houses.call<void>("push", array_of(house.cells));
  return houses;
}

WatchSession::WatchSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs,
                           double limit)
    : player_(make_player(puzzle, algorithm, knobs, limit)) {}

double WatchSession::play(std::uint32_t kinds, double stops, double max_events) {
  const std::uint64_t last = player_.position() + static_cast<std::uint64_t>(max_events);
  double made = 0;
  while (made < stops && player_.position() < last && player_.next_of(kinds, last - player_.position())) ++made;
  return made;
}

val WatchSession::frame() {
  write_frame(player_, frame_);
  return val(emscripten::typed_memory_view(frame_.size(), frame_.data()));
}

val WatchSession::tree(double position, double depth, double narrowest) const {
  const TreeWindow window =
      tree_window(player_.tree(), static_cast<std::uint64_t>(position), static_cast<std::size_t>(depth), narrowest);
  return array_of(tree_bytes(window, player_.known()));
}

val WatchSession::sentence() const {
  const Sentence sentence = describe_last(player_.board());
  val value = val::object();
  value.set("what", sentence.what);
  value.set("why", sentence.why);
  return value;
}

}  // namespace sudoscope::wasm
