#!/usr/bin/env bash
# Fuzzes each parser for a number of seconds (60) from the saved inputs: run.sh [SECONDS]
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

for target in parse_puzzle parse_regions; do
  echo "== $target, $seconds s"
  "$compiler" -std=c++20 -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
    -I"$root/solver/include" -I"$root/solver/src" \
    "$here/fuzz_$target.cpp" "$root"/solver/src/grid/*.cpp -o "$out/fuzz_$target"
  mkdir -p "$out/$target"
  "$out/fuzz_$target" -max_total_time="$seconds" -max_len=12000 -timeout=10 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$out/" -dict="$here/puzzles.dict" "$out/$target" "$here/corpus/$target"
done
echo "No finding."
