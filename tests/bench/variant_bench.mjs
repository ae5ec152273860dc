// The cost of variant puzzles in the whole module, by family: reading the text, building the search, and searching for a
// second solution, as the page's worker does it. Processor time, the median of the rounds after one to warm up.
//
//   node tests/bench/variant_bench.mjs [--peer FOLDER] [--seconds N] [--only NAME,...] [--each] PUZZLES.jsonl
//
// A line of PUZZLES.jsonl is an object: `id`, `family`, `puzzle` (f-puzzles' JSON, or its link), `verdict`,
// `solution`; for the peer `iss`, if it is to get another text. Undecided after N seconds (10): not counted among times and guesses. NAME: the beginning of an `id`. --each: a
// line for each puzzle too. FOLDER: a checkout of Interactive Sudoku Solver, which takes the same puzzles in turn with ours.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadInNode } from '../wasm/in_node.mjs';
import { loadPeer } from './variant_peer.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peer: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
  },
});
const most_ms = Number(options.seconds) * 1000;
const module = await loadInNode('sudoscope');
const peer = options.peer ? await loadPeer(options.peer) : null;
const guess = {
  format: '',
  alphabet: '',
  shape: { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' },
  division: '',
};
const knobs = new Uint8Array();
/** The rounds of a puzzle end after so much time, and at the latest after so many of them. */
const enough_ms = 500;
const mostRounds = 30;

function spent_ms(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function solveOurs(record) {
  const begin = process.cpuUsage();
  const sheet = module.readSheet(record.text, guess);
  if (!sheet.ok) throw new Error(`${record.id} cannot be read.`);
  const { shape, givens } = sheet.sheet.puzzle;
  const puzzle = { ...shape, regions: shape.regions ?? '', givens };
  const reading = spent_ms(begin);
  const read = process.cpuUsage();
  const session = new module.SolveSession(puzzle, 'sudoscope-v', knobs, 2);
  const building = spent_ms(read);
  const built = process.cpuUsage();
  let finished = false;
  while (!finished && spent_ms(built) < most_ms) finished = session.run(256);
  const search = spent_ms(built);
  const solution = session.solution();
  const outcome = {
    verdict: finished ? session.status() : 'late',
    solution: solution && Array.from(solution).join(solution.length > 81 ? ',' : ''),
    guesses: session.stats().guesses,
    reading,
    building,
    search,
  };
  session.delete();
  return outcome;
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** The median of the rounds after the first, and a check of the answer. A long puzzle has one round. */
function measure(solve, record) {
  const first = solve(record);
  if (first.verdict === 'late') return first;
  const wanted = record.verdict ?? 'unique';
  if (first.verdict !== wanted || (wanted === 'unique' && first.solution !== record.solution)) {
    throw new Error(`${record.id}: ${first.verdict}, ${first.solution} instead of ${wanted}, ${record.solution}.`);
  }
  const begin = process.cpuUsage();
  const all = [];
  while (first.search < enough_ms && all.length < mostRounds && spent_ms(begin) < enough_ms) all.push(solve(record));
  if (all.length === 0) return first;
  const times = ['reading', 'building', 'search'].map((name) => [name, median(all.map((one) => one[name]))]);
  return { ...first, ...Object.fromEntries(times) };
}

const ms = (value) => (value === undefined ? '' : value < 10 ? value.toFixed(2) : value.toFixed(0));

/** The cells of one solver in a row: decided, reading, building, median and slowest search, median and most guesses. */
function cells(outcomes) {
  const decided = outcomes.filter(({ verdict }) => verdict !== 'late');
  const of = (name) => decided.map((outcome) => outcome[name]);
  const most = (name) => (decided.length === 0 ? undefined : Math.max(...of(name)));
  const times = ['reading', 'building', 'search'].map((name) => ms(median(of(name))));
  return [decided.length, ...times, ms(most('search')), median(of('guesses')) ?? '', most('guesses') ?? ''];
}

const print = (row) => console.log(`| ${row.join(' | ')} |`);
const total_ms = (outcomes) =>
  outcomes.reduce((sum, { reading, building, search }) => sum + reading + building + search, 0);

const begun = options.only.split(',');
const families = new Map();
for (const path of positionals) {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') continue;
    const record = JSON.parse(line);
    if (!begun.some((name) => record.id.startsWith(name))) continue;
    record.text = typeof record.puzzle === 'string' ? record.puzzle : JSON.stringify(record.puzzle);
    record.iss ??= record.text;
    families.set(record.family, [...(families.get(record.family) ?? []), record]);
  }
}
const heads = ['decided', 'reading', 'building', 'median', 'slowest', 'median guesses', 'most guesses'];
const names = peer ? [...heads, ...heads.map((head) => `peer: ${head}`), 'ratio'] : heads;
print(['family', 'puzzles', ...names]);
print(['---', '---', ...names.map(() => '---')]);
const every = { ours: [], theirs: [] };
const row = (name, ours, theirs) => {
  const ratio = peer ? [(total_ms(theirs) / total_ms(ours)).toFixed(1)] : [];
  print([name, ours.length, ...cells(ours), ...(peer ? cells(theirs) : []), ...ratio]);
};
const solvePeer = (record) => peer(record.iss, most_ms);
for (const [family, records] of families) {
  const [ours, theirs] = [[], []];
  for (const record of records) {
    ours.push(measure(solveOurs, record));
    if (peer) theirs.push(measure(solvePeer, record));
    if (options.each) row(record.id, ours.slice(-1), theirs.slice(-1));
  }
  row(family, ours, theirs);
  every.ours.push(...ours);
  every.theirs.push(...theirs);
}
row('all', every.ours, every.theirs);
