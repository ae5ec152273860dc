// Player behind the boundary.
#include "watch_session.hpp"

#include "algorithms.hpp"
#include "cover_bytes.hpp"
#include "frame.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/trace/blocks.hpp"
#include "sudoscope/trace/responsible.hpp"
#include "sudoscope/trace/told_events.hpp"
#include "tree_bytes.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

Player make_player(const PuzzleBytes& bytes, const std::string& id, const std::string& knobs, double limit,
                   const std::string& entries) {
  const Puzzle puzzle = need_puzzle(bytes);
  const Algorithm& algorithm = need_algorithm(id, puzzle, limit);
  need(algorithm.watchable, "The algorithm cannot be watched.");
  return Player(puzzle, algorithm, need_count(limit, "limit"), knob_values(algorithm, knobs),
                Player::kDefaultBudgetBytes, need_entries(entries, puzzle));
}

EventMask need_kinds(double kinds) { return static_cast<EventMask>(need_size(kinds, "kinds")); }

val value_of(const Sentence& sentence) {
  val value = val::object();
  value.set("what", message_value(sentence.what));
  value.set("why", message_value(sentence.why));
  return value;
}

}  // namespace

val house_cells(const PuzzleBytes& bytes) {
  const Puzzle puzzle = need_puzzle(bytes);
  val houses = val::array();
  for (const House& house : puzzle.geometry->houses()) houses.call<void>("push", array_of(house.cells));
  return houses;
}

WatchSession::WatchSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs,
                           double limit, const std::string& entries)
    : player_(make_player(puzzle, algorithm, knobs, limit, entries)) {}

double WatchSession::play(double kinds, double stops, double max_events) {
  const EventMask wanted = need_kinds(kinds);
  const std::uint64_t most = need_count(stops, "stops");
  const std::uint64_t last = player_.position() + need_count(max_events, "maxEvents");
  std::uint64_t made = 0;
  while (made < most && player_.position() < last && player_.next_of(wanted, last - player_.position())) ++made;
  return static_cast<double>(made);
}

void WatchSession::previous(double kinds) { player_.previous_of(need_kinds(kinds)); }

val WatchSession::frame(bool heat) {
  write_frame(player_, player_.cursor(), player_.responsible(), heat, frame_);
  return view_of(frame_);
}

val WatchSession::glimpse(double position) {
  const Player::Playhead place = player_.glimpse(need_count(position, "position"));
  const bool conflict = place.board.last().kind == EventKind::kConflict;
  write_frame(player_, place, conflict ? responsible_guesses(place.board).guesses : std::vector<Cell>{}, false, frame_);
  val value = value_of(describe_last(place.board));
  value.set("frame", view_of(frame_));
  return value;
}

val WatchSession::tree(double position, double depth, double narrowest) const {
  need(narrowest > 0, "narrowest must be a number above 0.");
  const TreeWindow window =
      tree_window(player_.tree(), need_count(position, "position"), need_size(depth, "depth"), narrowest);
  return array_of(tree_bytes(window, player_.known()));
}

val WatchSession::stops(double from, double until, double kinds, double most) const {
  const std::uint64_t last = need_count(until, "until");
  std::vector<double> stops;
  for (const std::uint64_t stop :
       player_.stops_after(need_kinds(kinds), need_count(from, "from"), need_size(most, "most")))
    if (stop <= last) stops.push_back(static_cast<double>(stop));
  return array_of(stops);
}

double WatchSession::back(double position, double kinds, double count) const {
  const std::size_t most = need_size(count, "count");
  need(most > 0, "count must be 1 or more.");
  const auto stops = player_.stops_before(need_kinds(kinds), need_count(position, "position"), most);
  return stops.size() < most ? 0 : static_cast<double>(stops.front());
}

std::string WatchSession::told(double from, double until, double kinds, double most) const {
  const std::vector<ToldEvent> events = tell_events(player_, need_count(from, "from"), need_count(until, "until"),
                                                    need_kinds(kinds), need_size(most, "most"));
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
