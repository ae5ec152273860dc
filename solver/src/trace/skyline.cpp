// Skyline: see the header. Halving the resolution whenever the buckets are full keeps it at 4 kB for any run.
#include "sudoscope/trace/skyline.hpp"

#include <algorithm>

namespace sudoscope {

void Skyline::add(const Event& event) {
  if (buckets_.empty() || in_last_ == bucket_events_) {
    if (buckets_.size() == kMostBuckets) {
      for (std::size_t i = 0; i < kMostBuckets / 2; ++i) {
        const Bucket& a = buckets_[2 * i];
        const Bucket& b = buckets_[2 * i + 1];
        buckets_[i] = {std::max(a.deepest, b.deepest), static_cast<std::uint8_t>(a.conflicts | b.conflicts),
                       static_cast<std::uint8_t>(a.solutions | b.solutions)};
      }
      buckets_.resize(kMostBuckets / 2);
      bucket_events_ *= 2;
    }
    buckets_.push_back({});
    in_last_ = 0;
  }
  Bucket& bucket = buckets_.back();
  bucket.deepest = std::max(bucket.deepest, event.level);
  if (event.kind == EventKind::kConflict) bucket.conflicts = 1;
  if (event.kind == EventKind::kSolution) bucket.solutions = 1;
  ++in_last_;
}

}  // namespace sudoscope
