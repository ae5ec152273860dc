// All output of the command, to standard output and to files that its options name: output that cannot
// be written ends the command at once, with a sentence; if nobody reads it any more, without one.
#pragma once

#include <functional>
#include <ostream>
#include <streambuf>
#include <string>
#include <vector>

#include "sudoscope/base/message.hpp"

namespace sudoscope::cli {

// The sentence for a failed write, for a reason such as "the disk is full".
using TellFailure = std::function<Message(const Message& reason)>;

// The first few bytes are written at once, so that a full disk is noticed before most of the work.
class OutputBuffer final : public std::streambuf {
 public:
  OutputBuffer(int descriptor, TellFailure tell);

  // Writes the rest and closes the descriptor: some disks report only then that they are full.
  void close();
  // Makes the file empty again. REQUIRES: it is a file, though perhaps not on a disk.
  void clear();

 protected:
  int_type overflow(int_type character) override;
  int sync() override;

 private:
  void write_out();
  [[noreturn]] void fail() const;

  int descriptor_;
  TellFailure tell_;
  std::vector<char> waiting_;
};

// While this exists, std::cout writes through an OutputBuffer.
class StandardOutput {
 public:
  StandardOutput();
  StandardOutput(const StandardOutput&) = delete;
  StandardOutput& operator=(const StandardOutput&) = delete;
  ~StandardOutput();

 private:
  OutputBuffer buffer_;
  std::streambuf* before_;
};

// A file that an option names, empty at first; one that cannot be opened ends the command.
class OutputFile final : public std::ostream {
 public:
  OutputFile(const std::string& path, const TellFailure& tell);
  void close() { buffer_.close(); }
  void clear() { buffer_.clear(); }

 private:
  OutputBuffer buffer_;
};

}  // namespace sudoscope::cli
