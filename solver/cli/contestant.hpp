// A contender of a contest: a command that speaks the text protocol of tests/contest/README.md. Whatever it does, it is
// ended at the cap and started anew for the next puzzles.
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

// What the protocol tells of puzzles: all of one shape, that of the first. REQUIRES: there is one.
std::string set_text(const std::vector<const Puzzle*>& puzzles, std::uint64_t limit);

// Why there is no answer: kCapped or kFailed.
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

  // The three turns of a set, each after the one before went well. In between it is paused. Nothing where it went well;
  // else the process has been ended.
  std::optional<Stumble> prepare(const std::string& set);
  std::optional<Stumble> solve(double cap_seconds);
  // Nothing for a puzzle that it says it cannot do.
  Result<std::vector<std::optional<Claim>>, Stumble> show(std::size_t puzzles);

  // From "go" to "done", or as long as the last solve() was waited for; on the clock where it did not go well.
  double seconds() const { return seconds_; }

 private:
  std::optional<Stumble> expect(const std::string& told, const std::string& expected, double patience_s);
  Stumble stumble(ContestProcess::Silence silence, const std::string& expected, double patience_s);
  Stumble give_up_for(const Message& why);

  NamedCommand named_;
  Time time_;
  std::unique_ptr<ContestProcess> process_;  // null: to be started
  int unready_ = 0;                          // times in a row that it did not get ready
  double seconds_ = 0;
};

}  // namespace sudoscope::cli
