// Each thread takes the next lines of the input, solves them, waits for its turn and writes
// the results: while one thread reads or writes, the others solve, and no queue can grow.
#include "solve_stream.hpp"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"
#include "speech.hpp"
#include "sudoscope/fast/fast.hpp"
#include "threads.hpp"

namespace sudoscope::cli {
namespace {

// Calls visit(line, its number).
template <class Visit>
void for_each_line(const Lines& lines, Visit visit) {
  std::string_view rest = lines.text;
  for (int number = lines.first; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    visit(line, number);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

bool is_left_out(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t\f\v");
  return begin == std::string_view::npos || line[begin] == '#';
}

// Room for one piece, used again for the next.
class PieceSolver {
 public:
  PieceSolver(const Args& args, const Print& print) : args_(args), print_(print) {
    for (const SolveStatus status : {SolveStatus::kUnique, SolveStatus::kSeveral, SolveStatus::kSolved}) {
      told_[static_cast<std::size_t>(status)] = spoken(status_words(status));
    }
  }

  void solve(const Lines& piece) {
    lines_.clear();
    grids_.clear();
    for_each_line(piece, [&](std::string_view line, int number) {
      if (is_left_out(line)) return;
      const bool plain = read_fast_line(line, grids_.emplace_back());
      if (!plain) grids_.pop_back();
      lines_.push_back({line, number, plain});
    });
    answers_.resize(grids_.size());
    solve_many(grids_, args_.limit, answers_);
  }

  int write() {
    int status = 0;
    std::size_t next = 0;
    out_.clear();
    for (const Line& line : lines_) {
      const FastAnswer* const answer = line.plain ? &answers_[next++] : nullptr;
      if (answer != nullptr && answer->solutions > 0) {
        append(*answer);
        continue;
      }
      flush();
      const Entry entry = entry_of_line(line.text, line.number, {.shape = args_.options});
      // The reason why a plain line has no solution is found quickly; the threads have others to solve.
      status = std::max(status, judge_entry(entry, args_, {}, print_, line.plain ? 0 : args_.threads));
    }
    flush();
    return status;
  }

  std::size_t count() const { return lines_.size(); }

 private:
  struct Line {
    std::string_view text;
    int number;
    bool plain;
  };

  void append(const FastAnswer& answer) {
    const SolveStatus status = answer.solutions > 1 ? SolveStatus::kSeveral
                               : args_.limit == 1   ? SolveStatus::kSolved
                                                    : SolveStatus::kUnique;
    const std::size_t begin = out_.size();
    out_.resize(begin + kFastCells);
    write_fast_line(answer.solution, std::span<char, kFastCells>(out_.data() + begin, kFastCells));
    out_ += " # ";
    out_ += told_[static_cast<std::size_t>(status)];
    out_ += '\n';
  }

  void flush() {
    std::cout.write(out_.data(), static_cast<std::streamsize>(out_.size()));
    out_.clear();
  }

  const Args& args_;
  const Print& print_;
  std::array<std::string, 5> told_;  // for each status that the fast engine may return
  std::vector<Line> lines_;
  std::vector<FastGrid> grids_;
  std::vector<FastAnswer> answers_;
  std::string out_;
};

class Stream {
 public:
  Stream(PuzzleInput& input, const Args& args, const Print& print) : input_(input), args_(args), print_(print) {}

  int run() {
    on_threads(std::max(args_.threads, 1u), [this] { work(); });
    return end_of(input_, args_, entries_, status_);
  }

 private:
  void work() {
    PieceSolver solver(args_, print_);
    std::size_t number = 0;
    while (const auto piece = take(number)) {
      solver.solve(*piece);
      std::unique_lock lock(writing_);
      turn_.wait(lock, [&] { return written_ == number; });
      status_ = std::max(status_, solver.write());
      entries_ += solver.count();
      ++written_;
      turn_.notify_all();
    }
  }

  std::optional<Lines> take(std::size_t& number) {
    const std::scoped_lock lock(reading_);
    number = taken_++;
    return input_.next_lines();
  }

  std::mutex reading_;
  PuzzleInput& input_;
  std::size_t taken_ = 0;

  std::mutex writing_;
  std::condition_variable turn_;
  std::size_t written_ = 0;
  std::size_t entries_ = 0;
  int status_ = 0;

  const Args& args_;
  const Print& print_;
};

// True if the fast engine may come first: ordinary 9x9 grids, no limit of steps, and only the solution is printed.
bool is_for_fast_engine(const Args& args) {
  const ParseOptions& options = args.options;
  const bool ordinary =
      (!options.boxes || options.boxes == BoxShape{3, 3}) && args.regions.empty() && options.constraints.empty();
  return (args.algorithm == nullptr || args.algorithm->id == "sudoscope-9") && args.knobs.empty() && ordinary &&
         args.format == OutputFormat::kLine && args.max_steps == 0 && args.proof.empty();
}

}  // namespace

int solve_stream(const Args& args, const Print& print) {
  if (!is_for_fast_engine(args)) return judge_all(args, print);
  const auto input = open_input(args);
  if (!input) return kUsage;
  if (input->division() == Division::kLines) return Stream(*input, args, print).run();
  return for_each_entry(*input, args,
                        [&](const Entry& entry) { return judge_entry(entry, args, {}, print, args.threads); });
}

}  // namespace sudoscope::cli
