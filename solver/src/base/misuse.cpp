// The one place of the library that prints and ends the program: an object of its own, so that a host can exchange it.
#include "sudoscope/base/misuse.hpp"

#include <cstdio>
#include <cstdlib>

namespace sudoscope {

void end_of_misuse(const char* sentence) {
  std::fprintf(stderr, "sudoscope: %s\n", sentence);
  std::abort();
}

}  // namespace sudoscope
