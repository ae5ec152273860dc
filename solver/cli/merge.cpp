// `sudoscope merge`: adds up the results of the subproblems of each tree. A subproblem
// with no result, or with two that differ, is missing; the sum is right if none is.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>

#include "commands.hpp"
#include "entries.hpp"
#include "speech.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/base/say.hpp"
#include "work_input.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

struct Part {
  int line;  // the line of the result
  ResultLine result;
};

bool says_the_same(const ResultLine& one, const ResultLine& other) {
  return one.solutions == other.solutions && one.stats == other.stats;
}

// The known facts about one tree.
struct Tree {
  Run run;  // without a puzzle if only results were read
  std::optional<TreeLine> end;
  std::map<std::uint64_t, Part> parts;         // finished, by number
  std::set<std::uint64_t> contradicted;        // with two results that differ
  std::set<std::uint64_t> stopped;             // with results of searches that were stopped
  std::set<std::uint64_t> repeated;            // with the same result more than once
  std::map<std::uint64_t, std::string> lines;  // of the subproblems, if they are wanted
};

struct Sum {
  std::uint64_t solutions = 0;
  bool fits = true;  // in 64 bits
  std::string solution;
  SearchStats stats;
  double explored = 0;
  double seconds = 0;
  std::string missing;  // example: "5, 17-20"
  std::uint64_t missing_count = 0;

  void add(std::uint64_t more, const std::string& first, const SearchStats& part) {
    fits = fits && solutions + more >= solutions;
    solutions += more;
    if (solution.empty()) solution = first;
    stats.add(part);
  }
};

// Adds one more number, or a range, to a list.
void append(std::string& list, std::uint64_t first, std::uint64_t last) {
  if (!list.empty()) list += ", ";
  list += std::to_string(first);
  if (last > first) list += "-" + std::to_string(last);
}

Sum sum_of(const Tree& tree) {
  Sum sum;
  if (tree.end) {
    sum.add(tree.end->solutions, tree.end->solution, tree.end->stats);
    sum.explored = tree.end->explored;
  }
  std::uint64_t expected = 1;
  const auto miss_up_to = [&](std::uint64_t number) {
    if (number > expected) {
      append(sum.missing, expected, number - 1);
      sum.missing_count += number - expected;
    }
    expected = number + 1;
  };
  for (const auto& [number, part] : tree.parts) {
    miss_up_to(number);
    sum.add(part.result.solutions, part.result.solution, part.result.stats);
    sum.explored += part.result.share;
    sum.seconds += part.result.seconds;
  }
  if (tree.end) miss_up_to(tree.end->subproblems + 1);
  if (tree.end && sum.missing.empty()) sum.explored = 1;
  return sum;
}

class Merger {
 public:
  explicit Merger(bool keeps_lines) : keeps_lines_(keeps_lines) {}

  // Takes in a line; reports a line that cannot be used.
  void take(const WorkEntry& entry) {
    if (!entry.reading) return tell_unread(entry);
    std::visit([&](const auto& line) { take(entry, line); }, entry.reading.value());
  }

  const std::vector<std::string>& order() const { return order_; }
  const Tree& tree(const std::string& run) const { return trees_.at(run); }

 private:
  Tree& tree_of(const std::string& run) {
    const auto [place, is_new] = trees_.try_emplace(run);
    if (is_new) {
      order_.push_back(run);
      place->second.run.id = run;
    }
    return place->second;
  }

  void take(const WorkEntry& entry, const SubproblemLine& line) {
    Tree& tree = tree_of(line.run.id);
    tree.run = line.run;
    if (keeps_lines_) tree.lines.emplace(line.number, entry.text);
  }

  void take(const WorkEntry& entry, const TreeLine& line) {
    Tree& tree = tree_of(line.run.id);
    tree.run = line.run;
    if (tree.end && (tree.end->subproblems != line.subproblems || tree.end->stats != line.stats)) {
      return tell(entry, say(Id::kMergeOtherTree, line.run.id));
    }
    tree.end = line;
  }

  void take(const WorkEntry& entry, const ResultLine& line) {
    Tree& tree = tree_of(line.run);
    if (!line.finished) {
      tree.stopped.insert(line.number);
      return;
    }
    if (tree.contradicted.contains(line.number)) return;
    const auto [place, is_new] = tree.parts.try_emplace(line.number, Part{entry.line, line});
    if (is_new) return;
    const ResultLine& before = place->second.result;
    const std::string number = std::to_string(line.number);
    const std::string first_line = std::to_string(place->second.line);
    if (says_the_same(before, line)) {
      tree.repeated.insert(line.number);
      return;
    }
    tell(entry,
         say(Id::kMergeDiffers, number, std::to_string(line.solutions), first_line, std::to_string(before.solutions)));
    tree.parts.erase(place);
    tree.contradicted.insert(line.number);
  }

  void tell(const WorkEntry& entry, const Message& message) { tell_of_line(entry.line, 0, spoken(message)); }

  bool keeps_lines_;
  std::vector<std::string> order_;  // of the runs as they were met
  std::map<std::string, Tree> trees_;
};

// The beginning of the list, for a person, who needs no more.
std::string beginning_of(const std::string& list) {
  constexpr int kMostShown = 8;
  std::size_t end = 0;
  for (int shown = 0; shown < kMostShown && end != std::string::npos; ++shown) end = list.find(", ", end + 1);
  return end == std::string::npos ? list : list.substr(0, end) + ", …";
}

struct Shortfall {
  Message why;         // nothing if the sum is complete
  bool is_sum = true;  // at least so many
};

Shortfall shortfall_of(const Tree& tree, const Sum& sum) {
  if (!sum.fits) return {say(Id::kMergeTooMany), false};
  if (!tree.end) return {say(Id::kMergeNoEnd, tree.run.id)};
  if (!tree.parts.empty() && tree.parts.rbegin()->first > tree.end->subproblems) {
    return {say(Id::kMergeOtherTree, tree.run.id), false};
  }
  if (sum.missing.empty()) return {};
  const auto stopped = std::count_if(tree.stopped.begin(), tree.stopped.end(),
                                     [&](std::uint64_t number) { return !tree.parts.contains(number); });
  const auto per_cent = static_cast<int>(sum.explored * 100);
  return {say(Id::kMergeMissing, static_cast<int>(sum.missing_count), std::to_string(tree.end->subproblems),
              beginning_of(sum.missing), static_cast<int>(stopped), per_cent)};
}

std::string json_of(const Tree& tree, const Sum& sum, const Shortfall& shortfall) {
  JsonObject object;
  object.add("run", tree.run.id);
  object.add("puzzle", tree.run.puzzle.empty() ? nullptr : Json(tree.run.puzzle));
  object.add("algorithm", tree.run.algorithm.empty() ? nullptr : Json(tree.run.algorithm));
  object.add("status", shortfall.why ? "unfinished" : "finished");
  object.add("solutions", shortfall.is_sum ? Json(sum.solutions) : nullptr);
  object.add("solution", sum.solution.empty() ? nullptr : Json(sum.solution));
  object.add("subproblems", tree.end ? Json(tree.end->subproblems) : nullptr);
  object.add("done", tree.parts.size());
  object.add("missing", sum.missing);
  object.add("explored", sum.explored);
  object.add("steps", sum.stats.steps);
  object.add("guesses", sum.stats.guesses);
  object.add("backtracks", sum.stats.backtracks);
  object.add("max_level", sum.stats.deepest);
  object.add("seconds", sum.seconds);
  object.add("error", shortfall.why ? Json(text_of(shortfall.why)) : nullptr);
  return object.text();
}

// Subproblems that were given more than once, in ranges.
void tell_repeated(const Tree& tree) {
  if (tree.repeated.empty()) return;
  std::string list;
  for (auto at = tree.repeated.begin(); at != tree.repeated.end();) {
    const std::uint64_t first = *at;
    std::uint64_t last = first;
    while (++at != tree.repeated.end() && *at == last + 1) ++last;
    append(list, first, last);
  }
  std::cerr << spoken(say(Id::kMergeTwice, static_cast<int>(tree.repeated.size()), beginning_of(list))) << '\n';
}

// Prints the sum of a tree; the exit status.
int write_sum(const Tree& tree, const Args& args) {
  const Sum sum = sum_of(tree);
  const Shortfall shortfall = shortfall_of(tree, sum);
  if (args.format == OutputFormat::kJson) {
    std::cout << json_of(tree, sum, shortfall) << '\n';
  } else {
    std::cout << (shortfall.is_sum ? std::to_string(sum.solutions) : "?");
    if (shortfall.why) std::cout << " # " << spoken(shortfall.why);
    std::cout << '\n';
  }
  return shortfall.why ? kBadPuzzle : 0;
}

// Prints the lines of the subproblems still to be done; reports those that are not known.
int write_left(const Tree& tree) {
  std::uint64_t written = 0;
  for (const auto& [number, line] : tree.lines) {
    if (tree.parts.contains(number)) continue;
    std::cout << line << '\n';
    ++written;
  }
  if (tree.end && sum_of(tree).missing_count == written) return 0;
  std::cerr << spoken(say(Id::kMergeLinesMissing, tree.run.id)) << '\n';
  return kBadPuzzle;
}

}  // namespace

int merge(const Args& args) {
  WorkInput input(args.file);
  if (!input.readable()) return usage_error(unreadable(args.file));
  Merger merger(args.left);
  while (const auto entry = input.next()) merger.take(*entry);
  if (input.failed()) give_up(spoken(say(Id::kUnreadAtEnd, input_named(args.file))));
  if (merger.order().empty()) {
    std::cerr << spoken(say(Id::kMergeNothing)) << '\n';
    return kBadPuzzle;
  }
  int status = 0;
  for (const std::string& run : merger.order()) {
    const Tree& tree = merger.tree(run);
    tell_repeated(tree);
    status = std::max(status, args.left ? write_left(tree) : write_sum(tree, args));
  }
  return status;
}

}  // namespace sudoscope::cli
