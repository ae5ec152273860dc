// Skyline: the level of a run over its length in at most kMostBuckets buckets, however long the run is.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/search/event.hpp"

namespace sudoscope {

class Skyline {
 public:
  static constexpr std::size_t kMostBuckets = 1024;
  struct Bucket {
    Level deepest = 0;           // most open guesses in the bucket
    std::uint8_t conflicts = 0;  // 1 if any
    std::uint8_t solutions = 0;  // 1 if any
  };

  // The next event of the run. When all buckets are full, neighbours are merged and bucket_events() doubles.
  void add(const Event& event);

  std::span<const Bucket> buckets() const { return buckets_; }
  // Events per bucket, a power of two; the last bucket may hold fewer.
  std::uint64_t bucket_events() const { return bucket_events_; }

 private:
  std::vector<Bucket> buckets_;
  std::uint64_t bucket_events_ = 1;
  std::uint64_t in_last_ = 0;
};

}  // namespace sudoscope
