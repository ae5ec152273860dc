// The puzzles of the day of a year: the six levels, the killer and the variant, by the recipes of the page itself and in its
// module. Checks that each has one solution, by an algorithm of the command that makes none, that the command rates it as
// announced, and that no two are alike; any mistake makes the exit status 1. With --lines FILE the killers and variants are
// written as lines that variant_bench.mjs takes, for an engine of others. Usage, after npm run build:native and
// npm run build:wasm:
//
//   node tests/bench/daily_check.mjs [--from 2028-01-01] [--days 366] [--series classic,killer,variant] [--lines FILE]
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { loadInNode } from '../wasm/in_node.mjs';
import { lineOf, makeFirst, sheetOf } from './made_lines.mjs';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: '2028-01-01' },
    days: { type: 'string', default: '366' },
    series: { type: 'string', default: 'classic,killer,variant' },
    lines: { type: 'string', default: '' },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const command = fileURLToPath(new URL('../../build/release/sudoscope', import.meta.url));
const words = ['gentle', 'easy', 'medium', 'hard', 'fiendish', 'extreme'];

const page = await createServer({ root, configFile: false, logLevel: 'error', server: { middlewareMode: true } });
const { dailiesOf, slotOf } = await page.ssrLoadModule('/web/features/today/daily.ts');
const { recipeOfTheDay } = await page.ssrLoadModule('/web/features/today/daily_recipe.ts');
const [solver, logic] = await Promise.all([loadInNode('sudoscope'), loadInNode('sudoscope_logic')]);

let wrong = 0;
function hold(isTrue, sentence) {
  if (isTrue) return;
  wrong += 1;
  console.error(sentence);
}

/** The command's answer about one puzzle. */
const ask = (text, ...options) => execFileSync(command, options, { input: text, encoding: 'utf8' }).trim();

const day_ms = 86_400_000;
const days = Array.from({ length: Number(options.days) }, (_, at) =>
  new Date(Date.parse(options.from) + at * day_ms).toISOString().slice(0, 10),
);
const series = options.series.split(',');
const [all, grids, times] = [new Set(), new Set(), {}];
for (const day of days) {
  for (const daily of dailiesOf(day).filter((each) => series.includes(each.series))) {
    const name = `${day} ${slotOf(daily)}`;
    const recipe = recipeOfTheDay(daily);
    const begin = performance.now();
    const made = makeFirst(logic, recipe);
    (times[daily.series] ??= []).push(performance.now() - begin);
    const text = solver.writeSheet(sheetOf(made), 'f-puzzles', '').text;
    const solutions = ask(text, 'count', '--limit', '2', '--algorithm', 'propagate-and-guess');
    hold(solutions === '1', `${name}: ${solutions} solutions`);
    const rated = ask(text, 'rate', '--list', '--scale', 'own');
    hold(rated.endsWith(` ${words[daily.grade]}`), `${name}: rated ${rated}`);
    all.add(text);
    grids.add(made.solution.join(''));
    if (options.lines === '' || daily.series === 'classic') continue;
    const line = lineOf(solver, made, name, recipe.clues || recipe.shape.constraints.trim());
    if (line) appendFileSync(options.lines, `${line}\n`);
    else console.error(`${name}: the peer has no words for all of its clues.`);
  }
}
await page.close();
const count = Object.values(times).reduce((sum, each) => sum + each.length, 0);
hold(all.size === count, `only ${all.size} of them are different`);
hold(grids.size === count, `only ${grids.size} of their solutions are different`);
for (const [name, each] of Object.entries(times)) {
  const sorted = each.toSorted((a, b) => a - b);
  const seconds = [sorted[sorted.length >> 1], sorted.at(-1)].map((time) => `${(time / 1000).toFixed(1)} s`);
  console.log(`${name}: ${each.length} made, median ${seconds[0]}, at most ${seconds[1]}`);
}
console.log(`${count} puzzles, ${wrong === 0 ? 'nothing wrong' : `${wrong} wrong`}`);
process.exit(wrong > 0 ? 1 : 0);
