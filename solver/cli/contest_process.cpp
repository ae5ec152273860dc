// Pipes, poll and signals. Reading is limited to a line, so that a flood fills the pipe and no more.
#include "contest_process.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <thread>

#include "stopwatch.hpp"
#include "sudoscope/base/say.hpp"
#include "values.hpp"

extern char** environ;

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr std::size_t kMostLineBytes = 1 << 13;  // a grid of 61x61 and a number of solutions are 3,742
constexpr double kEndPatience_s = 0.5;           // from the end of the output to that of the process
constexpr std::array kEndingSignals{SIGINT, SIGTERM, SIGHUP};

// The process groups to end with the command; 0: a free entry.
std::array<std::atomic<pid_t>, 256> groups;
// Number of programs being started that are not in `groups` yet, and the signal that came meanwhile; 0: none.
std::atomic<int> starting{0};
std::atomic<int> ending{0};

struct sigaction pipe_before;
std::array<struct sigaction, kEndingSignals.size()> ending_before;

void replace_group(pid_t before, pid_t after) {
  for (auto& group : groups) {
    pid_t expected = before;
    if (group.compare_exchange_strong(expected, after)) return;
  }
}

// Makes only calls that are safe in a signal handler. While a program is being started, its starter calls this again.
void end_all(int signal) {
  ending = signal;
  if (starting > 0) return;
  for (const auto& group : groups)
    if (const pid_t pid = group.load(); pid > 0) ::kill(-pid, SIGKILL);
  ::signal(signal, SIG_DFL);
  ::raise(signal);
}

std::string harmless(std::string line) {
  for (char& character : line) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < ' ' || byte == 0x7F) character = '?';
  }
  return line;
}

struct Pipe {
  int read = -1;
  int write = -1;
};

// Both ends are closed in programs that we start.
Pipe open_pipe() {
  std::array<int, 2> ends{-1, -1};
  if (::pipe(ends.data()) != 0) return {};
  for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
  return {ends[0], ends[1]};
}

void close_end(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

int milliseconds_until(Deadline deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 60'000));
}

pid_t start(const std::string& command, int input, int output) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  std::string shell = "sh", option = "-c", text = command;
  const std::array<char*, 4> words{shell.data(), option.data(), text.data(), nullptr};
  pid_t pid = -1;
  if (::posix_spawn(&pid, "/bin/sh", &files, &attributes, words.data(), environ) != 0) pid = -1;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return pid;
}

#ifdef __linux__
double seconds_of(pid_t pid) {
  clockid_t clock{};
  timespec time{};
  if (::clock_getcpuclockid(pid, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return 0;
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

double seconds_of_group(pid_t group) {
  DIR* const folder = ::opendir("/proc");
  if (folder == nullptr) return seconds_of(group);
  double seconds = 0;
  while (const dirent* const entry = ::readdir(folder)) {
    const auto pid = read_number<pid_t>(entry->d_name);
    if (pid && ::getpgid(*pid) == group) seconds += seconds_of(*pid);
  }
  ::closedir(folder);
  return seconds;
}
#else
double seconds_of_group(pid_t) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
#endif

}  // namespace

Deadline seconds_from_now(double seconds) {
  constexpr double kAges_s = 1e9;
  const std::chrono::duration<double> wait(std::min(seconds, kAges_s));
  return std::chrono::steady_clock::now() + std::chrono::duration_cast<Deadline::duration>(wait);
}

ProcessGuard::ProcessGuard() {
  struct sigaction action{};
  action.sa_handler = SIG_IGN;
  ::sigaction(SIGPIPE, &action, &pipe_before);
  action.sa_handler = end_all;
  for (std::size_t index = 0; index < kEndingSignals.size(); ++index) {
    ::sigaction(kEndingSignals[index], nullptr, &ending_before[index]);
    if (ending_before[index].sa_handler != SIG_IGN) ::sigaction(kEndingSignals[index], &action, nullptr);
  }
}

ProcessGuard::~ProcessGuard() {
  ::sigaction(SIGPIPE, &pipe_before, nullptr);
  for (std::size_t index = 0; index < kEndingSignals.size(); ++index)
    ::sigaction(kEndingSignals[index], &ending_before[index], nullptr);
}

ContestProcess::ContestProcess(const std::string& command) {
  Pipe input = open_pipe();
  Pipe output = open_pipe();
  if (input.write >= 0 && output.read >= 0) {
    for (const int end : {input.write, output.read}) ::fcntl(end, F_SETFL, O_NONBLOCK);
    ++starting;
    pid_ = start(command, input.read, output.write);
    if (pid_ > 0) replace_group(0, pid_);
    if (--starting == 0 && ending != 0) end_all(ending);
  }
  close_end(input.read);
  close_end(output.write);
  input_ = input.write;
  output_ = output.read;
}

ContestProcess::~ContestProcess() {
  signal_group(SIGKILL);
  if (pid_ > 0) ::waitpid(pid_, nullptr, 0);
  replace_group(pid_, 0);
  close_pipes();
}

ContestProcess::Line ContestProcess::ask(std::string_view text, Deadline deadline) {
  while (true) {
    const std::size_t end = read_.find('\n');
    if (text.empty() && end != std::string::npos) {
      const std::string line = harmless(read_.substr(0, read_.find_last_not_of(" \t\r\n", end) + 1));
      read_.erase(0, end + 1);
      return line;
    }
    if (end == std::string::npos && read_.size() > kMostLineBytes) return Line::failure(Silence::kTooLong);
    if (pid_ < 0) return Line::failure(Silence::kEnded);
    // If a line is there already, reading on would take in a flood.
    std::array<pollfd, 2> waits{pollfd{end == std::string::npos ? output_ : -1, POLLIN, 0},
                                pollfd{text.empty() ? -1 : input_, POLLOUT, 0}};
    const int ready = ::poll(waits.data(), waits.size(), milliseconds_until(deadline));
    if (ready < 0 && errno != EINTR) return Line::failure(Silence::kEnded);
    if (ready == 0 && std::chrono::steady_clock::now() >= deadline) return Line::failure(Silence::kTooLate);
    if (ready <= 0) continue;
    if (waits[1].revents != 0) {
      const ssize_t written = ::write(input_, text.data(), text.size());
      if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
      if (written < 0 && errno != EAGAIN && errno != EINTR) return Line::failure(Silence::kEnded);
    }
    if (waits[0].revents != 0 && !read_some()) return Line::failure(Silence::kEnded);
  }
}

std::string ContestProcess::unasked() {
  if (read_.empty()) read_some();
  return harmless(read_.substr(0, read_.find('\n')));
}

bool ContestProcess::read_some() {
  std::array<char, 4096> piece;
  const ssize_t length = ::read(output_, piece.data(), piece.size());
  if (length > 0) read_.append(piece.data(), static_cast<std::size_t>(length));
  return length > 0 || (length < 0 && (errno == EAGAIN || errno == EINTR));
}

void ContestProcess::pause() { signal_group(SIGSTOP); }

void ContestProcess::go_on() { signal_group(SIGCONT); }

void ContestProcess::signal_group(int signal) const {
  if (pid_ > 0) ::kill(-pid_, signal);
}

double ContestProcess::processor_seconds() const { return seconds_of_group(pid_); }

Message ContestProcess::end() {
  close_end(input_);
  if (pid_ < 0) return say(Id::kEndedUnstarted);
  const Stopwatch stopwatch;
  int status = 0;
  pid_t ended = 0;
  while ((ended = ::waitpid(pid_, &status, WNOHANG)) == 0 && stopwatch.seconds() < kEndPatience_s)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  signal_group(SIGKILL);
  if (ended == 0) ::waitpid(pid_, nullptr, 0);
  replace_group(pid_, 0);
  pid_ = -1;
  close_pipes();
  if (ended > 0 && WIFEXITED(status)) return say(Id::kEndedWithStatus, std::to_string(WEXITSTATUS(status)));
  if (ended > 0 && WIFSIGNALED(status)) return say(Id::kEndedBySignal, std::to_string(WTERMSIG(status)));
  return say(Id::kEndedItsOutput);
}

void ContestProcess::close_pipes() {
  close_end(input_);
  close_end(output_);
}

}  // namespace sudoscope::cli
