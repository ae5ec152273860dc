// Reads lines of 81 characters, and passes them to the fast engine in batches.
#include "line_solver.hpp"

#include <algorithm>
#include <array>

#include "arguments.hpp"

namespace sudoscope::wasm {
namespace {

using emscripten::val;

// Puzzles to a call of the engine: enough that its lanes are seldom idle, few enough for the cache.
constexpr std::size_t kBatch = 512;

// The longest text takes half of the memory that a module can have.
constexpr std::size_t kMostBytes = std::size_t{1} << 30;

// Characters that may be right behind a puzzle.
bool is_separator(char c) {
  return c == ' ' || c == '\r' || c == '\t' || c == ',' || c == ';' || c == ':' || c == '|' || c == '#';
}

LineStatus status_of(const FastAnswer& answer) {
  if (answer.solutions == 0) return LineStatus::kNone;
  return answer.solutions == 1 ? LineStatus::kOne : LineStatus::kSeveral;
}

}  // namespace

LineSolver::LineSolver(double limit, bool wants_solutions)
    : limit_(need_count(limit, "limit")), wants_solutions_(wants_solutions), answers_(kBatch) {}

val LineSolver::room(double size) {
  const std::size_t bytes = need_size(size, "size");
  need(bytes <= kMostBytes, "size is more than the memory holds.");
  text_.resize(bytes);
  return view_of(bytes_of(text_));
}

double LineSolver::solve() {
  for (auto* column : {&line_, &offset_, &guesses_, &solutions_}) column->clear();
  for (auto* column : {&status_, &givens_}) column->clear();
  solution_text_.clear();
  written_ = 0;
  std::uint32_t number = 0;
  for (std::size_t at = 0; at < text_.size(); ++number) {
    const auto offset = static_cast<std::uint32_t>(at);
    if (read_puzzle(at)) {
      // Most lines: no character is examined twice.
      add_row(number, offset);
      take_grid();
      at = text_.find('\n', at + kFastCells);
    } else {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      read_line(std::string_view(text_).substr(at, end - at), number, offset);
      at = end;
    }
    at = std::min(at, text_.size()) + 1;
  }
  solve_batch();
  return number;
}

bool LineSolver::read_puzzle(std::size_t at) {
  const std::string_view line = std::string_view(text_).substr(at, kFastCells + 1);
  if (line.size() > kFastCells && line.back() != '\n' && !is_separator(line.back())) return false;
  if (read_fast_line(line.substr(0, kFastCells), grids_.emplace_back())) return true;
  grids_.pop_back();
  return false;
}

void LineSolver::read_line(std::string_view line, std::uint32_t number, std::uint32_t offset) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  if (first == std::string_view::npos || line[first] == '#') return;
  add_row(number, offset);
  if (first > 0 && read_puzzle(offset + first)) take_grid();
}

void LineSolver::add_row(std::uint32_t number, std::uint32_t offset) {
  line_.push_back(number);
  offset_.push_back(offset);
  status_.push_back(static_cast<std::uint8_t>(LineStatus::kOther));
  givens_.push_back(0);
  guesses_.push_back(0);
  solutions_.push_back(0);
}

void LineSolver::take_grid() {
  std::uint8_t givens = 0;
  for (const Digit digit : grids_.back()) givens += digit < 9 ? 1 : 0;
  givens_.back() = givens;
  rows_.push_back(static_cast<std::uint32_t>(line_.size() - 1));
  if (grids_.size() == kBatch) solve_batch();
}

void LineSolver::solve_batch() {
  const std::span answers(answers_.data(), grids_.size());
  solve_many(grids_, limit_, answers, instruction_sets().back(), wants_solutions_);
  for (std::size_t i = 0; i < grids_.size(); ++i) {
    const std::uint32_t row = rows_[i];
    status_[row] = static_cast<std::uint8_t>(status_of(answers[i]));
    guesses_[row] = static_cast<std::uint32_t>(std::min<std::uint64_t>(answers[i].guesses, UINT32_MAX));
    solutions_[row] = static_cast<std::uint32_t>(answers[i].solutions);
  }
  if (wants_solutions_) {
    // Rows that are no puzzle have a blank line too.
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

val LineSolver::line() const { return view_of(line_); }
val LineSolver::offset() const { return view_of(offset_); }
val LineSolver::status() const { return view_of(status_); }
val LineSolver::givens() const { return view_of(givens_); }
val LineSolver::guesses() const { return view_of(guesses_); }
val LineSolver::solutions() const { return view_of(solutions_); }

}  // namespace sudoscope::wasm
