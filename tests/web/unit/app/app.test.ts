// The page from its start on, and without a solver.
import { describe, expect, it } from 'vitest';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import { aMoment, here, link, one, openPage, playerOf, row } from '../fakes/browser';

describe('a first visit', () => {
  it('shows an empty 9x9 and says nothing', async () => {
    const app = await openPage();
    expect(app.play.puzzle.value).toEqual(blankPuzzle(boxShape(3, 3)));
    expect(app.view.notice.value).toBeNull();
  });

  it('with a link shows its puzzle', async () => {
    here.window.location.hash = await link(one);
    const app = await openPage();
    expect(app.play.puzzle.value).toEqual(one);
  });
});

describe('a solver that cannot start', () => {
  it('is reported, and asked again when the tab changes', async () => {
    here.areBroken = true;
    const app = await openPage();
    app.view.show('lab');
    await aMoment();
    expect(app.view.notice.value?.text()).toMatch(/stopped \(Failed to fetch\)/);
    expect(app.catalogue.value).toEqual([]);
    here.areBroken = false;
    app.view.show('watch');
    await aMoment();
    expect(app.catalogue.value).toEqual([row]);
  });
});

describe('a solver that is lost', () => {
  it('while it owes the list of algorithms is asked for it again', async () => {
    here.areBroken = true;
    const app = await openPage();
    app.view.show('watch');
    here.areBroken = false;
    await aMoment();
    expect(app.catalogue.value).toEqual([row]);
  });

  it('more than once is asked for the list of algorithms with the next run', async () => {
    here.areBroken = true;
    const app = await openPage();
    const player = playerOf(app);
    app.view.show('watch');
    await aMoment();
    expect([player.status.value, app.catalogue.value]).toEqual(['failed', []]);
    here.areBroken = false;
    player.toStart();
    await aMoment();
    expect([player.status.value, app.catalogue.value]).toEqual(['ready', [row]]);
  });

  it('leaves a text that it was reading with a sentence', async () => {
    const app = await openPage();
    here.areBroken = true;
    const options = { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' };
    const outcome = await app.read('8...', options);
    expect(outcome).toMatchObject({ ok: false, message: 'The solver stopped: Failed to fetch.' });
  });
});

describe('the selected cell', () => {
  it('stays on the board when undo brings a smaller one', async () => {
    const app = await openPage();
    app.play.load(blankPuzzle(boxShape(5, 5)));
    app.view.selected.value = 624;
    app.play.undo();
    expect(app.view.selected.value).toBe(80);
    expect(app.play.type([app.view.selected.value], 5)).toBe(true);
  });
});
