// Portfolio: see the header. Between two rounds, while all wait, one thread checks who is done and how much is left.
#include "sudoscope/parallel/portfolio.hpp"

#include <algorithm>
#include <atomic>
#include <barrier>
#include <optional>
#include <vector>

#include "sudoscope/parallel/parallel.hpp"

namespace sudoscope {
namespace {

// Some 30 ms of a hard 25x25 grid, with 1,300 conflicts.
constexpr std::uint64_t kRoundSteps = 4096;

class Portfolio {
 public:
  Portfolio(const std::function<std::unique_ptr<Search>(unsigned)>& make, const PortfolioOptions& options)
      : make_(make),
        options_(options),
        members_(options.threads),
        told_(options.threads, Plan{this}),
        heard_(options.threads) {
    plan(0);
  }

  PortfolioOutcome run() {
    PortfolioOutcome outcome;
    outcome.enough_threads = run_on_threads(options_.threads, [this] { work(taken_++); });
    if (!outcome.enough_threads) return outcome;
    outcome.findings = members_[first_done_].solve->findings();
    for (std::size_t index = 0; index < members_.size(); ++index)
      if (index != first_done_) outcome.findings.stats.add(members_[index].solve->stats());
    return outcome;
  }

 private:
  struct Member {
    std::optional<Solve> solve;
    std::vector<std::uint32_t> message;  // of this round
  };

  struct Plan {
    Portfolio* portfolio;
    void operator()() const noexcept { portfolio->plan_on(); }
  };

  void work(unsigned index) {
    Member& own = members_[index];
    own.solve.emplace(make_(index), options_.limit);
    while (steps_ > 0) {
      own.solve->run(steps_);
      own.message = own.solve->export_learnt();
      told_.arrive_and_wait();
      for (const Member& other : members_)
        if (&other != &own) own.solve->import_learnt(other.message);
      heard_.arrive_and_wait();
    }
  }

  void plan_on() {
    std::uint64_t spent = 0;
    for (const Member& member : members_) spent += member.solve->stats().steps;
    const auto done = std::ranges::find_if(members_, [](const Member& member) { return member.solve->finished(); });
    if (done == members_.end()) return plan(spent);
    first_done_ = static_cast<std::size_t>(done - members_.begin());
    steps_ = 0;
  }

  void plan(std::uint64_t spent) {
    steps_ = kRoundSteps;
    if (options_.max_steps != 0) steps_ = std::min(steps_, (options_.max_steps - spent) / options_.threads);
  }

  const std::function<std::unique_ptr<Search>(unsigned)>& make_;
  const PortfolioOptions& options_;
  std::vector<Member> members_;
  std::atomic<unsigned> taken_ = 0;
  std::uint64_t steps_ = 0;  // of each thread in this round; 0 = all is done
  std::size_t first_done_ = 0;
  std::barrier<Plan> told_;  // each has passed on its clauses; the next round is planned
  std::barrier<> heard_;     // each has taken in the clauses of the others
};

}  // namespace

PortfolioOutcome search_as_portfolio(const std::function<std::unique_ptr<Search>(unsigned)>& make,
                                     const PortfolioOptions& options) {
  return Portfolio(make, options).run();
}

}  // namespace sudoscope
