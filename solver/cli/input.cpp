// Reading texts piece by piece, and cutting them into puzzles.
#include "input.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>

#include "sudoscope/base/decode_text.hpp"

namespace sudoscope::cli {
namespace {

constexpr std::size_t kPieceBytes = Divider::kEnough;

// A file or standard input, decoded piece by piece.
class TextSource {
 public:
  explicit TextSource(const std::string& file) : is_file_(file != "-") {
    if (is_file_) file_.open(file, std::ios::binary);
    // A folder opens like a file; a look at the first byte finds out that it cannot be read.
    readable_ = (!is_file_ || file_.is_open()) && (stream().peek(), !stream().bad());
  }

  bool readable() const { return readable_ && !failed_; }
  bool at_end() const { return at_end_; }

  // Appends the next piece to `text`.
  void read(std::string& text) {
    std::string piece(kPieceBytes, '\0');
    stream().read(piece.data(), static_cast<std::streamsize>(piece.size()));
    piece.resize(static_cast<std::size_t>(stream().gcount()));
    failed_ = failed_ || stream().bad();
    at_end_ = !stream();
    decoder_.decode(piece);
    if (at_end_) piece += decoder_.finish();
    text += piece;
  }

 private:
  std::istream& stream() { return is_file_ ? file_ : std::cin; }

  bool is_file_;
  std::ifstream file_;
  TextDecoder decoder_;
  bool readable_ = false;
  bool failed_ = false;
  bool at_end_ = false;
};

int line_ends(std::string_view text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

Entry entry_of(CollectionItem item) { return {item.line, std::string(item.source), std::move(item.reading)}; }

class StreamedInput final : public PuzzleInput {
 public:
  StreamedInput(std::unique_ptr<TextSource> source, const ReadSheetOptions& options, std::optional<Division> asked)
      : source_(std::move(source)), options_(options), divider_(begin(asked)) {
    if (division() == Division::kGames || division() == Division::kTable || division() == Division::kFound) {
      while (!source_->at_end()) source_->read(text_);
      held_.emplace(text_, options_, division());
    }
    pass(divider_.begin());
  }

  bool failed() const override { return !source_->readable(); }
  Division division() const override { return divider_.division(); }
  std::optional<Division> other() const override { return divider_.other(); }

  std::optional<Entry> next() override {
    if (held_) {
      auto item = held_->next();
      return item ? std::optional(entry_of(std::move(*item))) : std::nullopt;
    }
    while (true) {
      const Cut cut = divider_.next(rest(), source_->at_end());
      if (cut.puzzle) {
        Entry entry = entry_of(read_extent(rest(), *cut.puzzle, options_));
        pass(cut.passed);
        return entry;
      }
      pass(cut.passed);
      if (source_->at_end()) return std::nullopt;
      refill();
    }
  }

  std::optional<Lines> next_lines() override {
    std::size_t end = end_of_lines();
    while (end == 0 && !source_->at_end() && (is_cut_ || rest().size() <= kMostPuzzleBytes)) {
      if (is_cut_) pass(rest().size());
      refill();
      end = end_of_lines();
    }
    if (is_cut_) {  // the end of a line that was too long
      const std::size_t line_end = std::min(rest().find('\n') + 1, rest().size());
      pass(line_end == 0 ? rest().size() : line_end);
      ++line_;
      is_cut_ = false;
      return next_lines();
    }
    if (rest().empty()) return std::nullopt;
    is_cut_ = end == 0 && !source_->at_end();
    const std::string_view lines = rest().substr(0, end == 0 ? rest().size() : end);
    Lines taken{std::string(lines), line_};
    line_ += line_ends(lines);
    pass(lines.size());
    return taken;
  }

 private:
  // Finds the first part of the text that is more than prose.
  Divider begin(std::optional<Division> asked) {
    while (true) {
      while (rest().size() < Divider::kEnough && !source_->at_end()) refill();
      Divider divider(rest(), source_->at_end(), options_, asked, line_);
      line_ += line_ends(rest().substr(0, divider.begin()));
      if (!divider.is_prose()) return divider;
      pass(divider.begin());
    }
  }

  std::string_view rest() const { return std::string_view(text_).substr(passed_); }
  std::size_t end_of_lines() const { return source_->at_end() ? rest().size() : rest().rfind('\n') + 1; }
  void pass(std::size_t bytes) { passed_ += bytes; }
  void refill() {
    text_.erase(0, passed_);
    passed_ = 0;
    source_->read(text_);
  }

  std::unique_ptr<TextSource> source_;
  ReadSheetOptions options_;
  std::string text_;
  std::size_t passed_ = 0;  // of it
  int line_ = 1;            // the number of the first line that next_lines() has not passed
  bool is_cut_ = false;     // the beginning of the current line was returned as one that is too long
  Divider divider_;
  std::optional<SheetCollection> held_;  // input that cannot be read piece by piece
};

}  // namespace

Entry entry_of_line(std::string_view line, int number, const ReadSheetOptions& options) {
  return entry_of(read_extent(line, {0, line.size(), number}, options));
}

std::optional<std::string> read_text(const std::string& file) {
  TextSource source(file);
  std::string text;
  while (source.readable() && !source.at_end()) source.read(text);
  return source.readable() ? std::optional(std::move(text)) : std::nullopt;
}

std::unique_ptr<PuzzleInput> PuzzleInput::open(const std::string& file, const ReadSheetOptions& options,
                                               std::optional<Division> asked) {
  auto source = std::make_unique<TextSource>(file);
  if (!source->readable()) return nullptr;
  return std::make_unique<StreamedInput>(std::move(source), options, asked);
}

}  // namespace sudoscope::cli
