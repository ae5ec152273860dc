// CellSet: cells of a grid as bits, to compare many of them at once. kWords words of 64 cells each.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

template <int kWords>
class CellSet {
  static constexpr std::size_t kCount = kWords;

 public:
  static constexpr int kCapacity = 64 * kWords;

  constexpr CellSet() = default;

  constexpr void insert(Cell cell) { words_[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
  constexpr void erase(Cell cell) { words_[cell >> 6] &= ~(std::uint64_t{1} << (cell & 63)); }
  constexpr bool contains(Cell cell) const { return (words_[cell >> 6] >> (cell & 63) & 1) != 0; }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  constexpr int count() const {
    int sum = 0;
    for (const std::uint64_t word : words_) sum += std::popcount(word);
    return sum;
  }
  constexpr bool has_single() const { return !empty() && without_first().empty(); }
  // The lowest cell; kNoCell if there is none.
  constexpr Cell first() const {
    for (std::size_t i = 0; i < kCount; ++i)
      if (words_[i] != 0) return static_cast<Cell>(64 * i + static_cast<std::size_t>(std::countr_zero(words_[i])));
    return kNoCell;
  }
  constexpr CellSet without_first() const {
    CellSet rest = *this;
    for (std::uint64_t& word : rest.words_)
      if (word != 0) {
        word &= word - 1;
        break;
      }
    return rest;
  }

  constexpr CellSet& operator&=(const CellSet& other) {
    for (std::size_t i = 0; i < kCount; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr CellSet& operator|=(const CellSet& other) {
    for (std::size_t i = 0; i < kCount; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  // The difference of two sets.
  constexpr CellSet& operator-=(const CellSet& other) {
    for (std::size_t i = 0; i < kCount; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  // All other cells, up to the capacity.
  constexpr CellSet operator~() const {
    CellSet rest;
    for (std::size_t i = 0; i < kCount; ++i) rest.words_[i] = ~words_[i];
    return rest;
  }
  friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

  constexpr bool intersects(const CellSet& other) const {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < kCount; ++i) any |= words_[i] & other.words_[i];
    return any != 0;
  }
  constexpr bool is_subset_of(const CellSet& other) const {
    std::uint64_t outside = 0;
    for (std::size_t i = 0; i < kCount; ++i) outside |= words_[i] & ~other.words_[i];
    return outside == 0;
  }

  // Its cells, ascending: `for (const Cell cell : set)`.
  class Iterator {
   public:
    constexpr explicit Iterator(const CellSet& set) : left_(set.words_) { settle(); }
    constexpr Cell operator*() const {
      return static_cast<Cell>(64 * word_ + static_cast<std::size_t>(std::countr_zero(left_[word_])));
    }
    constexpr Iterator& operator++() {
      left_[word_] &= left_[word_] - 1;
      settle();
      return *this;
    }
    struct End {};
    friend constexpr bool operator==(const Iterator& at, End) { return at.word_ == kCount; }

   private:
    constexpr void settle() {
      while (word_ < kCount && left_[word_] == 0) ++word_;
    }
    std::array<std::uint64_t, kCount> left_;
    std::size_t word_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr typename Iterator::End end() const { return {}; }

 private:
  std::array<std::uint64_t, kCount> words_{};
};

}  // namespace sudoscope
