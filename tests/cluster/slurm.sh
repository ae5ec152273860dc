#!/usr/bin/env bash
# Counts the solutions of a puzzle as a Slurm array. Each task takes every Nth line; a task that is killed loses its unwritten
# results, and a second array does the rest.
# Usage: tests/cluster/slurm.sh PUZZLE_FILE [DEPTH [TASKS]]
# Needs sudoscope on the PATH of the nodes, and the current folder shared by them.
set -euo pipefail
if [ $# -eq 0 ]; then
  sed -n 's/^# Usage/Usage/p' "$0" >&2
  exit 2
fi
puzzle=$1
depth=${2:-0}
tasks=${3:-8}
work=$(mktemp -d "$PWD/slurm.XXXXXX")
trap 'rm -r "$work"' EXIT

array() { # NAME LINES [OPTION...]: the lines go to the tasks in turn
  local name=$1 lines=$2
  shift 2
  mkdir "$work/$name"
  sbatch --parsable --array="0-$((tasks - 1))" --output=/dev/null "$@" << JOB
#!/bin/sh
awk "NR % $tasks == \$SLURM_ARRAY_TASK_ID" '$lines' | sudoscope count --subproblems > '$work/$name/'\$SLURM_ARRAY_TASK_ID
JOB
}

sudoscope split --depth "$depth" "$puzzle" > "$work/parts"
echo "$(grep -c '^{"kind": "subproblem"' "$work/parts") subproblems"
job=$(array first "$work/parts")
# The victim: the first task that has something to show.
until find "$work/first" -type f -size +0 | grep -q .; do sleep 0.1; done
victim=$(basename "$(find "$work/first" -type f -size +0 | head -n 1)")
scancel --signal=KILL --full "${job}_$victim" && echo "task $victim was killed"
while squeue -h -j "$job" | grep -q .; do sleep 0.2; done

echo "after the first array: $(cat "$work"/first/* | sudoscope merge || true)"
cat "$work/parts" "$work"/first/* | sudoscope merge --left > "$work/left"
array second "$work/left" --wait > /dev/null
find "$work/first" "$work/second" -type f -exec cat {} + | sudoscope merge
