// The public functions of the engine: they choose the instruction set, and nothing else.
#include "sudoscope/fast/fast.hpp"

#include <cassert>
#include <utility>

#include "fast/engine.hpp"

namespace sudoscope {
namespace {

struct Machine {
  std::array<InstructionSet, 4> sets{};
  std::size_t count = 0;

  Machine() {
    add(InstructionSet::kPlain);
#ifdef SUDOSCOPE_FAST_X86
    if (__builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("popcnt")) add(InstructionSet::kSse41);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")) {
      add(InstructionSet::kAvx2);
      if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
          __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")) {
        add(InstructionSet::kAvx512);
      }
    }
#endif
  }

  void add(InstructionSet set) { sets[count++] = set; }
};

const Machine& machine() {
  static const Machine kMachine;
  return kMachine;
}

#ifdef SUDOSCOPE_FAST_X86
template <class F>
F* of(InstructionSet set, F* plain, F* sse41, F* avx2, F* avx512) {
  return std::array{plain, sse41, avx2, avx512}[static_cast<std::size_t>(set)];
}
fast::SolveMany* solve_many_of(InstructionSet set) {
  return of(set, fast::solve_many_plain, fast::solve_many_sse41, fast::solve_many_avx2, fast::solve_many_avx512);
}
fast::Start* start_of(InstructionSet set) {
  return of(set, fast::start_plain, fast::start_sse41, fast::start_avx2, fast::start_avx512);
}
#else
fast::SolveMany* solve_many_of(InstructionSet) { return fast::solve_many_plain; }
fast::Start* start_of(InstructionSet) { return fast::start_plain; }
#endif

}  // namespace

bool is_fast_geometry(const Geometry& geometry) {
  return geometry.side() == 9 && geometry.box_height() == 3 && !geometry.has_extra_houses() &&
         !geometry.is_restricted();
}

std::string_view name_of(InstructionSet set) {
  constexpr std::array<std::string_view, 4> kNames{"plain", "sse4.1", "avx2", "avx512"};
  return kNames[static_cast<std::size_t>(set)];
}

std::span<const InstructionSet> instruction_sets() { return std::span(machine().sets).first(machine().count); }

void solve_many(std::span<const FastGrid> puzzles, std::uint64_t limit, std::span<FastAnswer> answers,
                InstructionSet set, bool wants_solutions) {
  assert(answers.size() == puzzles.size());
  solve_many_of(set)({puzzles, {}, limit, answers, wants_solutions});
}

void solve_many(std::span<const FastGrid> puzzles, std::span<const Assumption> questions, std::uint64_t limit,
                std::span<FastAnswer> answers, InstructionSet set, bool wants_solutions) {
  assert(answers.size() == questions.size());
  if (questions.empty()) return;
  solve_many_of(set)({puzzles, questions, limit, answers, wants_solutions});
}

FastSearch::FastSearch(const FastGrid& givens, InstructionSet set) : run_(start_of(set)(givens)) {}
FastSearch::FastSearch(const FastSearch& other) : run_(other.run_->clone()) {}
FastSearch::FastSearch(FastSearch&&) noexcept = default;
FastSearch& FastSearch::operator=(FastSearch other) noexcept {
  run_ = std::move(other.run_);
  return *this;
}
FastSearch::~FastSearch() = default;

FastSearch::Status FastSearch::run(std::uint64_t max_sweeps) { return run_->run(max_sweeps); }
const FastGrid& FastSearch::solution() const { return run_->solution; }
std::uint64_t FastSearch::sweeps() const { return run_->sweeps; }
std::uint64_t FastSearch::guesses() const { return run_->guesses; }
std::uint32_t FastSearch::open_guesses() const { return run_->open_guesses; }
std::uint32_t FastSearch::most_open_guesses() const { return run_->most_open_guesses; }
std::uint64_t FastSearch::solutions() const { return run_->solutions; }
std::size_t FastSearch::footprint_bytes() const { return sizeof(*this) + run_->footprint_bytes(); }

}  // namespace sudoscope
