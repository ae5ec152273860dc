// The formats of `bench`; `contest` shares the formats for programs.
#include "bench_report.hpp"

#include <array>
#include <cstdio>
#include <ostream>

#include "number_words.hpp"
#include "speech.hpp"
#include "statistics.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/grid/format.hpp"
#include "text_table.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr const char* kQuartiles = "Hyndman and Fan, type 7";

struct Summary {
  std::size_t done = 0;
  std::size_t failed = 0;
  std::size_t wrong = 0;
  std::optional<std::uint64_t> guesses = 0;  // nothing if those of a trial are not known
  std::optional<std::uint64_t> backtracks = 0;
  std::optional<TimeSummary> all;
  std::optional<TimeSummary> best_90;
};

void add_known(std::optional<std::uint64_t>& sum, const std::optional<std::uint64_t>& number) {
  sum = sum && number ? std::optional(*sum + *number) : std::nullopt;
}

Json json_of_known(const std::optional<std::uint64_t>& number) { return number ? Json(*number) : Json(nullptr); }

std::string words_of_known(const std::optional<std::uint64_t>& number) { return number ? std::to_string(*number) : ""; }

Summary summarize_trials(const std::vector<Trial>& trials, double cap_seconds) {
  Summary summary;
  std::vector<double> seconds;
  for (const Trial& trial : trials) {
    seconds.push_back(trial.counted_seconds());
    summary.done += seconds.back() == kNotDone ? 0 : 1;
    summary.failed += trial.ending == Ending::kFailed ? 1 : 0;
    summary.wrong += trial.ending == Ending::kWrong ? 1 : 0;
    add_known(summary.guesses, trial.guesses);
    add_known(summary.backtracks, trial.backtracks);
  }
  summary.best_90 = summarize(best_90(seconds), cap_seconds);
  summary.all = summarize(std::move(seconds), cap_seconds);
  return summary;
}

std::string cell(double seconds, double cap_seconds) {
  return seconds == kNotDone ? "> " + time_words(cap_seconds) : time_words(seconds);
}

// The columns of times are between the first and the last ones.
std::vector<std::string> head_of(const std::vector<Message>& first, const std::vector<Message>& last) {
  std::vector<std::string> head;
  for (const Message& message : first) head.push_back(spoken(message));
  for (const Message& message : {say(Id::kHeadMin), say(Id::kHeadLowerQuartile), say(Id::kHeadMedian),
                                 say(Id::kHeadUpperQuartile), say(Id::kHeadMean), say(Id::kHeadMax)}) {
    head.push_back(spoken(message));
  }
  for (const Message& message : last) head.push_back(spoken(message));
  return head;
}

void add_times(std::vector<std::string>& row, const TimeSummary& times, double cap_seconds) {
  for (const double seconds : {times.min, times.lower_quartile, times.median, times.upper_quartile}) {
    row.push_back(cell(seconds, cap_seconds));
  }
  row.push_back((times.mean_is_lower_bound ? ">= " : "") + time_words(times.mean));
  row.push_back(cell(times.max, cap_seconds));
}

JsonObject times_object(const TimeSummary& times) {
  JsonObject object;
  object.add("count", times.count);
  object.add("min", times.min);
  object.add("lower_quartile", times.lower_quartile);
  object.add("median", times.median);
  object.add("upper_quartile", times.upper_quartile);
  object.add("mean", times.mean);
  object.add("max", times.max);
  object.add("mean_is_lower_bound", times.mean_is_lower_bound);
  return object;
}

JsonObject trial_object(std::size_t puzzle, const Trial& trial) {
  JsonObject object;
  object.add("puzzle", puzzle + 1);
  object.add("ending", name_of(trial.ending));
  object.add("seconds", trial.seconds);
  object.add("guesses", json_of_known(trial.guesses));
  object.add("backtracks", json_of_known(trial.backtracks));
  if (trial.why) object.add("why", text_of(trial.why));
  if (!trial.answer.empty()) object.add("answer", trial.answer);
  return object;
}

JsonObject result_object(const std::string& label, const ContenderTrials& result, double cap_seconds) {
  const Summary summary = summarize_trials(result.trials, cap_seconds);
  std::vector<JsonObject> trials;
  for (const Trial& trial : result.trials) trials.push_back(trial_object(trials.size(), trial));
  JsonObject object;
  object.add("algorithm", label);
  object.add("tried", result.trials.size());
  object.add("done", summary.done);
  object.add("failed", summary.failed);
  if (result.rating) {
    object.add("wrong", summary.wrong);
    object.add("rating", *result.rating);
  }
  object.add("puzzles_per_second", result.puzzles_per_second);
  object.add("guesses", json_of_known(summary.guesses));
  object.add("backtracks", json_of_known(summary.backtracks));
  object.add("all", times_object(*summary.all));
  object.add("best_90", times_object(*summary.best_90));
  object.add("trials", Json::list(trials));
  return object;
}

std::string givens_of(const Puzzle& puzzle) { return format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine); }

}  // namespace

void write_table(std::ostream& out, const Bench& bench) {
  const double cap_seconds = bench.rules.cap_seconds;
  const std::string tried = std::to_string(bench.puzzles.size());
  TextTable all(head_of({say(Id::kHeadAllPuzzles), say(Id::kHeadSolved)},
                        {say(Id::kHeadGuesses), say(Id::kHeadBacktracks), say(Id::kHeadSpeed)}));
  TextTable best(head_of({say(Id::kHeadBest), say(Id::kHeadPuzzles)}, {}));
  std::string failures;
  for (std::size_t index = 0; index < bench.labels.size(); ++index) {
    const ContenderTrials& result = bench.results[index];
    const std::string& label = bench.labels[index];
    const Summary summary = summarize_trials(result.trials, cap_seconds);
    std::vector<std::string> row{label, spoken(say(Id::kDoneOf, std::to_string(summary.done), tried))};
    add_times(row, *summary.all, cap_seconds);
    row.push_back(words_of_known(summary.guesses));
    row.push_back(words_of_known(summary.backtracks));
    row.push_back(decimal_words(result.puzzles_per_second, result.puzzles_per_second < 100 ? 2 : 0));
    all.add(std::move(row));
    std::vector<std::string> best_row{label, std::to_string(summary.best_90->count)};
    add_times(best_row, *summary.best_90, cap_seconds);
    best.add(std::move(best_row));
    if (summary.failed > 0) failures += spoken(say(Id::kBenchFailed, label, summary.failed)) + '\n';
  }
  const Message rules =
      say(Id::kBenchRules, bench.puzzles.size(), time_words(cap_seconds), bench.rules.threads, bench.rules.rounds);
  out << spoken(rules) << "\n\n"
      << all.text() << '\n'
      << best.text() << '\n'
      << spoken(say(Id::kBenchNote)) << '\n'
      << failures;
}

void write_csv(std::ostream& out, const Bench& bench) {
  out << "puzzle,side,algorithm,ending,seconds,guesses,backtracks,givens\n";
  std::array<char, 40> seconds;
  for (std::size_t puzzle = 0; puzzle < bench.puzzles.size(); ++puzzle) {
    for (std::size_t contender = 0; contender < bench.labels.size(); ++contender) {
      const Trial& trial = bench.results[contender].trials[puzzle];
      std::snprintf(seconds.data(), seconds.size(), "%.9f", trial.seconds);
      out << puzzle + 1 << ',' << bench.puzzles[puzzle].geometry->side() << ',' << csv_field(bench.labels[contender])
          << ',' << name_of(trial.ending) << ',' << seconds.data() << ',' << words_of_known(trial.guesses) << ','
          << words_of_known(trial.backtracks) << ',' << givens_of(bench.puzzles[puzzle]) << '\n';
    }
  }
}

void write_json(std::ostream& out, const Bench& bench) {
  std::vector<JsonObject> results;
  for (std::size_t index = 0; index < bench.labels.size(); ++index) {
    results.push_back(result_object(bench.labels[index], bench.results[index], bench.rules.cap_seconds));
  }
  JsonObject object;
  object.add("cap_seconds", bench.rules.cap_seconds);
  object.add("threads", bench.rules.threads);
  object.add("rounds", bench.rules.rounds);
  if (bench.together) object.add("together", true);
  object.add("quartiles", kQuartiles);
  object.add("puzzles", Json::list(bench.puzzles, givens_of));
  object.add("results", Json::list(results));
  out << object.text() << '\n';
}

}  // namespace sudoscope::cli
