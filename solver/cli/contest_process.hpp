// A command of the shell with a conversation line by line, each line within a time. It
// runs in a process group of its own, so that all processes that it starts end with it.
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

// While this exists, writing to a process that has ended raises no signal, and a
// signal that ends the command ends all processes first. At most one exists at a time.
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

  // A command that cannot be started counts as ended. Its standard error is ours.
  explicit ContestProcess(const std::string& command);
  ContestProcess(const ContestProcess&) = delete;
  ContestProcess& operator=(const ContestProcess&) = delete;
  ~ContestProcess();  // ends the process

  // Writes the text and returns the next line, without its end, and with "?" for characters that a terminal may obey.
  Line ask(std::string_view text, Deadline deadline);
  Line next_line(Deadline deadline) { return ask({}, deadline); }

  // Output that came without a question, up to the end of its line; "" if there is none.
  std::string unasked();

  // Stops it between turns, so that it takes no processor from others.
  void pause();
  void go_on();

  // Processor seconds of all its threads and of the processes that it started
  // and that still run. Without support by the system, seconds of the clock.
  double processor_seconds() const;

  // Ends it, and returns a sentence about how it ended by itself.
  Message end();

 private:
  void signal_group(int signal) const;
  // Reads more into `read_`. False at the end of the output.
  bool read_some();
  void close_pipes();

  pid_t pid_ = -1;  // of the shell, and of the group; -1: it has ended
  int input_ = -1;  // its input, to write to
  int output_ = -1;
  std::string read_;
};

}  // namespace sudoscope::cli
