// Counts the cases of HoDoKu's regression library that `sudoscope techniques` finds: a table, a code a row.
//   node tests/bench/regression_library.mjs LIBRARY [CODE...]
// LIBRARY is reglib-1.3.txt of HoDoKu's package; its own beginning explains the format. A case is found if one step by the
// technique has exactly its conclusions; more, if a step has those and others as well. A case of variant x is found if no
// step has them. With codes named (0706, 0709-2), the cases of these that are not found are printed too.
import { readFileSync } from 'node:fs';
import { stepsAt } from './technique_steps.mjs';

const techniqueOf = {
  '0000': 'full-house',
  '0002': 'hidden-single',
  '0003': 'naked-single',
  '0100': 'locked-candidates-1',
  '0101': 'locked-candidates-2',
  '0110': 'locked-pair',
  '0111': 'locked-triple',
  '0200': 'naked-pair',
  '0201': 'naked-triple',
  '0202': 'naked-quadruple',
  '0210': 'hidden-pair',
  '0211': 'hidden-triple',
  '0212': 'hidden-quadruple',
  '0300': 'x-wing',
  '0301': 'swordfish',
  '0302': 'jellyfish',
  '0310': 'finned-x-wing',
  '0311': 'finned-swordfish',
  '0312': 'finned-jellyfish',
  '0320': 'sashimi-x-wing',
  '0321': 'sashimi-swordfish',
  '0322': 'sashimi-jellyfish',
  '0331': 'franken-swordfish',
  '0332': 'franken-jellyfish',
  '0340': 'finned-franken-x-wing',
  '0341': 'finned-franken-swordfish',
  '0342': 'finned-franken-jellyfish',
  '0362': 'finned-mutant-jellyfish',
  '0363': 'finned-mutant-squirmbag',
  '0364': 'finned-mutant-whale',
  '0400': 'skyscraper',
  '0401': 'two-string-kite',
  '0402': 'empty-rectangle',
  '0403': 'turbot-fish',
  '0404': 'dual-two-string-kite',
  '0405': 'dual-empty-rectangle',
  '0500': 'simple-colors-trap',
  '0501': 'simple-colors-wrap',
  '0502': 'multi-colors-1',
  '0503': 'multi-colors-2',
  '0600': 'uniqueness-1',
  '0601': 'uniqueness-2',
  '0602': 'uniqueness-3',
  '0603': 'uniqueness-4',
  '0604': 'uniqueness-5',
  '0605': 'uniqueness-6',
  '0606': 'hidden-rectangle',
  '0607': 'avoidable-rectangle-1',
  '0608': 'avoidable-rectangle-2',
  '0610': 'bug-plus-1',
  '0701': 'x-chain',
  '0702': 'xy-chain',
  '0703': 'remote-pair',
  '0706': 'continuous-nice-loop',
  '0707': 'discontinuous-nice-loop',
  '0708': 'aic',
  '0709': 'grouped-continuous-nice-loop',
  '0709-2': 'als-continuous-nice-loop',
  '0710': 'grouped-discontinuous-nice-loop',
  '0710-3': 'als-discontinuous-nice-loop',
  '0710-4': 'als-discontinuous-nice-loop',
  '0711': 'grouped-aic',
  '0711-3': 'als-aic',
  '0711-4': 'als-aic',
  '0800': 'xy-wing',
  '0801': 'xyz-wing',
  '0803': 'w-wing',
  '0901': 'als-xz',
  '0902': 'als-xy-wing',
  '0903': 'als-xy-chain',
  '0904': 'death-blossom',
  1101: 'sue-de-coq',
  1201: 'template-set',
  1202: 'template-del',
};

/** A code of five digits is a fish, or two of them together. */
function techniqueBy(code) {
  const [base] = code.split('-');
  return techniqueOf[code] ?? techniqueOf[base] ?? (base.length === 5 ? 'siamese-fish' : undefined);
}

const rowOf = (cell) => Math.floor(cell / 9);
const columnOf = (cell) => cell % 9;
const boxOf = (cell) => 3 * Math.floor(rowOf(cell) / 3) + Math.floor(columnOf(cell) / 3);
const see = (a, b) => a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));

/** "436 257" -> [{digit: "4", cell: 23}, ...] */
const listed = (text) =>
  text
    .split(' ')
    .filter(Boolean)
    .map(([digit, row, column]) => ({ digit, cell: 9 * (row - 1) + (column - 1) }));

/** Example: ".5+8..." -> a field a cell: "==5", "=8", or the digits that it can take. */
function positionOf(givens, deleted) {
  const digits = givens.match(/\+?[1-9]|\./g).map((each) => {
    if (each === '.') return '';
    return each.startsWith('+') ? `=${each[1]}` : `==${each}`;
  });
  return digits.map((digit, cell) => {
    if (digit !== '') return digit;
    const gone = deleted.filter((each) => each.cell === cell).map((each) => each.digit);
    const seen = digits.filter((other, at) => other !== '' && see(cell, at)).map((other) => other.at(-1));
    return [...'123456789'].filter((each) => !gone.includes(each) && !seen.includes(each)).join('');
  });
}

/**
 * Facts after the conclusions ("r1c2=5", "r3c4<>7"): a digit is right if the other candidates of its cell are removed.
 */
function outcomeOf(conclusions, position) {
  const outcome = new Set(conclusions);
  position.forEach((field, cell) => {
    if (field.startsWith('=')) return;
    const name = `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
    const left = [...field].filter((digit) => !outcome.has(`${name}<>${digit}`));
    const right =
      [...field].find((digit) => outcome.has(`${name}=${digit}`)) ?? (left.length === 1 ? left[0] : undefined);
    if (right === undefined) return;
    outcome.add(`${name}=${right}`);
    for (const digit of field) if (digit !== right) outcome.add(`${name}<>${digit}`);
  });
  return outcome;
}

const [file, ...wanted] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node tests/bench/regression_library.mjs LIBRARY [CODE...]');
  process.exit(2);
}

const cases = new Map();
const names = new Map();
for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
  const heading = /^#(\d{4,5}): (.*)$/.exec(line);
  if (heading) names.set(heading[1], heading[2].trim());
  if (!line.startsWith(':')) continue;
  const [, code, , givens, deleted, eliminations, placements] = line.split(':');
  if (wanted.length > 0 && !wanted.includes(code)) continue;
  if (!cases.has(code)) cases.set(code, []);
  const position = positionOf(givens, listed(deleted));
  const said = (text, sign) =>
    listed(text).map(({ digit, cell }) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}${sign}${digit}`);
  const conclusions = [...said(eliminations, '<>'), ...said(placements, '=')];
  cases.get(code).push({ line, position, outcome: outcomeOf(conclusions, position) });
}

const hasAll = (outcome, expected) => [...expected].every((each) => outcome.has(each));

function judged({ position, outcome }, steps, mustFail) {
  const holding = steps.map((step) => outcomeOf(step, position)).filter((each) => hasAll(each, outcome));
  if (mustFail) return holding.length === 0 ? 'found' : 'missed';
  if (holding.some((each) => each.size === outcome.size)) return 'found';
  return holding.length > 0 ? 'more' : 'missed';
}

const total = { cases: 0, found: 0, more: 0, missed: 0 };
const row = (...columns) => console.log(`| ${columns.join(' | ')} |`);
row('code', 'HoDoKu', 'ours', 'cases', 'found', 'more', 'missed');
for (const [code, list] of cases) {
  const technique = techniqueBy(code);
  const steps = stepsAt(
    list.map(({ position }) => position.join(',')),
    [technique],
  );
  const verdicts = list.map((each, index) => judged(each, steps?.[index] ?? [], code.endsWith('-x')));
  const count = (verdict) => verdicts.filter((each) => each === verdict).length;
  row(code, names.get(code.split('-')[0]), technique, list.length, count('found'), count('more'), count('missed'));
  total.cases += list.length;
  for (const verdict of ['found', 'more', 'missed']) total[verdict] += count(verdict);
  if (wanted.length === 0) continue;
  list.forEach(({ line, position, outcome }, index) => {
    if (verdicts[index] !== 'found')
      console.log(`${verdicts[index]}: ${[...outcome].join(' ')}\n  ${line}\n  ${position.join(',')}`);
  });
}
row('', 'all', '', total.cases, total.found, total.more, total.missed);
