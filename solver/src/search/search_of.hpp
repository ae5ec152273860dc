// SearchOf: makes a Search of an algorithm. An algorithm is a copyable value with one template `step`; both builds
// of it, silent and traced, are in the same object, so that a copy is a keyframe whichever build continues it.
#pragma once

#include <concepts>
#include <memory>
#include <utility>

#include "search/ledger.hpp"
#include "sudoscope/search/search.hpp"

namespace sudoscope {

// All state is in members, none on the call stack: bounded work a step, no recursion, no allocation after warm-up.
// `footprint_bytes` counts the bytes that a copy adds: the object and its own buffers, without shared ones.
template <class A>
concept SearchAlgorithm =
    std::copyable<A> && requires(A algorithm, const A& view, NullTracer silent, BufferTracer traced) {
      { algorithm.step(silent) } -> std::same_as<StepStatus>;
      { algorithm.step(traced) } -> std::same_as<StepStatus>;
      { view.stats() } -> std::same_as<const SearchStats&>;
      { view.digits() } -> std::convertible_to<std::span<const Digit>>;
      { view.footprint_bytes() } -> std::same_as<std::size_t>;
    };

// An algorithm whose tree can be cut into parts. `abandon`: the next step is a backtrack. REQUIRES: a guess is open.
template <class A>
concept Splittable = requires(A algorithm) {
  { algorithm.ledger() } -> std::same_as<Ledger&>;
  { algorithm.abandon() } -> std::same_as<void>;
};

// `kWatched`: false leaves out the traced build, for programs
// that never watch and must be small; step() is silent then.
template <SearchAlgorithm A, bool kWatched = true>
class SearchOf final : public Search {
 public:
  explicit SearchOf(A algorithm) : algorithm_(std::move(algorithm)) {}

  StepStatus run(std::uint64_t max_steps) override {
    NullTracer tracer;
    auto status = exhausted_ ? StepStatus::kExhausted : StepStatus::kRunning;
    for (; max_steps > 0 && status == StepStatus::kRunning; --max_steps) status = algorithm_.step(tracer);
    exhausted_ = status == StepStatus::kExhausted;
    return status;
  }

  StepStatus step(std::vector<Event>& trace) override {
    if constexpr (!kWatched) {
      static_cast<void>(trace);
      return run(1);
    } else {
      if (exhausted_) return StepStatus::kExhausted;
      BufferTracer tracer{&trace};
      const StepStatus status = algorithm_.step(tracer);
      exhausted_ = status == StepStatus::kExhausted;
      return status;
    }
  }

  bool is_splittable() const override { return Splittable<A>; }
  void commit() override {
    if constexpr (Splittable<A>) algorithm_.ledger().commit();
  }
  StepStatus abandon() override {
    if constexpr (Splittable<A>) {
      const SearchStats before = stats();
      algorithm_.abandon();
      const StepStatus status = run(1);
      algorithm_.ledger().recount(before);
      return status;
    } else {
      return StepStatus::kExhausted;
    }
  }

  void recount(const SearchStats& stats) override {
    if constexpr (Splittable<A>) algorithm_.ledger().recount(stats);
  }

  bool is_stuck() const override {
    if constexpr (requires { algorithm_.is_stuck(); }) {
      return algorithm_.is_stuck();
    } else {
      return false;
    }
  }

  std::unique_ptr<Search> clone() const override { return std::make_unique<SearchOf>(*this); }
  std::size_t footprint_bytes() const override { return sizeof(*this) - sizeof(A) + algorithm_.footprint_bytes(); }
  const SearchStats& stats() const override { return algorithm_.stats(); }
  std::optional<Outlook> outlook() const override {
    if constexpr (requires { algorithm_.outlook(); }) {
      return algorithm_.outlook();
    } else {
      return std::nullopt;
    }
  }
  std::vector<std::uint32_t> export_learnt() override {
    if constexpr (requires { algorithm_.export_learnt(); }) {
      return algorithm_.export_learnt();
    } else {
      return {};
    }
  }
  void import_learnt(std::span<const std::uint32_t> message) override {
    if constexpr (requires { algorithm_.import_learnt(message); }) {
      algorithm_.import_learnt(message);
    } else {
      static_cast<void>(message);
    }
  }
  std::span<const Digit> digits() const override { return algorithm_.digits(); }
  std::span<const std::uint32_t> singles_per_pass() const override {
    if constexpr (requires { algorithm_.singles_per_pass(); }) {
      return algorithm_.singles_per_pass();
    } else {
      return {};
    }
  }

 private:
  A algorithm_;
  bool exhausted_ = false;
};

}  // namespace sudoscope
