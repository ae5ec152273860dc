// Work that threads share; its results come out in the order of the input.
#pragma once

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>

#include "threads.hpp"

namespace sudoscope::cli {

// Calls write(item, work(item)) for each item that `next` yields: `work` on that many
// threads at once, the others by one thread at a time, in order. Early results wait, at
// most kMostAhead for each thread, so that a long input is processed while it is read.
template <class Item, class Done>
class InOrder {
 public:
  using Next = std::function<std::optional<Item>()>;
  using Work = std::function<Done(const Item&)>;
  using Write = std::function<void(const Item&, const Done&)>;

  InOrder(Next next, Work work, Write write)
      : next_(std::move(next)), work_(std::move(work)), write_(std::move(write)) {}

  void run(unsigned threads) {
    most_ahead_ = kMostAhead * threads;
    on_threads(threads, [this] { go(); });
  }

 private:
  static constexpr std::size_t kMostAhead = 64;

  void go() {
    std::unique_lock lock(mutex_);
    while (true) {
      room_.wait(lock, [&] { return taken_ - written_ < most_ahead_; });
      std::optional<Item> item = next_();
      if (!item) return;
      const std::size_t number = taken_++;
      lock.unlock();
      Done done = work_(*item);
      lock.lock();
      waiting_.emplace(number, std::pair(std::move(*item), std::move(done)));
      write_what_follows();
    }
  }

  void write_what_follows() {
    for (; !waiting_.empty() && waiting_.begin()->first == written_; ++written_) {
      const auto first = waiting_.extract(waiting_.begin());
      write_(first.mapped().first, first.mapped().second);
    }
    room_.notify_all();
  }

  Next next_;
  Work work_;
  Write write_;
  std::mutex mutex_;
  std::condition_variable room_;
  std::size_t most_ahead_ = 0;
  std::size_t taken_ = 0;
  std::size_t written_ = 0;
  std::map<std::size_t, std::pair<Item, Done>> waiting_;  // by number
};

}  // namespace sudoscope::cli
