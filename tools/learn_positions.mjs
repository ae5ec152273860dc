// Finds the positions of the pages of techniques (web/features/logic/learn/positions.json): on the way from each puzzle of
// the files to its solution, positions at which a technique is the next step, and no easier one finds anything;
// learn_rules.mjs has the further conditions.
//
//   node tools/learn_positions.mjs [--only=ID,...] [FILE ...]
//
// --only: the positions of all other techniques stay as they are.
// The file is read first, and its positions stay unless something simpler is found: several runs add up. A position is a
// line of 81: a digit is a given, a letter an entry (a = 1), a dot blank; after a blank, the candidates ruled out: two
// letters a cell, row and column, and its digits; then +diagonals or +windows, if these are houses, +KIND=DATA for
// clues in the form of f-puzzles, or # and a digit a cell, the regions of a jigsaw. The files have lines of that form; a
// plain puzzle is one. Needs the modules (npm run build:wasm).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadInNode } from '../tests/wasm/in_node.mjs';
import { Walk } from './learn_walk.mjs';
import {
  beyond,
  clueLessons,
  exceptions,
  filledFor,
  furtherHouses,
  inPieces,
  isCanonical,
  isPieceOf,
  leastOpen,
  wanted,
  wellKnown,
} from './learn_rules.mjs';

const isOption = (word) => word.startsWith('--only=');
const only = process.argv.find(isOption)?.split('=')[1]?.split(',');
const files = process.argv.slice(2).filter((word) => !isOption(word));
const isChosen = (id) => !only || only.includes(id);
const file = new URL('../web/features/logic/learn/positions.json', import.meta.url);
/** A hard grid takes long, and has few positions that another does not. */
const mostSteps = 200;
/** A position with so many easier steps is a bad example of anything. */
const mostPieces = 30;

const module = await loadInNode('sudoscope_logic');
const techniques = JSON.parse(module.logicTechniques());
const usual = techniques.filter(({ isUsual }) => isUsual).map(({ id }) => id);
// As in a hint, Sudoku Explainer's forcing chains come after all others.
const chains = techniques.filter(({ isUsual, seTenths }) => !isUsual && seTenths > 0).map(({ id }) => id);
const order = [...usual, ...chains];
const pieceIds = Object.keys(inPieces);

const sessionOf = (walk) =>
  new module.LogicSession(walk.puzzle(), walk.entries(), new Uint8Array(walk.notes().buffer), order.join(' '));

/** The number of links, with those of the chains within them. */
const linksIn = (links) => links.reduce((sum, { within }) => sum + 1 + linksIn(within ?? []), 0);

/**
 * The amount that a reader has to look at: the pattern, then facts that are not on the board, then the eliminations.
 */
const weightOf = (step, walk) =>
  10 * (step.cells.length + linksIn(step.links)) +
  3 * walk.left().length +
  2 * step.eliminations.length +
  step.blockers.length +
  Math.abs(walk.filled() - 34) / 2;

const pools = new Map([...usual, ...beyond, ...Object.keys(clueLessons)].map((id) => [id, []]));

function keep(step, walk) {
  const pool = pools.get(step.technique);
  if (!pool || !isChosen(step.technique)) return;
  const text = walk.text();
  const place = wellKnown[step.technique]?.findIndex((givens) => walk.hasGivens(givens)) ?? -1;
  const [least, most] = filledFor(step.technique);
  const filled = walk.filled();
  if (place < 0 && (filled < least || filled > most)) return;
  const kinds = clueLessons[step.technique];
  if (kinds ? !walk.hasClues(kinds) : walk.isVariant() || (!walk.isPlain() && !(step.technique in furtherHouses)))
    return;
  if (!isCanonical(step, step.placements.length > 0 ? walk.open(step.placements[0].cell) : 0)) return;
  const weight = place < 0 ? weightOf(step, walk) : place - wanted;
  // One position for each puzzle, which its givens identify, and its clues: a killer may have no givens.
  const other = pool.findIndex((each) => walk.isOf(each.text));
  if (other >= 0) {
    if (pool[other].weight <= weight) return;
    pool.splice(other, 1);
  }
  pool.push({ weight, text });
  pool.sort((a, b) => a.weight - b.weight);
  pool.length = Math.min(pool.length, wanted);
}

/**
 * Techniques that never come first, at positions where every easier
 * step is a piece of theirs. `next`: the first that is found.
 */
function keepWhole(walk, session, next) {
  const at = order.indexOf(next.technique);
  const wholes = pieceIds.filter((id) => isChosen(id) && order.indexOf(id) > at);
  for (const id of wholes) {
    const found = JSON.parse(session.all(id, mostPieces)).filter((step) => isPieceOf(next, step));
    if (found.length === 0) continue;
    const easier = order.slice(at, order.indexOf(id)).flatMap((each) => JSON.parse(session.all(each, mostPieces)));
    for (const step of found) if (easier.every((each) => isPieceOf(each, step))) keep(step, walk);
  }
}

/** `steps`: how far the path from a position is followed. */
function follow(line, steps) {
  const walk = new Walk(line);
  const session = sessionOf(walk);
  session.run(steps);
  for (const step of JSON.parse(session.steps(0))) {
    keep(step, walk);
    const at = order.indexOf(step.technique);
    const filled = walk.filled();
    if (at >= leastOpen && filled >= 25 && filled <= 45) {
      const here = sessionOf(walk);
      keepWhole(walk, here, step);
      here.delete();
    }
    walk.apply(step);
  }
  session.delete();
}

const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const isPosition = (line) => /^[1-9.a-i]{81}/.test(line);
const chosenOf = (lines) => Object.entries(lines).flatMap(([id, texts]) => (isChosen(id) ? texts : []));
for (const line of chosenOf(found)) follow(line, 1);
for (const line of chosenOf(wellKnown)) follow(line, mostSteps);
for (const name of files) {
  for (const line of readFileSync(name, 'utf8').split('\n').filter(isPosition)) follow(line, mostSteps);
}

/** A technique with too few boards by the rules, one of their exceptions, keeps those that were chosen for it. */
function textsOf(id) {
  if (!isChosen(id)) return found[id] ?? [];
  const texts = (pools.get(id) ?? []).map(({ text }) => text);
  const kept = (found[id] ?? []).filter((text) => !texts.includes(text));
  const least = exceptions[id]?.isBeside ? wanted : 3;
  return [...texts, ...kept.slice(0, Math.max(0, least - texts.length))];
}
const rows = [...pools.keys()]
  .map((id) => [id, textsOf(id)])
  .filter(([, texts]) => texts.length > 0)
  .map(
    ([id, texts]) =>
      `  ${JSON.stringify(id)}: [\n${texts.map((text) => `    ${JSON.stringify(text)}`).join(',\n')}\n  ]`,
  );
writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
for (const [id, pool] of pools) {
  const filled = pool.map(({ text }) => [...text.slice(0, 81)].filter((each) => each !== '.').length);
  console.log(`${id.padEnd(34)} ${pool.length}  ${filled.join(' ')}`);
}
