// Asker: many questions of one kind about variations of a puzzle: how many solutions, up to a limit,
// does it have when these cells are changed? The fast engine answers for ordinary 9x9 grids, in about
// 3 us a question; the preferred algorithm answers for all others; each has bounded patience. A batch
// of questions (solve_many) would take a third of that time each, but it cannot be stopped, a sparse
// grid without solution can keep it busy for many seconds, and no answer can spare a later question.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudoscope/fast/fast.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::diagnose {

// A cell of a question: it takes this digit, or kBlank for none.
struct Change {
  Cell cell = kNoCell;
  Digit digit = kBlank;
  friend bool operator==(const Change&, const Change&) = default;
};

struct Answer {
  std::uint64_t solutions = 0;  // up to the limit
  bool known = true;            // false: patience ran out, there may be more
  std::uint64_t guesses = 0;    // needed for the answer
};

class Asker {
 public:
  // `limit`: number of solutions to look for in each question, 1 or more.
  Asker(GeometryPtr geometry, std::uint64_t limit);

  // Begins anew, with questions about these givens.
  void about(std::span<const Digit> givens);
  // Adds a question and returns its index.
  std::size_t add(std::span<const Change> changes);
  std::size_t add(Change change) { return add({&change, 1}); }

  std::size_t size() const { return begins_.size() - 1; }
  // Takes the steps it uses from `steps`. True when every question is answered.
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
  // The givens with the changes of the current question.
  std::vector<Digit> changed() const;

  GeometryPtr geometry_;
  std::uint64_t limit_;
  bool fast_;
  std::vector<Digit> givens_;
  std::vector<Change> changes_;
  std::vector<std::size_t> begins_{0};  // of each question in changes_, then the end
  std::vector<Answer> answers_;         // of the first questions
  std::vector<Digit> solutions_;        // cell_count() digits each
  // For the current question.
  std::optional<FastSearch> fast_search_;
  std::optional<Solve> solve_;
};

}  // namespace sudoscope::diagnose
