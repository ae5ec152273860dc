// Activity: see the header.
#include "search/learning/activity.hpp"

namespace sudoscope::learning {
namespace {

constexpr double kMost = 1e100;  // of a score; then all are scaled down

}  // namespace

Activity::Activity(const Literals& literals, std::uint64_t seed)
    : scores_(literals.variable_count()), places_(literals.variable_count(), kNowhere) {
  Rng rng(seed);
  heap_.reserve(scores_.size());
  for (Variable variable = 0; variable < literals.variable_count(); ++variable) {
    std::uint64_t score = rng.below(1000);
    for (const Seat seat : literals.seats_of(variable)) score += 100'000 / literals.members(seat.group()).size();
    scores_[variable] = static_cast<double>(score) * 1e-7;
    insert(variable);
  }
}

void Activity::pop() {
  places_[heap_[0]] = kNowhere;
  const Variable last = heap_.back();
  heap_.pop_back();
  if (heap_.empty()) return;
  heap_[0] = last;
  sift_down(0);
}

void Activity::insert(Variable variable) {
  heap_.push_back(variable);
  sift_up(static_cast<std::uint32_t>(heap_.size() - 1));
}

void Activity::bump(Variable variable) {
  scores_[variable] += increment_;
  if (scores_[variable] > kMost) {
    for (double& score : scores_) score *= 1 / kMost;
    increment_ *= 1 / kMost;
  }
  if (places_[variable] != kNowhere) sift_up(places_[variable]);
}

void Activity::sift_up(std::uint32_t place) {
  const Variable variable = heap_[place];
  while (place > 0) {
    const std::uint32_t above = (place - 1) / 2;
    if (scores_[heap_[above]] >= scores_[variable]) break;
    heap_[place] = heap_[above];
    places_[heap_[place]] = place;
    place = above;
  }
  heap_[place] = variable;
  places_[variable] = place;
}

void Activity::sift_down(std::uint32_t place) {
  const Variable variable = heap_[place];
  for (std::uint32_t below; (below = 2 * place + 1) < heap_.size(); place = below) {
    if (below + 1 < heap_.size() && scores_[heap_[below + 1]] > scores_[heap_[below]]) ++below;
    if (scores_[heap_[below]] <= scores_[variable]) break;
    heap_[place] = heap_[below];
    places_[heap_[place]] = place;
  }
  heap_[place] = variable;
  places_[variable] = place;
}

}  // namespace sudoscope::learning
