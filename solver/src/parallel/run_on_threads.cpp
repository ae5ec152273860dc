// Threads that wait for each other's start, so that either all work or none does.
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

#include "sudoscope/parallel/parallel.hpp"

namespace sudoscope {

bool run_on_threads(unsigned threads, const std::function<void()>& work) {
  enum class Start : std::uint8_t { kAwaited, kGiven, kCancelled };
  std::atomic<Start> start = Start::kAwaited;
  const auto give = [&](Start given) {
    start = given;
    start.notify_all();
  };

  std::vector<std::jthread> others;
  try {
    for (unsigned i = 1; i < threads; ++i) {
      others.emplace_back([&] {
        start.wait(Start::kAwaited);
        if (start == Start::kGiven) work();
      });
    }
  } catch (const std::system_error&) {
    give(Start::kCancelled);
    return false;
  }
  give(Start::kGiven);
  work();
  return true;
}

}  // namespace sudoscope
