#!/usr/bin/env bash
# Fuzzes each target, or the one named, for a number of seconds (60) from the saved inputs: run.sh [SECONDS [TARGET]]
# New inputs go to build/fuzz; one that fails stays there as crash-*. Needs clang with libFuzzer (Debian: clang
# libclang-rt-14-dev).
set -euo pipefail

seconds=${1:-60}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
out=${SUDOSCOPE_FUZZ_DIR:-$root/build/fuzz}
compiler=${CXX_FUZZ:-clang++}
rm -rf "$out/objects"
mkdir -p "$out/objects"

if ! echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
  "$compiler" -fsanitize=fuzzer -x c++ - -o "$out/probe" 2>/dev/null; then
  echo "Fuzzing needs clang++ with libFuzzer; on Debian: apt install clang libclang-rt-14-dev" >&2
  exit 1
fi

flags="-std=c++20 -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fbracket-depth=4096 -Wno-psabi"
flags+=" -I$root -I$root/solver/include -I$root/solver/src"
if [ "$(uname -m)" = x86_64 ]; then flags+=' -DSUDOSCOPE_FAST_X86'; fi

# Flags of the compiler for one file, as in solver/CMakeLists.txt; "not" for a file that is not for this machine.
flags_of() {
  local avx2='-mavx2 -mbmi -mbmi2 -mpopcnt'
  case "$(uname -m) $1" in
    *engine_plain*) ;;
    x86_64*engine_sse41*) echo '-msse4.1 -mpopcnt' ;;
    x86_64*engine_avx2*) echo "$avx2" ;;
    x86_64*engine_avx512*) echo "$avx2 -mavx512f -mavx512bw -mavx512dq -mavx512vl" ;;
    *engine_*) echo not ;;
  esac
}

# The layers that the targets call, compiled once for all of them.
sources=("$root"/solver/src/{base,grid,constraints,formats,fast,techniques,search,search/learning,trace,diagnose}/*.cpp)
for source in "${sources[@]}"; do
  own=$(flags_of "$source")
  name=${source#"$root"/solver/src/}
  if [ "$own" != not ]; then echo "$flags -fsanitize=fuzzer-no-link $own -c $source -o $out/objects/${name//\//_}.o"; fi
done | xargs -P "$(nproc)" -I{} sh -c "${CMAKE_CXX_COMPILER_LAUNCHER:-} $compiler {}"

for target in ${2:-parse_puzzle parse_regions read_sheet constraints collection fast diagnosis learning player}; do
  echo "== $target, $seconds s"
  # shellcheck disable=SC2086
  "$compiler" $flags -fsanitize=fuzzer "$here/fuzz_$target.cpp" "$out"/objects/*.o -o "$out/fuzz_$target"
  mkdir -p "$out/$target"
  "$out/fuzz_$target" -max_total_time="$seconds" -max_len=12000 -timeout=10 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$out/" -dict="$here/puzzles.dict" "$out/$target" "$here/corpus/$target"
done
echo "No finding."
