// Counts the cases of named techniques that `sudoscope techniques` finds, a technique a line.
//   node tests/bench/technique_cases.mjs CASES [TECHNIQUE...]
// CASES has a case a line, its columns between tabs: the technique's name (X_WING), the position as fields between commas,
// and the conclusions that one step by that technique must have ("r3c4<>57 r1c2=6"; more of them are fine).
// With techniques named, the cases of these that fail are printed too.
import { readFileSync } from 'node:fs';
import { stepsAt } from './technique_steps.mjs';

const [file, ...wanted] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node tests/bench/technique_cases.mjs CASES [TECHNIQUE...]');
  process.exit(2);
}

/** "r3c4<>57" -> ["r3c4<>5", "r3c4<>7"] */
function conclusionsOf(words) {
  return words.split(' ').flatMap((word) => {
    const [, start, digits] = /^(r\d+c\d+(?:<>|=))(\w+)$/.exec(word);
    return [...digits].map((digit) => start + digit);
  });
}

const idOf = (name) => name.toLowerCase().replaceAll('_', '-');

const cases = new Map();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line === '' || line.startsWith('#')) continue;
  const [name, position, conclusions, , notation] = line.split('\t');
  const id = idOf(name);
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  if (!cases.has(id)) cases.set(id, []);
  cases.get(id).push({ position, conclusions: conclusionsOf(conclusions), notation });
}

const unknown = [];
let found = 0;
let all = 0;
for (const [id, list] of cases) {
  const steps = stepsAt(
    list.map(({ position }) => position),
    [id],
  );
  if (steps === undefined) {
    unknown.push(id);
    all += list.length;
    continue;
  }
  const missed = list.filter(
    ({ conclusions }, index) => !steps[index].some((step) => conclusions.every((each) => step.includes(each))),
  );
  found += list.length - missed.length;
  all += list.length;
  console.log(`${id.padEnd(34)} ${String(list.length - missed.length).padStart(3)} of ${list.length}`);
  if (wanted.length > 0) {
    for (const each of missed) console.log(`  ${each.position}\n  ${each.conclusions.join(' ')}: ${each.notation}`);
  }
}
if (unknown.length > 0) console.log(`not looked for: ${unknown.join(' ')}`);
console.log(`${found} of ${all} cases`);
