// Each thread takes the next piece of the input, solves it, waits for its turn and writes it: whoever reads, solves or
// writes, the others solve, and no queue can grow.
#include "solve_stream.hpp"

#include <algorithm>
#include <condition_variable>
#include <fstream>
#include <iostream>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"
#include "sudoscope/decode_text.hpp"
#include "sudoscope/fast.hpp"
#include "threads.hpp"

namespace sudoscope::cli {
namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 18;

// Whole lines of the input.
struct Piece {
  std::string text;
  std::size_t number = 0;
  int first_line = 1;
};

std::string_view without_line_end(std::string_view line) {
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

// Calls visit(line, its number).
template <class Visit>
void for_each_line(const Piece& piece, Visit visit) {
  std::string_view rest = piece.text;
  for (int number = piece.first_line; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    visit(without_line_end(rest.substr(0, end)), number);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

bool is_left_out(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t\f\v");
  return begin == std::string_view::npos || line[begin] == '#';
}

class Input {
 public:
  explicit Input(std::istream& stream) : stream_(stream) {}

  // False at the end. A line longer than a piece is a piece by itself.
  bool next(Piece& piece) {
    piece.text = std::move(left_);
    left_.clear();
    std::size_t line_end = std::string::npos;
    while (line_end == std::string::npos && stream_) {
      std::string read(kPieceBytes, '\0');
      stream_.read(read.data(), static_cast<std::streamsize>(kPieceBytes));
      read.resize(static_cast<std::size_t>(stream_.gcount()));
      decoder_.decode(read);
      if (!stream_) read += decoder_.finish();
      piece.text += read;
      line_end = piece.text.rfind('\n');
    }
    if (stream_) {
      left_ = piece.text.substr(line_end + 1);
      piece.text.resize(line_end + 1);
    }
    piece.number = number_++;
    piece.first_line = line_;
    line_ += static_cast<int>(std::count(piece.text.begin(), piece.text.end(), '\n'));
    return !piece.text.empty();
  }

 private:
  std::istream& stream_;
  TextDecoder decoder_;
  std::string left_;
  std::size_t number_ = 0;
  int line_ = 1;
};

// Room for one piece, used again for the next.
class PieceSolver {
 public:
  PieceSolver(const Args& args, const KnobValues& knobs, const Print& print)
      : args_(args), knobs_(knobs), print_(print) {}

  void solve(const Piece& piece) {
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
      status = std::max(status, judge_entry({line.number, std::string(line.text)}, args_, knobs_, print_));
    }
    flush();
    return status;
  }

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
    out_ += name_of(status);
    out_ += '\n';
  }

  void flush() {
    std::cout.write(out_.data(), static_cast<std::streamsize>(out_.size()));
    out_.clear();
  }

  const Args& args_;
  const KnobValues& knobs_;
  const Print& print_;
  std::vector<Line> lines_;
  std::vector<FastGrid> grids_;
  std::vector<FastAnswer> answers_;
  std::string out_;
};

class Stream {
 public:
  Stream(Input& input, Piece first, const Args& args, const Print& print)
      : input_(input), waiting_(std::move(first)), args_(args), print_(print) {}

  int run() {
    on_threads(std::max(args_.threads, 1u), [this] { work(); });
    return status_;
  }

 private:
  void work() {
    PieceSolver solver(args_, knobs_, print_);
    for (Piece piece; take(piece);) {
      solver.solve(piece);
      std::unique_lock lock(writing_);
      turn_.wait(lock, [&] { return written_ == piece.number; });
      status_ = std::max(status_, solver.write());
      ++written_;
      turn_.notify_all();
    }
  }

  bool take(Piece& piece) {
    const std::scoped_lock lock(reading_);
    if (!waiting_.text.empty()) {
      piece = std::exchange(waiting_, {});
      return true;
    }
    return input_.next(piece);
  }

  std::mutex reading_;
  Input& input_;
  Piece waiting_;  // read already

  std::mutex writing_;
  std::condition_variable turn_;
  std::size_t written_ = 0;
  int status_ = 0;

  const Args& args_;
  const KnobValues knobs_;
  const Print& print_;
};

// Whether the first puzzle of the piece is a plain line.
bool begins_plainly(const Piece& piece) {
  bool known = false, plain = false;
  FastGrid grid;
  for_each_line(piece, [&](std::string_view line, int) {
    if (known || is_left_out(line)) return;
    known = true;
    plain = read_fast_line(line, grid);
  });
  return plain;
}

}  // namespace

bool is_stream(const Args& args) {
  const ParseOptions& options = args.options;
  const bool ordinary = (!options.boxes || (options.boxes->height == 3 && options.boxes->width == 3)) &&
                        args.regions.empty() && options.extra == ExtraHouses{};
  return args.command == "solve" && args.algorithm != nullptr && args.algorithm->id == "sudoscope-9" &&
         args.knobs.empty() && ordinary && args.format == OutputFormat::kLine && args.max_steps == 0;
}

int solve_stream(const Args& args, const Print& print) {
  std::ifstream file;
  if (args.file != "-") file.open(args.file, std::ios::binary);
  std::istream& stream = args.file == "-" ? std::cin : file;
  stream.peek();  // finds out that a folder, which opens like a file, cannot be read
  if ((args.file != "-" && !file.is_open()) || stream.bad()) {
    return usage_error("The file " + args.file + " cannot be read.");
  }
  Input input(stream);
  Piece piece;
  input.next(piece);
  if (begins_plainly(piece)) return Stream(input, std::move(piece), args, print).run();
  std::string text;
  do {
    text += piece.text;
  } while (input.next(piece));
  return judge_text(text, args, {}, print);
}

}  // namespace sudoscope::cli
