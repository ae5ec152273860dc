// Reading lines of 81 characters, and handing them to the fast engine in batches.
#include "line_solver.hpp"

#include <algorithm>
#include <array>

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

// Puzzles to a call of the engine: enough that its lanes are seldom idle, few enough for the cache.
constexpr std::size_t kBatch = 2048;

bool is_separator(char c) { return c == ' ' || c == '\t' || c == ',' || c == ';' || c == ':' || c == '|' || c == '#'; }

// The 9x9 puzzle that the line begins with and that stands by itself; false where it does not.
bool read_grid(std::string_view line, FastGrid& grid) {
  if (line.size() > kFastCells && !is_separator(line[kFastCells])) return false;
  return read_fast_line(line.substr(0, kFastCells), grid);
}

LineStatus status_of(const FastAnswer& answer) {
  if (answer.solutions == 0) return LineStatus::kNone;
  return answer.solutions == 1 ? LineStatus::kOne : LineStatus::kSeveral;
}

}  // namespace

LineSolver::LineSolver(double limit, bool wants_solutions)
    : limit_(static_cast<std::uint64_t>(limit)), wants_solutions_(wants_solutions), answers_(kBatch) {}

val LineSolver::room(double size) {
  text_.resize(static_cast<std::size_t>(size));
  return val(emscripten::typed_memory_view(text_.size(), reinterpret_cast<std::uint8_t*>(text_.data())));
}

double LineSolver::solve() {
  for (auto* column : {&line_, &offset_, &guesses_, &solutions_}) column->clear();
  for (auto* column : {&status_, &givens_}) column->clear();
  solution_text_.clear();
  written_ = 0;
  std::uint32_t number = 0;
  for (std::size_t at = 0; at < text_.size(); ++number) {
    const std::size_t end = std::min(text_.find('\n', at), text_.size());
    read_line(std::string_view(text_).substr(at, end - at), number, static_cast<std::uint32_t>(at));
    at = end + 1;
  }
  solve_batch();
  return number;
}

void LineSolver::read_line(std::string_view line, std::uint32_t number, std::uint32_t offset) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  if (first == std::string_view::npos || line[first] == '#') return;
  line = line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
  line_.push_back(number);
  offset_.push_back(offset);
  status_.push_back(static_cast<std::uint8_t>(LineStatus::kOther));
  givens_.push_back(0);
  guesses_.push_back(0);
  solutions_.push_back(0);
  FastGrid grid;
  if (!read_grid(line, grid)) return;
  givens_.back() =
      static_cast<std::uint8_t>(kFastCells) - static_cast<std::uint8_t>(std::count(grid.begin(), grid.end(), kBlank));
  grids_.push_back(grid);
  rows_.push_back(static_cast<std::uint32_t>(line_.size() - 1));
  if (grids_.size() == kBatch) solve_batch();
}

void LineSolver::solve_batch() {
  const std::span answers(answers_.data(), grids_.size());
  solve_many(grids_, limit_, answers);
  for (std::size_t i = 0; i < grids_.size(); ++i) {
    const std::uint32_t row = rows_[i];
    status_[row] = static_cast<std::uint8_t>(status_of(answers[i]));
    guesses_[row] = static_cast<std::uint32_t>(std::min<std::uint64_t>(answers[i].guesses, UINT32_MAX));
    solutions_[row] = static_cast<std::uint32_t>(answers[i].solutions);
  }
  if (wants_solutions_) {
    // Rows that are no puzzle have their blank line too.
    std::size_t next = 0;
    for (std::uint32_t row = written_; row < line_.size(); ++row) {
      if (next < rows_.size() && rows_[next] == row) {
        if (answers[next].solutions > 0) {
          std::array<char, kFastCells> line;
          write_fast_line(answers[next].solution, line);
          solution_text_.append(line.data(), line.size());
        }
        ++next;
      }
      solution_text_ += '\n';
    }
    written_ = static_cast<std::uint32_t>(line_.size());
  }
  grids_.clear();
  rows_.clear();
}

val LineSolver::line() const { return array_of(line_); }
val LineSolver::offset() const { return array_of(offset_); }
val LineSolver::status() const { return array_of(status_); }
val LineSolver::givens() const { return array_of(givens_); }
val LineSolver::guesses() const { return array_of(guesses_); }
val LineSolver::solutions() const { return array_of(solutions_); }

}  // namespace sudoscope::wasm
