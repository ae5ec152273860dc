// The language of the command's output for people, and English output for programs.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { data, run } from './command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));
const several = '1234............';
const clash = '11..............';
const german = (args, input) => run([...args, '--language', 'de'], input);
const lengths = (lines) => new Set(lines.map((line) => [...line].length));

test('the language is that of the option, else of LC_ALL, LC_MESSAGES or LANG, the first that is set', () => {
  const english = '1234341221434321 # several\n';
  const other = '1234341221434321 # mehrere Lösungen\n';
  const answer = (locale, ...words) => run(['solve', ...words], several, locale).stdout;
  for (const [locale, expected] of [
    [{}, english],
    [{ LANG: 'de_DE.UTF-8' }, other],
    [{ LANG: 'de' }, other],
    [{ LANG: 'de_AT@euro' }, other],
    [{ LANG: 'den' }, english],
    [{ LANG: 'xx_XX.UTF-8' }, english],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'de_DE' }, other],
    [{ LANG: 'de_DE', LC_MESSAGES: 'C' }, english],
    [{ LANG: 'de_DE', LC_MESSAGES: 'de_DE', LC_ALL: 'POSIX' }, english],
    [{ LANG: 'en_GB', LC_MESSAGES: 'C.UTF-8', LC_ALL: 'de_CH.UTF-8' }, other],
    [{ LANG: 'de_DE', LC_MESSAGES: '', LC_ALL: '' }, other],
  ]) {
    assert.equal(answer(locale), expected, JSON.stringify(locale));
  }
  assert.equal(answer({ LC_ALL: 'de_DE' }, '--language', 'en'), english);
  assert.equal(answer({ LC_ALL: 'en_GB' }, '--language=de'), other);
  assert.equal(run(['--language', 'de', 'solve'], several).stdout, other);
});

test('a language that is missing, unknown or given twice is refused with a sentence', () => {
  for (const [words, sentence] of [
    ['solve --language fr', '--language takes en or de, not “fr”.'],
    ['solve --language=', '--language takes en or de, not “”.'],
    ['--language german solve', '--language takes en or de, not “german”.'],
    ['solve --language', '--language takes a value.'],
    ['solve --language --x', '--language takes a value.'],
    ['solve --language de --language=en', '--language is given twice.'],
  ]) {
    const { status, stdout, stderr } = run(words.split(' '), several);
    assert.equal(stderr, `sudoscope: ${sentence} Try sudoscope solve --help.\n`);
    assert.deepEqual([status, stdout], [2, ''], words);
  }
  const { stderr } = run(['solve', '--language', 'fr'], several, { LANG: 'de_DE' });
  assert.equal(stderr, 'sudoscope: --language erwartet en oder de, nicht „fr“. Hilfe: sudoscope solve --help.\n');
});

test('after two dashes --language is a file', () => {
  const { status, stderr } = run(['solve', '--', '--language'], '');
  assert.match(stderr, /^sudoscope: The file --language cannot be read: /);
  assert.equal(status, 2);
});

test('German verdicts, with their reason', () => {
  assert.equal(
    german(['solve'], clash).stdout,
    `${clash} # keine Lösung: In Zeile 1 steht 1 zweimal, bei Z1S1 und Z1S2.\n`,
  );
  assert.match(german(['solve', '--limit', '1'], several).stdout, / # gelöst\n$/);
  assert.match(german(['solve', '--max-steps', '1'], several).stdout, / # nicht zu Ende gesucht\n$/);
  assert.match(german(['solve', data('hardest11.txt')]).stdout, /^(\d{81} # eindeutig\n){11}$/);
  assert.match(german(['count', '--max-steps', '1'], '.'.repeat(16)).stdout, /^0 # nicht zu Ende gesucht\n$/);
});

test('German errors: of the command line, of files, of lines', () => {
  for (const [words, sentence] of [
    ['', 'Es fehlt ein Befehl.'],
    ['tanze', 'Den Befehl „tanze“ gibt es nicht.'],
    ['solve --limit x', '--limit erwartet eine Zahl von 0 bis 18446744073709551615, nicht „x“.'],
    ['count --format grid', '--format erwartet line oder json, nicht „grid“.'],
    ['generate --kind easy', '--kind erwartet random, balanced, unique oder pattern, nicht „easy“.'],
    ['diagnose --threads 4', '--threads ist eine Option von solve, count, rate, bench, speedup und generate.'],
    [
      `solve ${folder}/none`,
      `Die Datei ${folder}/none kann nicht gelesen werden: Es gibt keine Datei und keinen Ordner dieses Namens.`,
    ],
  ]) {
    const { status, stdout, stderr } = german(words.split(' ').filter(Boolean), several);
    const help = words.includes(' ') ? `sudoscope ${words.split(' ')[0]} --help` : 'sudoscope --help';
    assert.equal(stderr, `sudoscope: ${sentence} Hilfe: ${help}.\n`);
    assert.deepEqual([status, stdout], [2, ''], words);
  }
  assert.match(german(['solve'], `${several}\n${several.slice(1)}z\n`).stderr, /^Zeile 2, Spalte 16: /);
  assert.equal(german(['solve'], '').stderr, 'In der Eingabe steht kein Rätsel.\n');
});

test('the help is in German as a whole, and as wide as in English', () => {
  for (const words of [[], ['solve'], ['bench'], ['convert'], ['generate'], ['algorithms']]) {
    const { stdout, status } = german([...words, '--help']);
    assert.equal(status, 0);
    assert.match(stdout, /^Aufruf: sudoscope /);
    assert.doesNotMatch(stdout, /\b(the|and|of|with|puzzle|Usage|Options?)\b/);
    for (const line of stdout.split('\n')) assert.ok([...line].length <= 100, line);
  }
  assert.match(german(['solve', '--help']).stdout, /^ {2}--proof DATEI {2,}für ein einzelnes Rätsel/m);
  assert.match(run(['solve', '--help']).stdout, /^ {2}--language en\|de {2,}the language of the sentences/m);
});

test('tables with umlauts are aligned by characters, not by bytes', () => {
  const formats = german(['convert', '--formats']).lines();
  assert.match(formats[0], /^ID +Seiten +enthält außer Vorgaben +Name$/);
  assert.ok(formats.some((line) => line.includes('Einträge')));
  assert.equal(lengths(formats).size, 1);

  const [rules, , ...rest] = german(
    ['bench', '--algorithm', 'norvig,brute-force', '--limit', '2'],
    `${several}\n${several}`,
  ).stdout.split('\n');
  assert.equal(rules, '2 Rätsel, höchstens je 10,0 s, Threads: 1, Runden: 1');
  assert.match(rest[0], /^alle Rätsel +gelöst .* Rückschritte +Rätsel\/s$/);
  assert.equal(lengths(rest.slice(0, 3)).size, 1);
  assert.match(rest[1], /^norvig +2 von 2 .*\d,\d+ [mun]s/);
  assert.equal(lengths(rest.slice(4, 7)).size, 1);

  const [head, first] = german(['speedup', '--threads', '1'], several).lines();
  assert.match(head, /^Threads +Sekunden +Faktor +Lösungen +Schritte$/);
  assert.match(first, /^ +1 +\d+,\d{3} +1,00 +/);
  assert.equal(lengths([head, first]).size, 1);
});

test('output for programs is the same in every language', () => {
  const input = `${several}\n${clash}\n12\n`;
  const stable = (text) => text.replace(/"seconds":[^,}]+/g, '');
  for (const words of [
    ['solve', '--format', 'json'],
    ['count', '--format', 'json'],
    ['diagnose'],
    ['convert', '--to', 'line'],
    ['generate', '--boxes', '2x2', '--format', 'named'],
  ]) {
    assert.equal(stable(german(words, input).stdout), stable(run(words, input).stdout), words.join(' '));
  }
  const csv = german(['bench', '--algorithm', 'norvig', '--format', 'csv'], several).lines();
  assert.equal(csv[0], 'puzzle,side,algorithm,ending,seconds,guesses,backtracks,givens');
  assert.match(csv[1], /^1,4,norvig,solved,0\.\d{9},/);
});

test('a name with a quote, a tab or a line break is printed unchanged', () => {
  const file = join(folder, 'a"\\\t\nb');
  writeFileSync(file, several);
  assert.equal(
    run(['solve', file, file]).stderr,
    `sudoscope: One file at a time: “${file}” is a second one. Try sudoscope solve --help.\n`,
  );
});
