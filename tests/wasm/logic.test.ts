// The module of logic: steps as JSON, near a cell, by chosen techniques, and a path in pieces; ratings.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LogicStep, LogicTechnique } from '../../web/protocol/logic';
import type { Rating, Ratings, Unrated } from '../../web/protocol/rating';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { guess, loadLogicModule, loadModule, noEntries, readBytes } from './load_module';

const module = await loadLogicModule();
await loadSolverTexts();
const reader = await loadModule();
const none = new Uint8Array();
const all = (JSON.parse(module.logicTechniques()) as LogicTechnique[]).map(({ id }) => id).join(' ');
const gentle = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';

function sessionOf(text: string, entries = noEntries, candidates = none, techniques = all) {
  return new module.LogicSession(readBytes(reader, text), entries, candidates, techniques);
}

const stepOf = (json: string): LogicStep | null => JSON.parse(json) as LogicStep | null;

/** All steps by clues on an empty 4x4 grid with these. */
function stepsOf(constraints: string): LogicStep[] {
  const puzzle = { ...readBytes(reader, '.'.repeat(16)), constraints };
  const session = new module.LogicSession(puzzle, noEntries, none, all);
  const steps = JSON.parse(session.all('clues', 100)) as LogicStep[];
  session.delete();
  return steps;
}

describe('a session of logic', () => {
  it('returns the easiest step with all that drawing it needs', () => {
    const session = sessionOf('123.............');
    const step = stepOf(session.next(-1))!;
    expect(step).toMatchObject({
      technique: 'full-house',
      grade: 0,
      placements: [{ cell: 3, digit: 4 }],
      eliminations: [],
      houses: [{ cells: [0, 1, 2, 3], role: 'base' }],
      look: [0, 1, 2, 3],
    });
    expect(tell(step.sentence)).toBe('r1c4 is the last empty cell of row 1, where only 4 is missing.');
    expect(tell(step.nudge)).toBe('Look at row 1.');
    session.delete();
  });

  it('starts from entries and notes, and uses only the techniques that it may', () => {
    const entries = new Uint8Array(16);
    entries.set([2, 3], 1);
    const session = sessionOf('1...............', entries, none, 'full-house');
    expect(stepOf(session.next(-1))!.placements).toEqual([{ cell: 3, digit: 4 }]);
    session.delete();
    // The notes of r1c2 and r1c3 are a pair.
    const notes = new Uint32Array(32);
    notes[2] = notes[4] = 0b0110;
    const paired = sessionOf('1...............', noEntries, new Uint8Array(notes.buffer), 'naked-pair');
    expect(stepOf(paired.next(-1))!.technique).toBe('naked-pair');
    paired.delete();
    const nothing = sessionOf('1...............', noEntries, none, 'full-house');
    expect(stepOf(nothing.next(-1))).toBeNull();
    nothing.delete();
  });

  it('tries the techniques in the order of their ids', () => {
    for (const techniques of ['naked-single hidden-single', 'hidden-single naked-single']) {
      const session = sessionOf(gentle, noEntries, none, techniques);
      expect(stepOf(session.next(-1))!.technique).toBe(techniques.split(' ')[0]);
      session.delete();
    }
  });

  it('guesses where its techniques end, if it may and the puzzle has one solution', () => {
    const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
    const singles = 'full-house hidden-single naked-single';
    const stuck = sessionOf(hard, noEntries, none, singles);
    expect(stepOf(stuck.next(-1))).toBeNull();
    stuck.delete();
    const path = sessionOf(hard, noEntries, none, `${singles} guess`);
    let isAtEnd = false;
    while (!isAtEnd) isAtEnd = path.run(10);
    expect(path.solved()).toBe(true);
    const [first] = JSON.parse(path.steps(0)) as LogicStep[];
    expect(first).toMatchObject({ technique: 'guess', isUsual: false, notation: '? ⇒ r2c9=5' });
    expect(tell(first!.sentence)).toMatch(/^Guess that r2c9 is 5: no technique here proves it\. .* depth 2, /);
    path.delete();
    const several = sessionOf('1...............', noEntries, none, `${singles} guess`);
    expect(stepOf(several.next(-1))).toBeNull();
    several.delete();
  });

  it('asks in the midst of a long search whether it should end', () => {
    const nugget = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
    const session = sessionOf(nugget, noEntries, none, 'nested-forcing-chain guess');
    let asked = 0;
    session.askMeanwhile(() => ++asked > 3);
    expect(stepOf(session.next(-1))).toBeNull();
    expect(asked).toBe(4);
    session.askMeanwhile(() => ++asked === 0);
    expect(stepOf(session.next(-1))).toMatchObject({ technique: 'nested-forcing-chain' });
    expect(asked).toBeGreaterThan(50);
    session.delete();
  });

  it('goes the path in pieces, to the solution', () => {
    const session = sessionOf(gentle);
    expect(session.run(10)).toBe(false);
    expect((JSON.parse(session.steps(0)) as LogicStep[]).length).toBe(10);
    expect(session.solved()).toBe(false);
    expect(session.run(1000)).toBe(true);
    expect(session.solved()).toBe(true);
    expect((JSON.parse(session.steps(10)) as LogicStep[]).length).toBe(39);
    session.delete();
  });

  it('names the clues of a step by them, and nothing for other steps', () => {
    const steps = stepsOf('killercage=[{"cells":["R1C1","R2C1"],"value":"3"}]\n');
    const named = steps.map(({ technique, clues }) => `${technique}: ${clues ? tell(clues) : ''}`);
    expect(named).toContain('cage-combinations: the killer cage of 3 in r1c1 and r2c1');
    const [drawnUp] = stepsOf('killercage=[{"cells":["R2C1","R1C1"],"value":"3"}]\n');
    expect(tell(drawnUp!.clues!)).toBe('the killer cage of 3 in r1c1 and r2c1');
    expect(named).toContain('clues-in-house: column 1 with the killer cage of 3 in r1c1 and r2c1');
    const session = sessionOf('123.............');
    expect(stepOf(session.next(-1))).not.toHaveProperty('clues');
    session.delete();
  });

  it('gives steps by lockout lines and numbered rooms their names, questions and reasons', () => {
    const [room] = stepsOf('numberedroom=[{"cell":"R0C1","value":"4"}]\n');
    expect(room!.technique).toBe('numbered-room');
    expect(tell(room!.name)).toBe('numbered room');
    expect(tell(room!.question)).toBe('Which digits fit the numbered room of 4 above column 1?');
    expect(tell(room!.sentence)).toBe(
      'By the numbered room of 4 above column 1, the digit in r1c1 gives the place of 4, and only r2c1 and r3c1 are ' +
        'possible.',
    );
    const [line] = stepsOf('lockout=[{"lines":[["R1C1","R1C2","R1C3"]],"value":"2"}]\n');
    expect(line!.technique).toBe('line-ends');
    expect(tell(line!.name)).toBe('ends of a between or lockout line');
  });

  it('explains a step by a clue with one of the candidates that it removes', () => {
    const [odd] = stepsOf('odd=[{"cell":"R1C1"}]\n');
    expect(tell(odd!.sentence)).toBe('The odd cell in r1c1 rules out 2 and 4.');
    const [tower] = stepsOf('hiddenskyscraper=[{"cell":"R0C1","value":"3"}]\n');
    expect(tell(tower!.name)).toBe('test of a clue');
    expect(tell(tower!.sentence)).toBe(
      'With 3 in r1c1, no digits for the other cells fit the hidden skyscraper of 3 above column 1. The other ' +
        'candidates fail in the same way.',
    );
    const cages = 'killercage=[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R1C3","R2C3","R2C4"],"value":"5"}]\n';
    const sums = stepsOf(cages).map(({ sentence }) => tell(sentence));
    expect(sums.join('\n')).toContain(
      'By the rule of 45, r2c1 and r2c2 add up to 5 more than r1c3, since row 2 adds up to',
    );
  });

  it('lists all steps by one technique, as many as are wanted', () => {
    const session = sessionOf(gentle);
    const many = JSON.parse(session.all('hidden-single', 40)) as LogicStep[];
    expect(many.length).toBeGreaterThan(3);
    expect((JSON.parse(session.all('hidden-single', 2)) as LogicStep[]).length).toBe(2);
    expect(session.all('magic', 2)).toBe('[]');
    session.delete();
  });

  it('throws an Error with a sentence where candidates do not fit the grid', () => {
    expect(() => sessionOf('1...............', noEntries, Uint8Array.of(1, 2, 3))).toThrow(
      'The candidates must have eight bytes for each cell, or be empty.',
    );
  });
});

describe('a rating', () => {
  const goOn = () => false;
  const ratingOf = (text: string, scale: string) => JSON.parse(module.rateLine(text, scale, goOn)) as Rating | null;
  const hard = '......5..4.7.6.8..63.4.52..8......71..497.........1.....8..2...31...8...5...13..8';

  it('is our word with the techniques needed, or the rating of Sudoku Explainer in tenths', () => {
    const own = ratingOf(hard, 'own') as Ratings['own'];
    expect(own).toMatchObject({ grade: 3, points: 66 });
    expect(tell(own.takes)).toBe(
      '2 steps of locked candidates, an X-wing and a BUG; 4 bottlenecks (only one step available)',
    );
    expect(own.techniques).toEqual(['locked-candidates-1', 'locked-candidates-2', 'x-wing', 'bug-plus-1']);
    expect(ratingOf(hard, 'se')).toEqual({ er: 42, ep: 12, ed: 12, name: 'XYW' });
    expect(JSON.parse(module.rate(readBytes(reader, hard), 'own', goOn))).toEqual(own);
  });

  it('is HoDoKu’s own score and level', () => {
    const known = readFileSync(new URL('../data/hodoku_ratings.txt', import.meta.url), 'utf8').matchAll(
      /^([1-9.]{81}) (\d+) ([A-Z]+)/gm,
    );
    const levels = ['EASY', 'MEDIUM', 'HARD', 'UNFAIR', 'EXTREME'];
    let count = 0;
    for (const [, text, score, level] of known) {
      expect(ratingOf(text!, 'hodoku')).toEqual({ score: Number(score), level: levels.indexOf(level!) });
      count += 1;
    }
    expect(count).toBeGreaterThan(40);
  });

  it('is refused with a sentence if the scale lacks the grid or a rule, or if the text is not a puzzle', () => {
    const refused = ratingOf('12..34....21..43', 'se') as Unrated;
    expect(tell(refused.refusal)).toContain('made for 9x9 grids');
    expect(tell((ratingOf('12..34....21..43', 'hodoku') as Unrated).refusal)).toContain('HoDoKu’s scale is made for');
    const withRule = readBytes(reader, hard, { ...guess, constraints: 'snakes=[]\n' });
    const unknown = JSON.parse(module.rate(withRule, 'own', goOn)) as Unrated;
    expect(tell(unknown.refusal)).toContain('rules that Sudoscope does not know');
    expect(ratingOf('no puzzle', 'own')).toBeNull();
    expect(() => ratingOf(hard, 'magic')).toThrow('scale must be own, se or hodoku.');
  });

  it('ends when it is stopped', () => {
    let asked = 0;
    const ended = JSON.parse(module.rateLine(hard, 'own', () => ++asked > 3)) as Unrated;
    expect([ended.refusal, asked]).toEqual([null, 4]);
  });
});
