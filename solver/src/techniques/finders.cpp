// The list of what looks for techniques, and tells them.
#include "techniques/finders.hpp"

#include <algorithm>
#include <array>

#include "sudoscope/logic.hpp"
#include "sudoscope/say.hpp"

namespace sudoscope {
namespace {

using enum Technique;

struct Finder {
  Technique technique;
  void (*find)(const Board& board, DeductionSink& sink);
  Message (*reason)(const Geometry& geometry, const Deduction& deduction);
};

template <Technique kTechnique>
void locked(const Board& board, DeductionSink& sink) {
  find_locked_candidates(board, kTechnique, sink);
}
template <int kSize>
void naked(const Board& board, DeductionSink& sink) {
  find_naked_subsets(board, kSize, sink);
}
template <int kSize>
void hidden(const Board& board, DeductionSink& sink) {
  find_hidden_subsets(board, kSize, sink);
}

constexpr std::array kFinders = std::to_array<Finder>({
    {kFullHouse, find_full_houses, reason_of},
    {kNakedSingle, find_naked_singles, reason_of},
    {kHiddenSingle, find_hidden_singles, reason_of},
    {kPointing, locked<kPointing>, reason_of},
    {kClaiming, locked<kClaiming>, reason_of},
    {kLockedCandidates, locked<kLockedCandidates>, reason_of},
    {kNakedPair, naked<2>, reason_of},
    {kNakedTriple, naked<3>, reason_of},
    {kNakedQuadruple, naked<4>, reason_of},
    {kHiddenPair, hidden<2>, reason_of},
    {kHiddenTriple, hidden<3>, reason_of},
    {kHiddenQuadruple, hidden<4>, reason_of},
    {kWWing, find_w_wings, reason_of_w_wing},
    {kXyWing, find_xy_wings, reason_of_xy_wing},
    {kXyzWing, find_xyz_wings, reason_of_xy_wing},
    {kRemotePair, find_remote_pairs, reason_of_remote_pair},
    {kChuteRemotePair, find_chute_remote_pairs, reason_of_chute_remote_pair},
});

const Finder* finder_of(Technique technique) {
  const auto* const found = std::find_if(kFinders.begin(), kFinders.end(),
                                         [&](const Finder& finder) { return finder.technique == technique; });
  return found == kFinders.end() ? nullptr : found;
}

class Listed : public DeductionSink {
 public:
  explicit Listed(std::size_t most) : most_(most) {}
  bool take(Deduction deduction) override {
    list.push_back(std::move(deduction));
    return list.size() >= most_;
  }
  std::vector<Deduction> list;

 private:
  std::size_t most_;
};

}  // namespace

bool is_sought(Technique technique) { return finder_of(technique) != nullptr; }

void find(const Board& board, Technique technique, DeductionSink& sink) { finder_of(technique)->find(board, sink); }

std::vector<Deduction> deductions_at(const Position& position, Technique technique, std::size_t most) {
  const Grid grid(position.geometry());
  Listed found(most);
  find(Board(position, grid), technique, found);
  return std::move(found.list);
}

Message explanation_of(const Geometry& geometry, const Deduction& deduction) {
  const Message reason = finder_of(deduction.technique)->reason(geometry, deduction);
  return reason ? say(MessageId::kFullStop, reason) : reason;
}

}  // namespace sudoscope
