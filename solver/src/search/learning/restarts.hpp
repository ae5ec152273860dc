// Restarts: when to give up all guesses and begin anew with the learnt clauses, after 1024, 1024, 2048,
// 1024, 1024, 2048, 4096 ... conflicts (M. Luby, A. Sinclair, D. Zuckerman, "Optimal Speedup of Las Vegas
// Algorithms", 1993, by the formula of D. Knuth, "The Art of Computer Programming" 4, 7.2.2.2). Restarts by
// glue, as in most solvers, solved 2 of 12 hard grids where Luby's after 32 conflicts solved 12; after 1024
// still fewer conflicts are needed, because a grid with many solutions needs long runs. Also when to rephase
// and when to forget clauses: all in conflicts, never in time, so that a run is the same on every machine.
#pragma once

#include <cstdint>

namespace sudoscope::learning {

class Restarts {
 public:
  // There was one more conflict.
  void count() { ++conflicts_; }
  std::uint64_t conflicts() const { return conflicts_; }

  // Each returns true if it is due, and then plans the next one.
  bool restart() {
    if (conflicts_ < next_restart_) return false;
    // (u, v) goes through (1, 1), (2, 1), (2, 2), (3, 1), (4, 1), (4, 2), (4, 4) ...: v is Luby's sequence.
    if ((u_ & (~u_ + 1)) == v_) {
      ++u_;
      v_ = 1;
    } else {
      v_ *= 2;
    }
    next_restart_ = conflicts_ + kUnit * v_;
    return true;
  }
  bool rephase() {
    if (conflicts_ < next_rephase_) return false;
    next_rephase_ = conflicts_ + kRephase * (++rephased_ + 1);
    return true;
  }
  bool reduce() {
    if (conflicts_ < next_reduction_) return false;
    next_reduction_ = conflicts_ + kReduce + kReduceMore * ++reduced_;
    return true;
  }

 private:
  static constexpr std::uint64_t kUnit = 1024;
  static constexpr std::uint64_t kRephase = 1000;
  static constexpr std::uint64_t kReduce = 2000;
  static constexpr std::uint64_t kReduceMore = 300;

  std::uint64_t conflicts_ = 0;
  std::uint64_t u_ = 1;
  std::uint64_t v_ = 1;
  std::uint64_t next_restart_ = kUnit;
  std::uint64_t next_rephase_ = kRephase;
  std::uint64_t rephased_ = 0;
  std::uint64_t next_reduction_ = kReduce;
  std::uint64_t reduced_ = 0;
};

}  // namespace sudoscope::learning
