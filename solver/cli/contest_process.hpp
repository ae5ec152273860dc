// A command of the shell that is talked to line by line, each line within a time. It runs in a process group of its
// own, so that whatever it starts ends with it.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"

namespace sudoscope::cli {

using Deadline = std::chrono::steady_clock::time_point;

Deadline seconds_from_now(double seconds);

// While it lives, writing to a process that has ended is no signal for us, and a signal that ends us ends all processes
// first. One at a time.
class ProcessGuard {
 public:
  ProcessGuard();
  ProcessGuard(const ProcessGuard&) = delete;
  ProcessGuard& operator=(const ProcessGuard&) = delete;
  ~ProcessGuard();
};

class ContestProcess {
 public:
  enum class Silence : std::uint8_t { kEnded, kTooLate, kTooLong };
  using Line = Result<std::string, Silence>;

  // A command that cannot be started has ended. What it writes to standard error goes to ours.
  explicit ContestProcess(const std::string& command);
  ContestProcess(const ContestProcess&) = delete;
  ContestProcess& operator=(const ContestProcess&) = delete;
  ~ContestProcess();  // ends it

  // Writes the text and returns the next line that comes, without its end, and with "?" for what a terminal may obey.
  Line ask(std::string_view text, Deadline deadline);
  Line next_line(Deadline deadline) { return ask({}, deadline); }

  // What has come and was not asked for, up to the end of its line; "" where nothing did.
  std::string unasked();

  // Between turns it stands still, so that it takes no processor from others.
  void pause();
  void go_on();

  // Seconds on processors of all its threads and of the processes that it started and that still run. Where the system
  // does not tell, seconds on the clock.
  double processor_seconds() const;

  // Ends it, and says how it ended by itself.
  Message end();

 private:
  void signal_group(int signal) const;
  // Whether there is more to come; what came is in `read_`.
  bool read_some();
  void close_pipes();

  pid_t pid_ = -1;  // of the shell, and of the group; -1: it has ended
  int input_ = -1;  // to write to
  int output_ = -1;
  std::string read_;
};

}  // namespace sudoscope::cli
