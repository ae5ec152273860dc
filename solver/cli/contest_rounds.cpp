// The turns of a contest, and the referee's judgement of the answers.
#include "contest_rounds.hpp"

#include <algorithm>
#include <iterator>
#include <map>

#include "progress_line.hpp"
#include "statistics.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

// A contender's attempt at a puzzle, before the answers are judged.
struct Attempt {
  std::optional<Stumble> stumble;
  std::optional<Claim> claim;  // nothing: it cannot do this puzzle, or it failed
  double seconds = 0;
};

std::string words_of(const Claim& claim) {
  return std::to_string(claim.solutions) + ' ' + (claim.solution.empty() ? "-" : claim.solution);
}

Trial trial_of(const Attempt& attempt, const Message& fault) {
  Trial trial{.seconds = attempt.seconds};
  if (attempt.stumble) {
    trial.ending = attempt.stumble->ending;
    trial.why = attempt.stumble->why;
  } else if (!attempt.claim) {
    trial.why = say(Id::kSaysItCannot);
  } else if (fault) {
    trial.ending = Ending::kWrong;
    trial.why = fault;
    trial.answer = words_of(*attempt.claim);
  } else {
    trial.ending = attempt.claim->solutions > 0 ? Ending::kSolved : Ending::kNone;
  }
  return trial;
}

// A wrong answer in any round counts. REQUIRES: there is a round.
Trial trial_of_rounds(std::vector<Trial> rounds) {
  const auto is_wrong = [](const Trial& trial) { return trial.ending == Ending::kWrong; };
  const auto wrong = std::find_if(rounds.begin(), rounds.end(), is_wrong);
  return wrong != rounds.end() ? *wrong : middle_of(std::move(rounds));
}

class Contest {
 public:
  Contest(const std::vector<NamedCommand>& contenders, const std::vector<Puzzle>& puzzles, const ContestRules& rules)
      : puzzles_(puzzles), rules_(rules), attempts_(puzzles.size()) {
    const auto time = rules.together ? Contestant::Time::kOnProcessor : Contestant::Time::kOnClock;
    for (const NamedCommand& contender : contenders) contestants_.emplace_back(contender, time);
  }

  ContestResults run() {
    for (std::size_t puzzle = 0; puzzle < puzzles_.size(); ++puzzle) {
      tell_of(puzzle);
      known_.push_back(count_within(puzzles_[puzzle], rules_.trials.limit, rules_.trials.cap_seconds));
    }
    if (rules_.together) {
      for (const auto& set : sets_by_shape()) run_together(set);
    } else {
      for (std::uint32_t round = 0; round < rules_.trials.rounds; ++round) {
        for (std::size_t puzzle = 0; puzzle < puzzles_.size(); ++puzzle) {
          tell_of_round(puzzle, round, rules_.trials.rounds);
          run_one(puzzle, puzzle + round);
        }
      }
    }
    return results();
  }

 private:
  using Set = std::vector<std::size_t>;  // numbers of puzzles

  void tell_of(std::size_t puzzle) {
    progress_.tell(say(Id::kContestProgress, std::to_string(puzzle + 1), std::to_string(puzzles_.size())));
  }

  void tell_of_round(std::size_t puzzle, std::uint32_t round, std::uint32_t rounds) {
    if (rounds == 1) return tell_of(puzzle);
    progress_.tell(say(Id::kContestProgressOfRound, std::to_string(puzzle + 1), std::to_string(puzzles_.size()),
                       std::to_string(round + 1), std::to_string(rounds)));
  }

  // Calls `ask` with each contender, beginning with the one whose turn it is.
  template <class Ask>
  void in_turn(std::size_t turn, const Ask& ask) const {
    for (std::size_t step = 0; step < contestants_.size(); ++step) ask((turn + step) % contestants_.size());
  }

  std::vector<Set> sets_by_shape() const {
    std::map<std::pair<int, int>, Set> sets;
    for (std::size_t puzzle = 0; puzzle < puzzles_.size(); ++puzzle) {
      const Geometry& geometry = *puzzles_[puzzle].geometry;
      sets[{geometry.box_height(), geometry.box_width()}].push_back(puzzle);
    }
    std::vector<Set> list;
    for (auto& [shape, set] : sets) list.push_back(std::move(set));
    return list;
  }

  std::string text_of_set(const Set& set) const {
    std::vector<const Puzzle*> puzzles;
    for (const std::size_t puzzle : set) puzzles.push_back(&puzzles_[puzzle]);
    return set_text(puzzles, rules_.trials.limit);
  }

  void run_one(std::size_t puzzle, std::size_t turn) {
    const std::string text = text_of_set({puzzle});
    std::vector<Attempt> attempts(contestants_.size());
    in_turn(turn, [&](std::size_t contender) {
      Contestant& contestant = contestants_[contender];
      Attempt& attempt = attempts[contender];
      attempt.stumble = contestant.prepare(text);
      if (attempt.stumble) return;
      attempt.stumble = contestant.solve(rules_.trials.cap_seconds);
      attempt.seconds = contestant.seconds();
      if (!attempt.stumble) take_answers(contestant, {&attempt, 1});
    });
    take_round(puzzle, std::move(attempts));
  }

  void run_together(const Set& set) {
    const std::string text = text_of_set(set);
    const double cap_seconds = rules_.trials.cap_seconds * static_cast<double>(set.size());
    // attempts[contender][place in the set]; a failure counts for all puzzles.
    std::vector attempts(contestants_.size(), std::vector<Attempt>(set.size()));
    std::vector<std::optional<Stumble>> stumbles(contestants_.size());
    std::vector<std::vector<double>> seconds(contestants_.size());
    in_turn(0, [&](std::size_t contender) { stumbles[contender] = contestants_[contender].prepare(text); });
    for (std::uint32_t round = 0; round <= rules_.trials.rounds; ++round) {
      tell_of_round(set[0], round, rules_.trials.rounds + 1);
      in_turn(round, [&](std::size_t contender) {
        if (stumbles[contender]) return;
        stumbles[contender] = contestants_[contender].solve(cap_seconds);
        if (round > 0 || stumbles[contender]) seconds[contender].push_back(contestants_[contender].seconds());
      });
    }
    for (std::size_t contender = 0; contender < contestants_.size(); ++contender) {
      std::sort(seconds[contender].begin(), seconds[contender].end());
      for (Attempt& attempt : attempts[contender]) {
        attempt.stumble = stumbles[contender];
        if (!seconds[contender].empty())
          attempt.seconds = quantile(seconds[contender], 0.5) / static_cast<double>(set.size());
      }
      if (!stumbles[contender]) take_answers(contestants_[contender], attempts[contender]);
    }
    for (std::size_t place = 0; place < set.size(); ++place) {
      std::vector<Attempt> of_puzzle;
      for (auto& of_contender : attempts) of_puzzle.push_back(std::move(of_contender[place]));
      take_round(set[place], std::move(of_puzzle));
    }
  }

  void take_answers(Contestant& contestant, std::span<Attempt> attempts) const {
    auto answers = contestant.show(attempts.size());
    for (std::size_t place = 0; place < attempts.size(); ++place) {
      if (answers) {
        attempts[place].claim = std::move(answers.value()[place]);
      } else {
        attempts[place].stumble = answers.error();
      }
    }
  }

  void take_round(std::size_t puzzle, std::vector<Attempt> attempts) {
    std::move(attempts.begin(), attempts.end(), std::back_inserter(attempts_[puzzle]));
  }

  // All rounds are judged at once: a solution shown in one of them refutes a contender that counts 0 in another.
  ContestResults results() const {
    ContestResults results{std::vector<ContenderTrials>(contestants_.size()), {}};
    for (std::size_t puzzle = 0; puzzle < puzzles_.size(); ++puzzle) {
      const std::vector<Attempt>& attempts = attempts_[puzzle];
      std::vector<std::optional<Claim>> answers;
      for (const Attempt& attempt : attempts) answers.push_back(attempt.claim);
      const Verdict verdict = judge(puzzles_[puzzle], rules_.trials.limit, known_[puzzle], answers);
      if (!verdict.is_checked) results.unchecked.push_back(puzzle);
      for (std::size_t contender = 0; contender < contestants_.size(); ++contender) {
        std::vector<Trial> rounds;
        for (std::size_t index = contender; index < attempts.size(); index += contestants_.size())
          rounds.push_back(trial_of(attempts[index], verdict.faults[index]));
        results.of_contenders[contender].trials.push_back(trial_of_rounds(std::move(rounds)));
      }
    }
    for (ContenderTrials& result : results.of_contenders) {
      double seconds = 0;
      for (const Trial& trial : result.trials) seconds += trial.seconds;
      result.puzzles_per_second = seconds > 0 ? static_cast<double>(puzzles_.size()) / seconds : 0;
    }
    return results;
  }

  const std::vector<Puzzle>& puzzles_;
  ContestRules rules_;
  ProgressLine progress_;
  std::vector<Contestant> contestants_;
  std::vector<KnownCount> known_;
  std::vector<std::vector<Attempt>> attempts_;  // of each puzzle, round by round, a contender after the other
};

}  // namespace

ContestResults run_contest(const std::vector<NamedCommand>& contenders, const std::vector<Puzzle>& puzzles,
                           const ContestRules& rules) {
  const ProcessGuard guard;
  return Contest(contenders, puzzles, rules).run();
}

}  // namespace sudoscope::cli
