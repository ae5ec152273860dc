#!/usr/bin/env bash
# Counts the solutions of a puzzle on all cores by GNU parallel. One job is killed in the middle of its work, by the script
# itself, and its subproblems are done in a second round: the sum is still exact.
# Usage: tests/cluster/parallel.sh PUZZLE_FILE [DEPTH [LINES_A_JOB]]
# Needs sudoscope and parallel on the PATH; on several machines, see README.md.
set -euo pipefail
if [ $# -eq 0 ]; then
  sed -n 's/^# Usage/Usage/p' "$0" >&2
  exit 2
fi
puzzle=$1
depth=${2:-0}
lines=${3:-50}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

sudoscope split --depth "$depth" "$puzzle" > "$work/parts"
echo "$(grep -c '^{"kind": "subproblem"' "$work/parts") subproblems"

# Each job has a file of its own for its results, so that none can cut another's lines.
count() { # FOLDER LINES
  mkdir "$1"
  parallel --pipe -N "$lines" "echo \$\$ > '$work/pids/{#}'; exec sudoscope count --subproblems > '$1/{#}'" < "$2"
}

# The victim: the first job that has something to show. Jobs may all be over before.
(
  until find "$work/first" -type f -size +0 2> /dev/null | grep -q .; do sleep 0.05; done
  victim=$(find "$work/first" -type f -size +0 | head -n 1)
  kill -KILL "$(cat "$work/pids/$(basename "$victim")")" 2> /dev/null && echo "one job was killed" || echo "no job was left to kill"
) &
mkdir "$work/pids"
count "$work/first" "$work/parts" || true
wait

echo "after the first round: $(cat "$work"/first/* | sudoscope merge || true)"
cat "$work/parts" "$work"/first/* | sudoscope merge --left > "$work/left"
count "$work/second" "$work/left"
find "$work/first" "$work/second" -type f -exec cat {} + | sudoscope merge
