#!/usr/bin/env bash
# Fuzzes each parser, or the one named, and the fast engine, for a number of seconds (60) from the saved inputs: run.sh [SECONDS [TARGET]]
# New inputs go to build/fuzz; one that fails stays there as crash-*. Needs clang with libFuzzer (Debian: clang
# libclang-rt-14-dev).
set -euo pipefail

seconds=${1:-60}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
out=${SUDOSCOPE_FUZZ_DIR:-$root/build/fuzz}
compiler=${CXX_FUZZ:-clang++}
mkdir -p "$out"

if ! echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
  "$compiler" -fsanitize=fuzzer -x c++ - -o "$out/probe" 2>/dev/null; then
  echo "Fuzzing needs clang++ with libFuzzer; on Debian: apt install clang libclang-rt-14-dev" >&2
  exit 1
fi

build=("$compiler" -std=c++20 -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
  -I"$root/solver/include" -I"$root/solver/src")

# The fast engine as solver/CMakeLists.txt builds it, and what it is compared with.
fast_sources=("$root"/solver/src/fast/{fast,fast_line,engine_plain}.cpp "$root"/solver/src/search/*.cpp)
if [ "$(uname -m)" = x86_64 ]; then
  avx2='-mavx2 -mbmi -mbmi2 -mpopcnt'
  for engine in "sse41 -msse4.1 -mpopcnt" "avx2 $avx2" "avx512 $avx2 -mavx512f -mavx512bw -mavx512dq -mavx512vl"; do
    read -ra words <<<"$engine"
    "${build[@]}" "${words[@]:1}" -c "$root/solver/src/fast/engine_${words[0]}.cpp" -o "$out/engine_${words[0]}.o"
    fast_sources+=("$out/engine_${words[0]}.o")
  done
  fast_sources+=(-DSUDOSCOPE_FAST_X86)
fi

# One target by name, or all.
for target in ${2:-parse_puzzle parse_regions read_sheet fast}; do
  echo "== $target, $seconds s"
  sources=("$root"/solver/src/grid/*.cpp)
  if [ "$target" = read_sheet ]; then sources+=("$root"/solver/src/formats/*.cpp); fi
  if [ "$target" = fast ]; then sources+=("${fast_sources[@]}"); fi
  "${build[@]}" "$here/fuzz_$target.cpp" "${sources[@]}" -o "$out/fuzz_$target"
  mkdir -p "$out/$target"
  "$out/fuzz_$target" -max_total_time="$seconds" -max_len=12000 -timeout=10 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$out/" -dict="$here/puzzles.dict" "$out/$target" "$here/corpus/$target"
done
echo "No finding."
