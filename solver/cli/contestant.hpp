// A contender of a contest: a command that speaks the text protocol of tests/contest/README.md.
// In any case it is ended at the cap and started anew for the next puzzles.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "contest_process.hpp"
#include "named_command.hpp"
#include "referee.hpp"
#include "trials.hpp"

namespace sudoscope::cli {

// The protocol's text for puzzles of one shape, which is that of the first. REQUIRES: there is one.
std::string set_text(const std::vector<const Puzzle*>& puzzles, std::uint64_t limit);

// Reason for a missing answer: kCapped or kFailed.
struct Stumble {
  Ending ending;
  Message why;
};

class Contestant {
 public:
  enum class Time : std::uint8_t { kOnClock, kOnProcessor };

  Contestant(NamedCommand named, Time time) : named_(std::move(named)), time_(time) {}
  Contestant(Contestant&&) = default;
  ~Contestant();

  // The three turns of a set, each after the previous one succeeded. In between
  // the process is stopped. Nothing on success; else the process has been ended.
  std::optional<Stumble> prepare(const std::string& set);
  std::optional<Stumble> solve(double cap_seconds);
  // An answer is nothing if the contender declines the puzzle.
  Result<std::vector<std::optional<Claim>>, Stumble> show(std::size_t puzzles);

  // Seconds from "go" to "done", or the time that the last solve() was waited for; on the clock if it failed.
  double seconds() const { return seconds_; }

 private:
  std::optional<Stumble> expect(const std::string& told, const std::string& expected, double patience_s);
  Stumble stumble(ContestProcess::Silence silence, const std::string& expected, double patience_s);
  Stumble give_up_for(const Message& why);

  NamedCommand named_;
  Time time_;
  std::unique_ptr<ContestProcess> process_;  // null: to be started
  int unready_ = 0;                          // consecutive failures to get ready
  double seconds_ = 0;
};

}  // namespace sudoscope::cli
