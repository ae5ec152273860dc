// Clauses as text: the lines of a DRAT proof, or of a DIMACS file without its first line.
#pragma once

#include <ostream>

#include "sudoscope/search/cnf.hpp"

namespace sudoscope::cli {

class ClauseFile final : public ClauseSink {
 public:
  // Lifetime: `out` outlives this object.
  explicit ClauseFile(std::ostream& out) : out_(&out) {}

  void add(std::span<const int> literals) override { write("", literals); }
  void remove(std::span<const int> literals) override { write("d ", literals); }

 private:
  void write(const char* before, std::span<const int> literals) {
    *out_ << before;
    for (const int literal : literals) *out_ << literal << ' ';
    *out_ << "0\n";
  }

  std::ostream* out_;
};

}  // namespace sudoscope::cli
