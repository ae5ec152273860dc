// Rectangles that would have two solutions, and graves of pairs.
#pragma once

#include <array>
#include <vector>

#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {

bool find_bug(const Grid& grid, Found& found);

class Rectangles {
 public:
  // Uniqueness 1 to 6 and hidden rectangles, in this order.
  bool find(const Grid& grid, Found& found);
  bool find_avoidable(const Grid& grid, Found& found);

 private:
  struct Corners {
    int a, b;  // in one box
    int c, d;  // opposite a and b
  };
  bool is_new(const Corners& corners);
  template <class F>
  bool any_rectangle(const Grid& grid, int start, bool avoidable, F f);
  bool completes(const Grid& grid, const Corners& corners) const;
  void avoid(const Grid& grid, const Corners& corners);

  // The digits of the rectangle. An avoidable one is also compared with
  // the value that the rectangle before it left in `high_`, as in HoDoKu.
  int low_ = kEmpty;
  int high_ = kEmpty;
  std::vector<int> seen_;
  std::vector<Found> later_;
};

}  // namespace sudoscope::rating::hodoku
