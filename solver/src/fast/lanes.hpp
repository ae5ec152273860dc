// Vectors of 32-bit words, one word a grid: the portable base of the engine. GCC's and Clang's vector extensions turn
// the operators into the instructions of SSE4.1, AVX2, AVX-512, NEON or WebAssembly SIMD; nothing ever moves from one
// word to another, so that no shuffle and no table is needed.
//
// Everything in this folder's templates is in an unnamed namespace: they are compiled once an instruction set, and the
// linker must never take the copy made for one machine in place of the copy for another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE4_1__)
#include <immintrin.h>
#endif

namespace sudoscope::fast {
namespace {

// GCC does not accept a vector_size that depends on a template's parameter.
template <int kLanes>
struct LanesOf;
template <>
struct LanesOf<4> {
  using Type = std::uint32_t __attribute__((vector_size(16)));
};
template <>
struct LanesOf<8> {
  using Type = std::uint32_t __attribute__((vector_size(32)));
};
template <>
struct LanesOf<16> {
  using Type = std::uint32_t __attribute__((vector_size(64)));
};

template <int kLanes>
using Lanes = typename LanesOf<kLanes>::Type;

// A set of lanes: bit l is lane l.
using LaneSet = std::uint32_t;

template <int kLanes>
inline constexpr LaneSet kAllLanes = (LaneSet{1} << kLanes) - 1;

// The lanes whose word is not 0.
template <int kLanes>
[[gnu::always_inline]] inline LaneSet lanes_with_any(Lanes<kLanes> words) {
#if defined(__wasm_simd128__)
  if constexpr (kLanes == 4) {
    return wasm_i32x4_bitmask(reinterpret_cast<v128_t>(words != 0));
  }
#elif defined(__AVX512F__)
  if constexpr (kLanes == 16) {
    return _mm512_test_epi32_mask(reinterpret_cast<__m512i>(words), reinterpret_cast<__m512i>(words));
  }
#endif
#if defined(__AVX2__)
  if constexpr (kLanes == 8) {
    return static_cast<LaneSet>(_mm256_movemask_ps(reinterpret_cast<__m256>(words != 0)));
  }
#endif
#if defined(__SSE4_1__)
  if constexpr (kLanes == 4) {
    return static_cast<LaneSet>(_mm_movemask_ps(reinterpret_cast<__m128>(words != 0)));
  }
#endif
  if constexpr (kLanes > 4) {
    // More than the machine has in a vector.
    Lanes<kLanes / 2> halves[2];
    std::memcpy(halves, &words, sizeof words);
    return lanes_with_any<kLanes / 2>(halves[0]) | lanes_with_any<kLanes / 2>(halves[1]) << (kLanes / 2);
  }
  LaneSet lanes = 0;
  for (int lane = 0; lane < kLanes; ++lane) lanes |= (words[lane] != 0 ? 1u : 0u) << lane;
  return lanes;
}

// All bits set in the words of the set's lanes, 0 in the others.
template <int kLanes>
[[gnu::always_inline]] inline Lanes<kLanes> words_of(LaneSet lanes) {
  Lanes<kLanes> bit;
  for (int lane = 0; lane < kLanes; ++lane) bit[lane] = 1u << lane;
  return reinterpret_cast<Lanes<kLanes>>((bit & (Lanes<kLanes>{} + lanes)) != 0);
}

// The word of one lane of one vector.
template <class Vector>
[[gnu::always_inline]] inline std::uint32_t word_of(const Vector& vector, int lane) {
  std::uint32_t word;
  std::memcpy(&word, reinterpret_cast<const unsigned char*>(&vector) + 4 * lane, 4);
  return word;
}

template <class Vector>
[[gnu::always_inline]] inline void set_word(Vector& vector, int lane, std::uint32_t word) {
  std::memcpy(reinterpret_cast<unsigned char*>(&vector) + 4 * lane, &word, 4);
}

}  // namespace
}  // namespace sudoscope::fast
