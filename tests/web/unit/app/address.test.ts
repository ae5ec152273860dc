// The address of the page, and its effects.
import { describe, expect, it } from 'vitest';
import { here, link, linkOf, one, openPage, other, playerOf, soon } from '../fakes/browser';

describe('the address', () => {
  it('follows the state: a change replaces it, a new puzzle is a new page', async () => {
    const app = await openPage();
    await soon();
    const pages = here.window.history.length;
    app.play.load(one);
    await soon();
    expect(here.window.history.length).toBe(pages + 1);
    expect(here.window.location.hash).toBe(await link(one));
    app.play.type([5], 3);
    await soon();
    expect(here.window.history.length).toBe(pages + 1);
    expect(here.window.location.hash).toContain('.e0000030000000000.');
    expect(app.link.value).toBe(here.window.location.href);
  });

  it('back and forward ask before they restore the puzzles with their last entries, as moves', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    app.play.type([5], 3);
    app.play.load(other);
    await soon();
    const pages = here.window.history.length;
    here.window.history.back();
    await soon();
    expect(app.play.puzzle.value).toEqual(other);
    app.view.question.value!.go();
    await soon();
    expect(app.play.puzzle.value).toEqual(one);
    expect(app.play.grid.value[5]).toBe(3);
    here.window.history.forward();
    await soon();
    app.view.question.value!.go();
    await soon();
    expect(app.play.puzzle.value).toEqual(other);
    expect(here.window.history.length).toBe(pages);
    app.play.undo();
    expect(app.play.puzzle.value).toEqual(one);
  });

  it('carries the run and its place while it is watched', async () => {
    const run = { choice: { algorithm: 'brute-force', knobs: [], limit: 2 }, position: 77 };
    here.window.location.hash = await linkOf({ run, tab: 'watch' });
    const sent = here.window.location.hash;
    const app = await openPage();
    expect([app.watch.run.value, app.watch.place()]).toEqual([run.choice, 77]);
    const player = playerOf(app);
    await soon();
    expect(app.watch.run.value).toEqual(run.choice);
    expect(player.readout.value?.position).toBe(77);
    expect(here.window.location.hash).toBe(sent);
  });

  it('carries the runs side by side, their clock and its place; another puzzle starts them anew', async () => {
    const lanes = [
      { algorithm: 'brute-force', knobs: [2], pace: 5000 },
      { algorithm: 'norvig', knobs: [], pace: 400 },
    ];
    const race = { lanes, clock: 'time' as const, limit: 1, at: 123_456 };
    const run = { choice: { algorithm: 'brute-force', knobs: [], limit: 2 }, position: 0 };
    here.window.location.hash = await linkOf({ run, race, tab: 'watch' });
    const sent = here.window.location.hash;
    const app = await openPage();
    await soon();
    expect(app.runs.race.value).toEqual(race);
    expect(here.window.location.hash).toBe(sent);

    const again = await openPage();
    expect(again.runs.race.value).toEqual(race);
    again.play.load(other);
    expect(again.runs.race.value).toEqual({ ...race, at: 0, lanes: lanes.map((lane) => ({ ...lane, pace: 0 })) });
    await soon();
    here.window.history.back();
    await soon();
    again.view.question.value!.go();
    expect(again.runs.race.value).toEqual(race);
  });

  it('without runs side by side shows one run alone', async () => {
    const app = await openPage();
    const player = playerOf(app);
    const lane = { algorithm: 'norvig', knobs: [], pace: 0 };
    app.runs.race.value = { lanes: [lane, lane], clock: 'steps', limit: 1, at: 0 };
    const run = { choice: { algorithm: 'brute-force', knobs: [], limit: 2 }, position: 7 };
    here.window.location.hash = await linkOf({ run, tab: 'watch' });
    await soon();
    expect(app.runs.race.value).toBeNull();
    expect(player.readout.value?.position).toBe(7);
  });

  it('edited into another puzzle makes no page beside the one of the edit', async () => {
    const app = await openPage();
    await soon();
    const pages = here.window.history.length;
    // A run without the tab that shows it: a link that the page itself would write otherwise.
    const run = { choice: { algorithm: 'brute-force', knobs: [], limit: 2 }, position: 0 };
    here.window.location.hash = await linkOf({ run });
    await soon();
    expect(app.play.puzzle.value).toEqual(one);
    expect(app.watch.run.value).toEqual(run.choice);
    expect(here.window.history.length).toBe(pages + 1);
    expect(here.window.location.hash).toBe(await link(one));
  });

  it('edited into nonsense gives a sentence and changes nothing', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    here.window.location.hash = 'nonsense';
    await soon();
    expect(app.view.notice.value?.text()).toMatch(/not a Sudoscope link/);
    expect(app.play.puzzle.value).toEqual(one);
    expect(here.window.location.hash).toBe(await link(one));
  });
});
