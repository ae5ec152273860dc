// Descriptors of the system in place of files of the library, which hide the reason why a write failed.
#include "output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <iostream>

#include "ending.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

constexpr std::size_t kFirstBytes = 512;
constexpr std::size_t kBufferBytes = std::size_t{1} << 16;

[[noreturn]] void give_up_writing(const TellFailure& tell) { give_up(spoken(tell(reason_of(errno)))); }

int opened(const std::string& path, const TellFailure& tell) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) give_up_writing(tell);
  return descriptor;
}

// A file that we open must not be taken for a standard stream that was closed: reading or writing that one fails.
void keep_closed_streams_apart() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    const bool is_closed = ::fcntl(descriptor, F_GETFD) < 0;
    if (is_closed) ::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace

OutputBuffer::OutputBuffer(int descriptor, TellFailure tell)
    : descriptor_(descriptor), tell_(std::move(tell)), waiting_(kFirstBytes) {
  setp(waiting_.data(), waiting_.data() + waiting_.size() - 1);
}

OutputBuffer::int_type OutputBuffer::overflow(int_type character) {
  // The put area is a byte shorter than the buffer.
  if (!traits_type::eq_int_type(character, traits_type::eof())) {
    *pptr() = traits_type::to_char_type(character);
    pbump(1);
  }
  write_out();
  return traits_type::not_eof(character);
}

int OutputBuffer::sync() {
  write_out();
  return 0;
}

void OutputBuffer::write_out() {
  for (const char* next = pbase(); next < pptr();) {
    const ssize_t written = ::write(descriptor_, next, static_cast<std::size_t>(pptr() - next));
    if (written < 0 && errno != EINTR) fail();
    if (written > 0) next += written;
  }
  waiting_.resize(kBufferBytes);
  setp(waiting_.data(), waiting_.data() + waiting_.size() - 1);
}

void OutputBuffer::close() {
  write_out();
  if (::close(descriptor_) != 0) fail();
}

void OutputBuffer::clear() {
  setp(waiting_.data(), waiting_.data() + waiting_.size() - 1);
  // Any output but a file on a disk keeps everything that was written to it.
  if (::ftruncate(descriptor_, 0) == 0) ::lseek(descriptor_, 0, SEEK_SET);
}

void OutputBuffer::fail() const {
  if (errno == EPIPE) end_quietly();
  give_up_writing(tell_);
}

StandardOutput::StandardOutput()
    : buffer_(STDOUT_FILENO, [](const Message& reason) { return say(MessageId::kOutputUnwritten, reason); }),
      before_(std::cout.rdbuf(&buffer_)) {
  keep_closed_streams_apart();
  std::cin.tie(nullptr);  // otherwise a reader would write the output of others
}

StandardOutput::~StandardOutput() {
  buffer_.close();
  std::cout.rdbuf(before_);
}

OutputFile::OutputFile(const std::string& path, const TellFailure& tell)
    : std::ostream(nullptr), buffer_(opened(path, tell), tell) {
  rdbuf(&buffer_);
}

}  // namespace sudoscope::cli
