// Reads the bits of an automaton.
#include "constraints/automaton.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "base/base64.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kMostStates = 4096;

class PackedBits {
 public:
  explicit PackedBits(std::string bytes) : bytes_(std::move(bytes)) {}

  std::size_t left() const { return bytes_.size() * 8 - at_; }

  // The next `count` bits as a number; 0 and a failure behind the end.
  int take(std::size_t count) {
    if (count > left()) {
      failed_ = true;
      return 0;
    }
    int value = 0;
    for (; count > 0; --count, ++at_)
      value = value << 1 | (static_cast<unsigned char>(bytes_[at_ / 8]) >> (7 - at_ % 8) & 1);
    return value;
  }

  void fail() { failed_ = true; }
  bool failed() const { return failed_; }

 private:
  std::string bytes_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

class Unpacker {
 public:
  Unpacker(std::string bytes, int side) : bits_(std::move(bytes)), side_(side) {}

  std::optional<Automaton> unpack() {
    const int form = bits_.take(2);
    state_bits_ = static_cast<std::size_t>(bits_.take(4)) + 1;
    symbols_ = bits_.take(4) + 1;
    const int starts = bits_.take(state_bits_);
    const int others = bits_.take(state_bits_);
    if (form > 1 || starts < 1 || starts > 16) return std::nullopt;
    const int accepting_starts = bits_.take(static_cast<std::size_t>(starts));
    if (form == 0)
      take_lists();
    else
      take_sets();
    if (bits_.failed() || std::max(starts + others, states()) > kMostStates) return std::nullopt;
    grow(starts + others);
    automaton_.accepts.resize(automaton_.steps.size());
    for (int state = 0; state < starts + others; ++state)
      automaton_.accepts[index(state)] = state >= starts || (accepting_starts >> state & 1) != 0;
    for (int state = 0; state < starts; ++state) automaton_.starts.push_back(state);
    return std::move(automaton_);
  }

 private:
  static std::size_t index(int state) { return static_cast<std::size_t>(state); }
  int states() const { return static_cast<int>(automaton_.steps.size()); }
  void grow(int states) {
    automaton_.steps.resize(std::max(automaton_.steps.size(), index(states)));
    automaton_.breaks.resize(automaton_.steps.size());
  }

  void take_lists() {
    const auto count_bits = static_cast<std::size_t>(bits_.take(4));
    const auto symbol_bits = static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(symbols_ - 1)));
    for (int state = 0; count_bits > 0 && bits_.left() >= count_bits && !bits_.failed(); ++state) {
      for (int count = bits_.take(count_bits); count > 0 && !bits_.failed(); --count) {
        const int symbol = bits_.take(symbol_bits);
        add(state, symbol, bits_.take(state_bits_));
      }
    }
  }

  void take_sets() {
    const auto symbols = static_cast<std::size_t>(symbols_);
    for (int state = 0; bits_.left() >= symbols && !bits_.failed(); ++state) {
      const int set = bits_.take(symbols);
      for (int symbol = 0; symbol < symbols_; ++symbol)
        if ((set >> symbol & 1) != 0) add(state, symbol, bits_.take(state_bits_));
    }
  }

  void add(int from, int symbol, int to) {
    if (std::max(from, to) >= kMostStates) return bits_.fail();
    grow(std::max(from, to) + 1);
    if (symbol == side_) automaton_.breaks[index(from)].push_back(to);
    if (symbol >= side_) return;
    const DigitSet digit = digit_bit(static_cast<Digit>(symbol));
    auto& steps = automaton_.steps[index(from)];
    const auto known = std::find_if(steps.begin(), steps.end(), [&](const auto& step) { return step.to == to; });
    if (known == steps.end())
      steps.push_back({to, digit});
    else
      known->digits |= digit;
  }

  PackedBits bits_;
  int side_;
  std::size_t state_bits_ = 0;
  int symbols_ = 0;
  Automaton automaton_;
};

}  // namespace

Result<Automaton, Message> unpack_automaton(std::string_view packed, int side) {
  auto bytes = from_base64(packed);
  auto automaton = bytes ? Unpacker(*std::move(bytes), side).unpack() : std::nullopt;
  if (!automaton) return Result<Automaton, Message>::failure(say(MessageId::kClueNoAutomaton));
  return *std::move(automaton);
}

}  // namespace sudoscope
