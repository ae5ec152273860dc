// Tracers: the destination of an algorithm's events, chosen at compile time so that the silent
// build of a step has no trace of tracing (measured: it costs as much as code without the calls).
#pragma once

#include <concepts>
#include <vector>

#include "sudoscope/search/event.hpp"

namespace sudoscope {

template <class T>
concept Tracer = requires(T tracer, const Event& event) {
  { T::kEnabled } -> std::convertible_to<bool>;
  { tracer.emit(event) } -> std::same_as<void>;
};

struct NullTracer {
  static constexpr bool kEnabled = false;
  void emit(const Event&) {}
};

// Appends to a buffer that outlives the step.
struct BufferTracer {
  static constexpr bool kEnabled = true;
  std::vector<Event>* buffer;
  void emit(const Event& event) { buffer->push_back(event); }
};

}  // namespace sudoscope
