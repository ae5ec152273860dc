// Asker: many questions of one kind about variations of a puzzle: how many solutions has it, up to a limit, when these
// cells are changed? Ordinary 9x9 grids go to the fast engine, about 3 us a question; all others to the preferred
// algorithm; each with bounded patience. A batch of questions (solve_many) would take a third of that each, but cannot
// be stopped, and a sparse grid without solution can keep it busy for many seconds; nor does an answer spare others
// then.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudoscope/fast.hpp"
#include "sudoscope/puzzle.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope::diagnose {

// A cell as a question has it: a digit, or kBlank for nothing.
struct Change {
  Cell cell = kNoCell;
  Digit digit = kBlank;
  friend bool operator==(const Change&, const Change&) = default;
};

struct Answer {
  std::uint64_t solutions = 0;  // up to the limit
  bool known = true;            // false: patience ran out, there may be more
  std::uint64_t guesses = 0;    // that it took to see it
};

class Asker {
 public:
  // `limit`: 1 or more solutions to look for in each question.
  Asker(GeometryPtr geometry, std::uint64_t limit);

  // Begins anew, with questions about these givens.
  void about(std::span<const Digit> givens);
  // A question. Returns its index.
  std::size_t add(std::span<const Change> changes);
  std::size_t add(Change change) { return add({&change, 1}); }

  std::size_t size() const { return begins_.size() - 1; }
  // Takes what it uses from `steps`. True when all is answered.
  bool run(std::uint64_t& steps);
  const Answer& answer(std::size_t question) const { return answers_[question]; }
  // One solution of a question that has any.
  std::span<const Digit> solution(std::size_t question) const;

 private:
  std::span<const Change> changes_of(std::size_t question) const {
    return std::span(changes_).subspan(begins_[question], begins_[question + 1] - begins_[question]);
  }
  void search_fast(std::uint64_t& steps);
  void search_one(std::uint64_t& steps);
  void answer(const Answer& answer);
  void keep(std::span<const Digit> solution);
  // The givens, changed as the question being looked into says.
  std::vector<Digit> changed() const;

  GeometryPtr geometry_;
  std::uint64_t limit_;
  bool fast_;
  std::vector<Digit> givens_;
  std::vector<Change> changes_;
  std::vector<std::size_t> begins_{0};  // of each question in changes_, and the end
  std::vector<Answer> answers_;         // of the first questions
  std::vector<Digit> solutions_;        // cell_count() digits each
  // For the question being searched.
  std::optional<FastSearch> fast_search_;
  std::optional<Solve> solve_;
};

}  // namespace sudoscope::diagnose
