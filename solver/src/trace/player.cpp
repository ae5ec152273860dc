// Player: see the header. Two playheads run the same search: the frontier explores and leaves keyframes behind, and
// the cursor plays. A step is deterministic, so a keyframe and a count of events restore any place of the run exactly.
#include "sudoscope/trace/player.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "sudoscope/trace/responsible.hpp"

namespace sudoscope {
namespace {

// An eighth of the budget, so that a small one holds.
std::size_t most_tree_nodes(std::size_t budget_bytes) {
  return std::clamp<std::size_t>(budget_bytes / 8 / sizeof(SearchTree::Node), 64, SearchTree::kMostNodes);
}

}  // namespace

void Player::Playhead::next() {
  while (shown == events.size()) begin_step();
  show();
}

void Player::Playhead::begin_step() {
  events.clear();
  shown = 0;
  search->step(events);
}

const Event& Player::Playhead::show() {
  const Event& event = events[shown++];
  board.apply(event);
  ++position;
  return event;
}

std::size_t Player::Playhead::footprint_bytes() const {
  return search->footprint_bytes() + board.footprint_bytes() + events.capacity() * sizeof(Event);
}

std::size_t Player::Keyframe::footprint_bytes() const {
  return sizeof(Keyframe) + path.capacity() + times_guessed.capacity() * sizeof(std::uint32_t) +
         (place ? place->footprint_bytes() : 0);
}

std::size_t Player::Place::footprint_bytes() const {
  return sizeof(Place) - sizeof(TraceBoard) + search->footprint_bytes() + board.footprint_bytes();
}

Player::Player(const Puzzle& puzzle, const Algorithm& algorithm, std::uint64_t limit, const KnobValues& knobs,
               std::size_t budget_bytes, std::span<const Digit> entries)
    : limit_(limit),
      budget_bytes_(budget_bytes),
      frontier_{make_search(algorithm, with_entries(puzzle, entries), knobs),
                TraceBoard(puzzle, algorithm.candidates, entries)},
      cursor_{frontier_.search->clone(), frontier_.board},
      tree_(most_tree_nodes(budget_bytes)) {
  keep();
}

bool Player::next() {
  if (cursor_.position == known()) explore(1);
  if (cursor_.position == known()) return false;
  cursor_.next();
  return true;
}

bool Player::next_of(EventMask kinds, std::uint64_t max_events) {
  while (max_events > 0) {
    const std::size_t here = keyframe_before(position());
    const bool last = here + 1 == keyframes_.size();
    const std::uint64_t here_ends = last ? UINT64_MAX : keyframes_[here + 1].position;
    for (; max_events > 0 && position() < here_ends; --max_events) {
      if (!next()) return false;
      if ((event_bit(board().last().kind) & kinds) != 0) return true;
    }
    if (last || max_events == 0) continue;
    // Stretches without such an event are skipped at no cost, up to the place where the frontier works.
    std::size_t there = here + 1;
    while (there + 1 < keyframes_.size() && (keyframes_[there].kinds & kinds) == 0) ++there;
    if (keyframes_[there].position > position()) load(keyframes_[there]);
  }
  return false;
}

void Player::previous_of(EventMask kinds) {
  const auto stops = stops_before(kinds, position() == 0 ? 0 : position() - 1, 1);
  seek(stops.empty() ? 0 : stops[0]);
}

std::vector<std::uint64_t> Player::stops_of(EventMask kinds, std::size_t keyframe, std::uint64_t after,
                                            std::uint64_t until) const {
  std::vector<std::uint64_t> stops;
  if ((keyframes_[keyframe].kinds & kinds) == 0) return stops;
  const auto search = place_at(keyframes_[keyframe]).search;
  std::vector<Event> events;
  std::uint64_t at = keyframes_[keyframe].position;
  until = std::min(until, keyframe + 1 < keyframes_.size() ? keyframes_[keyframe + 1].position : known());
  while (at < until) {
    events.clear();
    search->step(events);
    for (std::size_t i = 0; i < events.size() && at < until; ++i)
      if (++at; at > after && (event_bit(events[i].kind) & kinds) != 0) stops.push_back(at);
  }
  return stops;
}

std::vector<std::uint64_t> Player::stops_before(EventMask kinds, std::uint64_t position, std::size_t most) const {
  std::vector<std::uint64_t> found;
  for (std::size_t i = keyframe_before(position) + 1; i-- > 0 && found.size() < most;) {
    const auto stops = stops_of(kinds, i, 0, position);
    const std::size_t taken = std::min(stops.size(), most - found.size());
    found.insert(found.end(), stops.rbegin(), stops.rbegin() + static_cast<std::ptrdiff_t>(taken));
  }
  std::reverse(found.begin(), found.end());
  return found;
}

std::vector<std::uint64_t> Player::stops_after(EventMask kinds, std::uint64_t position, std::size_t most) const {
  std::vector<std::uint64_t> found;
  for (std::size_t i = keyframe_before(position); i < keyframes_.size() && found.size() < most; ++i) {
    const auto stops = stops_of(kinds, i, position, known());
    const std::size_t taken = std::min(stops.size(), most - found.size());
    found.insert(found.end(), stops.begin(), stops.begin() + static_cast<std::ptrdiff_t>(taken));
  }
  return found;
}

std::vector<Cell> Player::responsible() const {
  if (board().conflict().kind != EventKind::kConflict) return {};
  if (board().last().kind == EventKind::kConflict) return responsible_guesses(board()).guesses;
  // The changes that led to it are taken back already.
  const auto conflict = stops_before(event_bit(EventKind::kConflict), position(), 1);
  std::vector<Cell> cells = responsible_guesses(glimpse(conflict.back()).board).guesses;
  std::erase_if(cells, [this](Cell cell) { return board().states()[cell] != CellState::kGuess; });
  return cells;
}

Player::Playhead Player::glimpse(std::uint64_t position) const {
  position = std::min(position, known());
  const Keyframe& keyframe = keyframes_[keyframe_before(position)];
  auto [search, board] = place_at(keyframe);
  Playhead place{.search = std::move(search), .board = std::move(board), .position = keyframe.position};
  while (place.position < position) place.next();
  return place;
}

void Player::seek(std::uint64_t target) {
  target = std::min(target, known());
  const Keyframe& keyframe = keyframes_[keyframe_before(target)];
  // A step without events leads nowhere, and is not yet made at its beginning.
  const bool is_behind_idle_step = cursor_.events.empty();
  if (target < position() || keyframe.position > position() || is_behind_idle_step) load(keyframe);
  while (position() < target) next();
}

void Player::seek_steps(std::uint64_t target) {
  target = std::min(target, explored_steps());
  const auto after =
      std::upper_bound(keyframes_.begin(), keyframes_.end(), target,
                       [](std::uint64_t at, const Keyframe& keyframe) { return at < keyframe.stats.steps; });
  const Keyframe& keyframe = *(after - 1);
  if (target < steps() || keyframe.stats.steps > steps()) load(keyframe);
  for (;;) {
    while (cursor_.shown < cursor_.events.size()) cursor_.show();
    if (steps() == target) return;
    cursor_.begin_step();
  }
}

bool Player::explore(std::uint64_t max_events) {
  const std::uint64_t known_before = known();
  while (!ended_ && known() - known_before < max_events) explore_step();
  return !ended_;
}

void Player::explore_step() {
  if (known() - keyframes_.back().position >= stride_ && may_keep()) keep();
  frontier_.events.clear();
  frontier_.shown = 0;
  const StepStatus status = frontier_.search->step(frontier_.events);
  EventMask kinds = 0;
  while (frontier_.shown < frontier_.events.size()) {
    const Event& event = frontier_.show();
    skyline_.add(event);
    tree_.add(event);
    follow_tries(event);
    if (event.level > deepest_level_) {
      deepest_level_ = event.level;
      deepest_position_ = known();
    }
    kinds |= event_bit(event.kind);
  }
  keyframes_.back().kinds |= kinds;
  ended_ = status == StepStatus::kExhausted ||
           (status == StepStatus::kSolution && frontier_.search->stats().solutions == limit_);
}

// A backtrack leads to the last guess with something left to try, and the next decision tries it.
void Player::follow_tries(const Event& event) {
  if (event.kind == EventKind::kBacktrack && tries_.size() > event.level) tries_.resize(std::size_t{event.level} + 1);
  if (event.kind != EventKind::kDecide) return;
  if (tries_.size() < event.level)
    tries_.push_back(0);
  else
    ++tries_.back();
}

bool Player::can_lead_back() const { return !tries_.empty() && frontier_.search->is_splittable(); }

// Only right after a step with events, so that a seek counts the same steps as straight
// play; and where the search goes back, only right after a decision that stays.
bool Player::may_keep() const {
  if (!can_lead_back()) return !frontier_.events.empty();
  constexpr EventMask kOther = event_bit(EventKind::kConflict) | event_bit(EventKind::kBacktrack) |
                               event_bit(EventKind::kSolution) | event_bit(EventKind::kExhausted);
  EventMask kinds = 0;
  for (const Event& event : frontier_.events) kinds |= event_bit(event.kind);
  return (kinds & event_bit(EventKind::kDecide)) != 0 && (kinds & kOther) == 0;
}

void Player::keep() {
  Keyframe keyframe{known(), 0, frontier_.search->stats(), {}, {}, nullptr};
  if (can_lead_back()) {
    keyframe.path = tries_;
    const auto times_guessed = frontier_.board.times_guessed();
    keyframe.times_guessed.assign(times_guessed.begin(), times_guessed.end());
  } else {
    keyframe.place = std::make_unique<Place>(Place{frontier_.search->clone(), frontier_.board});
  }
  keyframes_.push_back(std::move(keyframe));
  keyframe_bytes_ += keyframes_.back().footprint_bytes();
  while (keyframe_bytes_ > budget_bytes_ && keyframes_.size() > 2) thin_out();
}

void Player::thin_out() {
  std::size_t kept = 0;
  keyframe_bytes_ = 0;
  for (std::size_t i = 0; i < keyframes_.size(); i += 2, ++kept) {
    if (i + 1 < keyframes_.size()) keyframes_[i].kinds |= keyframes_[i + 1].kinds;
    if (kept != i) keyframes_[kept] = std::move(keyframes_[i]);
    keyframe_bytes_ += keyframes_[kept].footprint_bytes();
  }
  keyframes_.erase(keyframes_.begin() + static_cast<std::ptrdiff_t>(kept), keyframes_.end());
  stride_ *= 2;
}

Player::Place Player::place_at(const Keyframe& keyframe) const {
  if (keyframe.place) return keyframe.place->copy();
  Place place = keyframes_.front().place->copy();
  std::vector<Event> events;
  for (std::size_t depth = 0; depth < keyframe.path.size(); ++depth) {
    for (int tried = 0;; ++tried) {
      while (place.search->stats().level <= depth) {
        events.clear();
        place.search->step(events);
        for (const Event& event : events) place.board.apply(event);
      }
      if (tried == keyframe.path[depth]) break;
      place.search->abandon();
      place.board.apply({.kind = EventKind::kBacktrack, .level = static_cast<Level>(depth)});
    }
  }
  place.search->recount(keyframe.stats);
  place.board.recount(keyframe.stats, keyframe.times_guessed);
  return place;
}

void Player::load(const Keyframe& keyframe) {
  if (!home_ || home_position_ != keyframe.position) {
    home_ = place_at(keyframe);
    home_position_ = keyframe.position;
  }
  cursor_.search = home_->search->clone();
  cursor_.board = home_->board;
  cursor_.events.clear();
  cursor_.shown = 0;
  cursor_.position = keyframe.position;
}

std::size_t Player::keyframe_before(std::uint64_t position) const {
  const auto after =
      std::upper_bound(keyframes_.begin(), keyframes_.end(), position,
                       [](std::uint64_t at, const Keyframe& keyframe) { return at < keyframe.position; });
  return static_cast<std::size_t>(after - keyframes_.begin()) - 1;
}

std::size_t Player::footprint_bytes() const {
  return keyframe_bytes_ + (home_ ? home_->footprint_bytes() : 0) + frontier_.footprint_bytes() +
         cursor_.footprint_bytes() + skyline_.buckets().size_bytes() + tree_.footprint_bytes();
}

}  // namespace sudoscope
