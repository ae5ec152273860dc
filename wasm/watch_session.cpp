// Player behind the boundary.
#include "watch_session.hpp"

#include "algorithms.hpp"
#include "cover_bytes.hpp"
#include "frame.hpp"
#include "sudoscope/blocks.hpp"
#include "sudoscope/json.hpp"
#include "sudoscope/responsible.hpp"
#include "sudoscope/told_events.hpp"
#include "tree_bytes.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

Player make_player(const PuzzleBytes& bytes, const std::string& id, const std::string& knobs, double limit,
                   const std::string& entries) {
  const Puzzle puzzle = puzzle_of(bytes).value();
  const Algorithm& algorithm = *algorithm_of(id, puzzle, limit);
  return Player(puzzle, algorithm, static_cast<std::uint64_t>(limit), knob_values(algorithm, knobs),
                Player::kDefaultBudgetBytes, digits_of(entries));
}

val value_of(const Sentence& sentence) {
  val value = val::object();
  value.set("what", message_value(sentence.what));
  value.set("why", message_value(sentence.why));
  return value;
}

}  // namespace

val house_cells(const PuzzleBytes& bytes) {
  const Puzzle puzzle = puzzle_of(bytes).value();
  val houses = val::array();
  for (const House& house : puzzle.geometry->houses()) houses.call<void>("push", array_of(house.cells));
  return houses;
}

WatchSession::WatchSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs,
                           double limit, const std::string& entries)
    : player_(make_player(puzzle, algorithm, knobs, limit, entries)) {}

double WatchSession::play(std::uint32_t kinds, double stops, double max_events) {
  const std::uint64_t last = player_.position() + static_cast<std::uint64_t>(max_events);
  double made = 0;
  while (made < stops && player_.position() < last && player_.next_of(kinds, last - player_.position())) ++made;
  return made;
}

val WatchSession::frame(bool heat) {
  write_frame(player_, player_.cursor(), player_.responsible(), heat, frame_);
  return val(emscripten::typed_memory_view(frame_.size(), frame_.data()));
}

val WatchSession::glimpse(double position) {
  const Player::Playhead place = player_.glimpse(static_cast<std::uint64_t>(position));
  const bool conflict = place.board.last().kind == EventKind::kConflict;
  write_frame(player_, place, conflict ? responsible_guesses(place.board).guesses : std::vector<Cell>{}, false, frame_);
  val value = value_of(describe_last(place.board));
  value.set("frame", val(emscripten::typed_memory_view(frame_.size(), frame_.data())));
  return value;
}

val WatchSession::tree(double position, double depth, double narrowest) const {
  const TreeWindow window =
      tree_window(player_.tree(), static_cast<std::uint64_t>(position), static_cast<std::size_t>(depth), narrowest);
  return array_of(tree_bytes(window, player_.known()));
}

val WatchSession::stops(double from, double until, std::uint32_t kinds, double most) const {
  std::vector<double> stops;
  for (const std::uint64_t stop :
       player_.stops_after(kinds, static_cast<std::uint64_t>(from), static_cast<std::size_t>(most)))
    if (static_cast<double>(stop) <= until) stops.push_back(static_cast<double>(stop));
  return array_of(stops);
}

double WatchSession::back(double position, std::uint32_t kinds, double count) const {
  const auto most = static_cast<std::size_t>(count);
  const auto stops = player_.stops_before(kinds, static_cast<std::uint64_t>(position), most);
  return stops.size() < most ? 0 : static_cast<double>(stops.front());
}

std::string WatchSession::told(double from, double until, std::uint32_t kinds, double most) const {
  const std::vector<ToldEvent> events =
      tell_events(player_, static_cast<std::uint64_t>(from), static_cast<std::uint64_t>(until), kinds,
                  static_cast<std::size_t>(most));
  return Json::list(events,
                    [](const ToldEvent& event) {
                      JsonObject object;
                      object.add("position", event.position);
                      object.add("kind", static_cast<int>(event.kind));
                      object.add("level", event.level);
                      object.add("what", event.sentence.what);
                      object.add("why", event.sentence.why);
                      return Json(object);
                    })
      .text();
}

val WatchSession::cover() const { return array_of(cover_bytes(cover_state(player_.board()))); }

val WatchSession::blocks() const {
  val messages = val::array();
  for (const Message& message : describe_blocks(player_.board())) messages.call<void>("push", message_value(message));
  return messages;
}

val WatchSession::sentence() const { return value_of(describe_last(player_.board())); }

}  // namespace sudoscope::wasm
