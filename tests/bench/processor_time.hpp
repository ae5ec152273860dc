// Processor time, and the rate of a task in it.
#pragma once

#include <cstddef>
#include <ctime>

namespace sudoscope::test {

// Processor seconds of this program, since it began.
inline double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Number of tasks a second; `pass` does `count` of them in one go; measured for `least_seconds` or more.
template <class Pass>
double a_second(std::size_t count, double least_seconds, Pass pass) {
  const double begin = processor_seconds();
  double seconds = 0;
  int passes = 0;
  do {
    pass();
    ++passes;
    seconds = processor_seconds() - begin;
  } while (seconds < least_seconds);
  return passes * static_cast<double>(count) / seconds;
}

}  // namespace sudoscope::test
