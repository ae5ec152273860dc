// The table of a contest, and the sentences below it.
#include "contest_report.hpp"

#include <algorithm>
#include <cmath>
#include <ostream>

#include "number_words.hpp"
#include "speech.hpp"
#include "statistics.hpp"
#include "sudoscope/base/say.hpp"
#include "text_table.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr std::size_t kMostTold = 3;  // wrong answers of a contender

// With ">=" if a puzzle that was not done is counted with the cap.
std::string total_words(const Standing& standing) {
  return (standing.worst_seconds == kNotDone ? ">= " : "") + time_words(standing.seconds);
}

std::string time_or_more(double seconds, double cap_seconds) {
  return seconds == kNotDone ? "> " + time_words(cap_seconds) : time_words(seconds);
}

double median_of(const std::vector<Trial>& trials, double cap_seconds) {
  std::vector<double> seconds;
  for (const Trial& trial : trials) seconds.push_back(trial.counted_seconds());
  return summarize(std::move(seconds), cap_seconds)->median;
}

std::vector<std::string> row_of(const Bench& bench, std::size_t contender, const Standing& standing,
                                const std::vector<int>& lines) {
  const ContenderTrials& result = bench.results[contender];
  std::vector<std::string> row{
      bench.labels[contender], decimal_words(*result.rating, 0),
      spoken(say(Id::kDoneOf, std::to_string(standing.done), std::to_string(bench.puzzles.size()))),
      std::to_string(standing.wrong), total_words(standing)};
  if (bench.together) {
    const double rate = result.puzzles_per_second;
    const double winner = bench.results[0].puzzles_per_second;
    const bool none_done = standing.done == 0;
    row.push_back(none_done ? "-" : decimal_words(rate, rate < 100 ? 2 : 0));
    row.push_back(none_done || winner <= 0 ? "-" : decimal_words(rate / winner, 2));
  } else {
    const double cap_seconds = bench.rules.cap_seconds;
    row.push_back(time_or_more(median_of(result.trials, cap_seconds), cap_seconds));
    row.push_back(time_or_more(standing.worst_seconds, cap_seconds));
    row.push_back(std::to_string(lines[standing.worst]));
  }
  return row;
}

std::vector<std::string> head_of(bool together) {
  std::vector<Message> head{say(Id::kHeadContender), say(Id::kHeadRating), say(Id::kHeadSolved), say(Id::kHeadWrong),
                            say(Id::kHeadTime)};
  if (together) {
    head.insert(head.end(), {say(Id::kHeadSpeed), say(Id::kHeadRatio)});
  } else {
    head.insert(head.end(), {say(Id::kHeadMedian), say(Id::kHeadWorst), say(Id::kHeadLine)});
  }
  std::vector<std::string> words;
  for (const Message& message : head) words.push_back(spoken(message));
  return words;
}

// Every wrong answer up to kMostTold, and the first of the failures.
std::string sentences_about(const std::string& label, const std::vector<Trial>& trials, const std::vector<int>& lines) {
  std::string text;
  std::size_t wrong = 0;
  std::size_t failed = 0;
  std::size_t first_failed = 0;
  for (std::size_t puzzle = 0; puzzle < trials.size(); ++puzzle) {
    const Trial& trial = trials[puzzle];
    if (trial.ending == Ending::kFailed && failed++ == 0) first_failed = puzzle;
    if (trial.ending != Ending::kWrong || ++wrong > kMostTold) continue;
    text += spoken(say(Id::kWrongAnswer, std::to_string(lines[puzzle]), label, trial.why, trial.answer)) + '\n';
  }
  if (wrong > kMostTold) text += spoken(say(Id::kMoreWrongAnswers, wrong - kMostTold)) + '\n';
  if (failed == 0) return text;
  const std::string line = std::to_string(lines[first_failed]);
  return text + spoken(say(Id::kContenderFailed, label, failed, line, trials[first_failed].why)) + '\n';
}

}  // namespace

void write_ranking(std::ostream& out, const Bench& bench, const std::vector<Standing>& standings,
                   const std::vector<int>& lines) {
  TextTable table(head_of(bench.together));
  for (std::size_t contender = 0; contender < standings.size(); ++contender)
    table.add(row_of(bench, contender, standings[contender], lines));
  const std::string cap = time_words(bench.rules.cap_seconds);
  const std::size_t puzzles = bench.puzzles.size();
  out << spoken(bench.together ? say(Id::kContestRulesTogether, puzzles, cap, bench.rules.rounds)
                               : say(Id::kContestRules, puzzles, cap, bench.rules.rounds))
      << "\n\n"
      << table.text() << '\n'
      << spoken(say(Id::kContestNote)) << '\n';
}

std::string faults_text(const Bench& bench, const std::vector<int>& lines) {
  std::string text;
  for (std::size_t contender = 0; contender < bench.labels.size(); ++contender)
    text += sentences_about(bench.labels[contender], bench.results[contender].trials, lines);
  return text;
}

std::string unchecked_text(const std::vector<std::size_t>& unchecked, const std::vector<int>& lines) {
  if (unchecked.empty()) return {};
  std::vector<std::string> names;
  for (const std::size_t puzzle : unchecked) names.push_back(std::to_string(lines[puzzle]));
  return spoken(say(Id::kCountsUnchecked, names.size(), names)) + '\n';
}

}  // namespace sudoscope::cli
