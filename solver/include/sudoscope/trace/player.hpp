// Player: plays any search forwards, backwards and to any position. A position is a number of events from the start.
// It keeps keyframes under a byte budget; a seek restores the nearest one before and replays. Where a search can be led
// back to a place, a keyframe is the way there, some hundred bytes in a 9x9; elsewhere it is a copy of the search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoscope/search/split.hpp"
#include "sudoscope/trace/search_tree.hpp"
#include "sudoscope/trace/skyline.hpp"
#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

class Player {
 public:
  static constexpr std::size_t kDefaultBudgetBytes = std::size_t{32} << 20;

  // A place in the run: a search, the events of its latest step, and the board after the first `shown` of them.
  struct Playhead {
    std::unique_ptr<Search> search;
    TraceBoard board;
    std::vector<Event> events = {};
    std::size_t shown = 0;
    std::uint64_t position = 0;

    // Shows one more event. REQUIRES: the run goes on.
    void next();
    void begin_step();    // makes the search's next step, of which nothing is shown yet
    const Event& show();  // the next of `events`
    std::size_t footprint_bytes() const;
  };

  // `limit`: solutions after which the run ends; 0 = all of them. `entries`: digits that the run starts with beside the
  // givens, as in with_entries().
  Player(const Puzzle& puzzle, const Algorithm& algorithm, std::uint64_t limit, const KnobValues& knobs = {},
         std::size_t budget_bytes = kDefaultBudgetBytes, std::span<const Digit> entries = {});

  // Events shown so far, 0 .. known().
  std::uint64_t position() const { return cursor_.position; }
  // How far the run is known; once ended() its length in events.
  std::uint64_t known() const { return frontier_.position; }
  // Whether the end of the run is known.
  bool ended() const { return ended_; }
  // Whether it is an end that proves nothing, as Search::is_stuck() says.
  bool ends_stuck() const { return frontier_.search->is_stuck(); }
  // Steps begun up to position().
  std::uint64_t steps() const { return cursor_.search->stats().steps; }
  // Steps made up to known().
  std::uint64_t explored_steps() const { return frontier_.search->stats().steps; }
  const TraceBoard& board() const { return cursor_.board; }
  const Skyline& skyline() const { return skyline_; }
  const Playhead& cursor() const { return cursor_; }
  // Another place in the run, or known() where it is beyond; what is shown does not move.
  Playhead glimpse(std::uint64_t position) const;
  // The positions right after the last `most` events of `kinds` that lie at or before `position`, ascending.
  std::vector<std::uint64_t> stops_before(EventMask kinds, std::uint64_t position, std::size_t most) const;
  // The same of the first ones after `position`, as far as is known.
  std::vector<std::uint64_t> stops_after(EventMask kinds, std::uint64_t position, std::size_t most) const;
  // The open guesses responsible for the contradiction being taken back (board().conflict()); none where there is none.
  std::vector<Cell> responsible() const;
  // Where the run was deepest up to known(): the most guesses open at once, and the position right after the guess that
  // first made them so many; 0 and 0 where there is none.
  Level deepest_level() const { return deepest_level_; }
  std::uint64_t deepest_position() const { return deepest_position_; }
  // The guesses up to known().
  const SearchTree& tree() const { return tree_; }

  // Shows one more event; false at the end of the run.
  bool next();
  // Goes on to the next event of `kinds`, or the end, or until `max_events` events are played, whichever is first;
  // stretches that are known to have no such event are passed over and not counted.
  // True when it stands right after an event of `kinds`.
  bool next_of(EventMask kinds, std::uint64_t max_events);
  // Goes back to right after the last event of `kinds` that lies before the current one, or to the start.
  void previous_of(EventMask kinds);
  // Goes to `target` or, where that is beyond known(), as far as is known: explore first.
  void seek(std::uint64_t target);
  // Goes to where exactly `target` steps are made and all their events shown or, where that is beyond
  // explored_steps(), as far as is known.
  void seek_steps(std::uint64_t target);
  // Extends what is known by about `max_events` events without moving; whole steps, so that it may be a few more.
  // False when the end is known.
  bool explore(std::uint64_t max_events);

  // Bytes of all keyframes, the searches and boards in hand, the skyline and the tree.
  std::size_t footprint_bytes() const;
  std::size_t keyframe_count() const { return keyframes_.size(); }

 private:
  // Between two steps.
  struct Place {
    std::unique_ptr<Search> search;
    TraceBoard board;

    Place copy() const { return {search->clone(), board}; }
    std::size_t footprint_bytes() const;
  };
  struct Keyframe {
    std::uint64_t position;
    EventMask kinds;  // of the events from here to the next keyframe
    SearchStats stats;
    SplitPath path;                            // to the open guesses, where there is no copy
    std::vector<std::uint32_t> times_guessed;  // by cell, where there is no copy
    std::unique_ptr<Place> place;  // a copy: before the first guess, and where the search cannot be led back

    std::size_t footprint_bytes() const;
  };

  void explore_step();
  void follow_tries(const Event& event);
  bool can_lead_back() const;
  bool may_keep() const;
  void keep();
  void thin_out();
  Place place_at(const Keyframe& keyframe) const;
  void load(const Keyframe& keyframe);
  // The last keyframe at or before a position.
  std::size_t keyframe_before(std::uint64_t position) const;
  // The positions right after the events of `kinds` from a keyframe to the next one, but in (after, until] only.
  std::vector<std::uint64_t> stops_of(EventMask kinds, std::size_t keyframe, std::uint64_t after,
                                      std::uint64_t until) const;

  std::uint64_t limit_;
  std::size_t budget_bytes_;
  Playhead frontier_;  // explores: always at the end of what is known, all its events shown
  Playhead cursor_;    // plays
  SplitPath tries_;    // of the frontier's open guesses, and of the one to be tried anew after a backtrack
  std::vector<Keyframe> keyframes_;
  std::size_t keyframe_bytes_ = 0;
  std::uint64_t stride_ = 256;  // least events between keyframes
  // The keyframe loaded last: going step by step, or dragging slowly, loads the same one again and again.
  std::optional<Place> home_;
  std::uint64_t home_position_ = 0;
  Skyline skyline_;
  SearchTree tree_;
  Level deepest_level_ = 0;
  std::uint64_t deepest_position_ = 0;
  bool ended_ = false;
};

}  // namespace sudoscope
