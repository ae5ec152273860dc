// Our words for puzzles with clues beside levels that others give them: a table, and Spearman's rank correlation of the words and
// of the points. The levels are a member of the records, or what lisudoku finds, whose solver goes a path of its own; puzzles
// that it cannot express, or does not finish, are counted and left out. Usage, after npm run build:native:
//
//   node tests/bench/variant_levels.mjs [--lisudoku FOLDER] [--level MEMBER] FILE
//
// FILE: one JSON object a line, whose `puzzle` is f-puzzles' JSON or a link, with a number as `level` if lisudoku is not asked.
// FOLDER, outside the repository: the packages lisudoku-solver and lz-string, installed from npm.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options, positionals } = parseArgs({
  options: { lisudoku: { type: 'string' }, level: { type: 'string', default: 'level' } },
  allowPositionals: true,
});
const command = fileURLToPath(new URL('../../build/release/sudoscope', import.meta.url));
const words = ['gentle', 'easy', 'medium', 'hard', 'fiendish', 'extreme'];

/** The lines of the command's output for puzzles, one a line, and its warnings. */
function run(puzzles, ...args) {
  const { stdout, stderr } = spawnSync(command, args, {
    input: `${puzzles.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return { lines: stdout.trim().split('\n'), warnings: stderr };
}

// Its levels by rule, as its page has them: 0 = easy, 2 = hard; every other rule is hard.
const levels = ['easy', 'medium', 'hard'];
const levelOfRule = new Map([
  ...['HiddenSingle', 'NakedSingle', 'Thermo', 'PalindromeValues'].map((rule) => [rule, 0]),
  ...['Candidates', 'ThermoCandidates', 'KillerCandidates', 'ArrowCandidates', 'RenbanCandidates'].map((rule) => [
    rule,
    1,
  ]),
  ...['PalindromeCandidates', 'ArrowAdvancedCandidates', 'Killer45', 'Kropki', 'KropkiChainCandidates'].map((rule) => [
    rule,
    1,
  ]),
  ...['KropkiAdvancedCandidates', 'TopBottomCandidates', 'LockedCandidatesPairs', 'NakedPairs', 'HiddenPairs'].map(
    (rule) => [rule, 1],
  ),
]);

/** A function that returns lisudoku's level of a link, or null. */
async function loadLisudoku(folder) {
  const path = (name) => join(resolve(folder), 'node_modules', name);
  const solver = await import(pathToFileURL(path('lisudoku-solver/lisudoku_solver_bg.js')).href);
  const lz = (await import(pathToFileURL(path('lz-string/libs/lz-string.js')).href)).default;
  const module = new WebAssembly.Module(readFileSync(path('lisudoku-solver/lisudoku_solver_bg.wasm')));
  const instance = new WebAssembly.Instance(module, { './lisudoku_solver_bg.js': solver });
  solver.__wbg_set_wasm(instance.exports);
  return (link) => {
    const packed = decodeURIComponent(new URL(link).searchParams.get('import').replaceAll(' ', '+'));
    const sheet = JSON.parse(lz.decompressFromBase64(packed));
    const side = sheet.gridSize;
    const [height, width] = side === 6 ? [2, 3] : side === 8 ? [2, 4] : [Math.sqrt(side), Math.sqrt(side)];
    const box = (at) =>
      Array.from({ length: side }, (_, i) => ({
        row: Math.floor(at / (side / width)) * height + Math.floor(i / width),
        col: (at % (side / width)) * width + (i % width),
      }));
    const lists = ['fixedNumbers', 'extraRegions', 'killerCages', 'thermos', 'arrows', 'kropkiDots', 'renbans'];
    const empty = Object.fromEntries([...lists, 'palindromes', 'oddCells', 'evenCells'].map((name) => [name, []]));
    const flags = ['primaryDiagonal', 'secondaryDiagonal', 'antiKnight', 'antiKing', 'kropkiNegative', 'topBottom'];
    const unset = Object.fromEntries(flags.map((name) => [name, false]));
    const regions = Array.from({ length: side }, (_, at) => box(at));
    const { solutionType, steps } = solver.wasm_logical_solve({ ...empty, ...unset, regions, ...sheet });
    return solutionType === 'Full' ? Math.max(...steps.map(({ rule }) => levelOfRule.get(rule) ?? 2)) : null;
  };
}

/** Equal values share the mean of their ranks. */
function ranksOf(values) {
  const order = values.map((_, at) => at).sort((one, other) => values[one] - values[other]);
  const ranks = [];
  for (let begin = 0, end = 0; begin < order.length; begin = end) {
    while (end < order.length && values[order[end]] === values[order[begin]]) end += 1;
    for (let at = begin; at < end; at += 1) ranks[order[at]] = (begin + end - 1) / 2;
  }
  return ranks;
}

function rankCorrelation(one, other) {
  const mean = (one.length - 1) / 2;
  const [a, b] = [one, other].map((values) => ranksOf(values).map((rank) => rank - mean));
  const product = (x, y) => x.reduce((sum, each, at) => sum + each * y[at], 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

const records = readFileSync(positionals[0], 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const lines = records.map(({ puzzle }) => (typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle)));
const rated = run(lines, 'rate', '--list', '--scale', 'own', '--format', 'json').lines.map((line) => JSON.parse(line));

const lisudoku = options.lisudoku && (await loadLisudoku(options.lisudoku));

/** Null if lisudoku cannot express the puzzle, or does not finish it. */
function levelOf(at) {
  if (!lisudoku) return records[at][options.level] ?? null;
  const { lines: links, warnings } = run([lines[at]], 'convert', '--to', 'lisudoku', '--list');
  return /rule/.test(warnings) || !links[0].startsWith('https:') ? null : lisudoku(links[0]);
}

/** Level, word and points of each puzzle that has all three. */
const all = rated.flatMap(({ error, grade, points }, at) => {
  const level = error ? null : levelOf(at);
  return level === null ? [] : [{ level, word: words.indexOf(grade), points }];
});

const columns = [...new Set(all.map(({ level }) => level))].sort((one, other) => one - other);
const row = (name, cells) => console.log(name.padEnd(10) + cells.map((cell) => String(cell).padStart(8)).join(''));
row('', lisudoku ? columns.map((level) => levels[level]) : columns);
for (const [word, name] of words.entries())
  row(
    name,
    columns.map((level) => all.filter((each) => each.level === level && each.word === word).length),
  );
const column = (member) => all.map((each) => each[member]);
console.log(
  `${all.length} puzzles, ${lines.length - all.length} left out. Rank correlation ${rankCorrelation(column('level'), column('word')).toFixed(3)} ` +
    `of the words, ${rankCorrelation(column('level'), column('points')).toFixed(3)} of the points.`,
);
