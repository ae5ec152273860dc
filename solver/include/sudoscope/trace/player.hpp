// Player: plays any search forwards, backwards and to any position. A position is a number of events from the start.
// It keeps keyframes under a byte budget; a seek restores the nearest one before and replays. If a search can be led
// back to a place, a keyframe is the way there, some hundred bytes in a 9x9; otherwise it is a copy of the search.
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

    // Shows one more event. REQUIRES: the run continues.
    void next();
    void begin_step();    // makes the search's next step, and shows none of it yet
    const Event& show();  // the next of `events`
    std::size_t footprint_bytes() const;
  };

  // `limit`: solutions after which the run ends; 0 = all of them. `entries`: digits that the run starts with beside the
  // givens, as in with_entries().
  Player(const Puzzle& puzzle, const Algorithm& algorithm, std::uint64_t limit, const KnobValues& knobs = {},
         std::size_t budget_bytes = kDefaultBudgetBytes, std::span<const Digit> entries = {});

  // Events shown so far, 0 .. known().
  std::uint64_t position() const { return cursor_.position; }
  // The known part of the run in events; once ended() its length.
  std::uint64_t known() const { return frontier_.position; }
  // True if the end of the run is known.
  bool ended() const { return ended_; }
  // True if the end proves nothing, as in Search::is_stuck().
  bool ends_stuck() const { return frontier_.search->is_stuck(); }
  // Steps begun up to position().
  std::uint64_t steps() const { return cursor_.search->stats().steps; }
  // Steps made up to known().
  std::uint64_t explored_steps() const { return frontier_.search->stats().steps; }
  const TraceBoard& board() const { return cursor_.board; }
  const Skyline& skyline() const { return skyline_; }
  const Playhead& cursor() const { return cursor_; }
  // Another place in the run, or known() if it is beyond; the current place does not move.
  Playhead glimpse(std::uint64_t position) const;
  // The positions right after the last `most` events of `kinds` at or before `position`, ascending.
  std::vector<std::uint64_t> stops_before(EventMask kinds, std::uint64_t position, std::size_t most) const;
  // The same for the first ones after `position`, as far as is known.
  std::vector<std::uint64_t> stops_after(EventMask kinds, std::uint64_t position, std::size_t most) const;
  // The open guesses responsible for the contradiction being taken back (board().conflict()); none without one.
  std::vector<Cell> responsible() const;
  // The deepest level up to known(), which is the largest number of open guesses,
  // and the position right after the first guess at it; 0 and 0 if there is none.
  Level deepest_level() const { return deepest_level_; }
  std::uint64_t deepest_position() const { return deepest_position_; }
  // The guesses up to known().
  const SearchTree& tree() const { return tree_; }

  // Shows one more event; false at the end of the run.
  bool next();
  // Moves to the next event of `kinds`, or the end, or until `max_events` events are played, whichever is first;
  // stretches known to have no such event are skipped and not counted. True if it ends right after an event of `kinds`.
  bool next_of(EventMask kinds, std::uint64_t max_events);
  // Moves back to right after the last event of `kinds` before the current one, or to the start.
  void previous_of(EventMask kinds);
  // Moves to `target` or, if that is beyond known(), as far as is known: explore first.
  void seek(std::uint64_t target);
  // Moves to the place where exactly `target` steps are made and all their
  // events shown or, if that is beyond explored_steps(), as far as is known.
  void seek_steps(std::uint64_t target);
  // Extends the known part by about `max_events` events without moving;
  // whole steps, so that it may be a few more. False if the end is known.
  bool explore(std::uint64_t max_events);

  // Bytes of all keyframes, the two searches and boards, the skyline and the tree.
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
    SplitPath path;                            // to the open guesses, if there is no copy
    std::vector<std::uint32_t> times_guessed;  // by cell, if there is no copy
    std::unique_ptr<Place> place;              // a copy: before the first guess, and if the search cannot be led back

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
  Playhead frontier_;  // explores: always at the end of the known part, all its events shown
  Playhead cursor_;    // plays
  SplitPath tries_;    // of the frontier's open guesses, and of the one to be tried anew after a backtrack
  std::vector<Keyframe> keyframes_;
  std::size_t keyframe_bytes_ = 0;
  std::uint64_t stride_ = 256;  // least events between keyframes
  // The keyframe loaded last: stepping or slow dragging loads the same one again and again.
  std::optional<Place> home_;
  std::uint64_t home_position_ = 0;
  Skyline skyline_;
  SearchTree tree_;
  Level deepest_level_ = 0;
  std::uint64_t deepest_position_ = 0;
  bool ended_ = false;
};

}  // namespace sudoscope
