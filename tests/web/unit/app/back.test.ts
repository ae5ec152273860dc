// The browser's Back and Forward: the model of web/link/pages.ts.
import { describe, expect, it, vi } from 'vitest';
import { stepTo, type Place } from '../../../../web/link/pages';
import type { App } from '../../../../web/app/make_app';
import { here, leavePage, link, one, openPage, other, soon } from '../fakes/browser';

async function go(pages: number): Promise<void> {
  here.window.history.go(pages);
  await soon();
}

const pagesInAll = (): number => here.window.history.length;

async function open(): Promise<App> {
  const app = await openPage();
  await soon();
  return app;
}

async function withTwoPuzzles(): Promise<App> {
  const app = await open();
  app.play.load(one);
  await soon();
  app.play.load(other);
  await soon();
  return app;
}

describe('back', () => {
  it('from a dialog closes it and leaves the puzzle alone; forward opens it again', async () => {
    const app = await withTwoPuzzles();
    app.view.dialog.value = 'share';
    await soon();
    await go(-1);
    expect([app.view.dialog.value, app.play.puzzle.value, app.view.question.value]).toEqual([null, other, null]);
    expect(app.link.value).toContain(await link(other));
    await go(1);
    expect(app.view.dialog.value).toBe('share');
  });

  it('has no page left of a dialog that was closed by hand', async () => {
    const app = await withTwoPuzzles();
    const pages = pagesInAll();
    for (const dialog of ['help', 'settings', 'share'] as const) {
      app.view.dialog.value = dialog;
      await soon();
      app.view.dialog.value = null;
      await soon();
    }
    expect(pagesInAll()).toBe(pages + 1);
    await go(-1);
    expect(app.view.question.value?.puzzle).toEqual(one);
  });

  it.each(['hint', 'practice'] as const)(
    'closes what lies on top of Play and leaves the rest alone: %s',
    async (top) => {
      const app = await withTwoPuzzles();
      const pages = pagesInAll();
      app.view.top.value = top;
      await soon();
      await go(-1);
      expect([app.view.top.value, app.view.tab.value, app.play.puzzle.value]).toEqual([null, 'play', other]);
      await go(1);
      expect(app.view.top.value).toBe(top);
      app.view.top.value = null;
      await soon();
      expect(pagesInAll()).toBe(pages + 1);
      // A tab opened from there takes its page; back from it leads to Play.
      app.view.top.value = top;
      await soon();
      app.view.show('logic');
      await soon();
      await go(-1);
      expect([app.view.top.value, app.view.tab.value]).toEqual([null, 'play']);
    },
  );

  it('has nothing on top of another puzzle, nor after a reload', async () => {
    const app = await open();
    app.play.load(one);
    app.view.top.value = 'hint';
    await soon();
    app.play.load(other);
    await soon();
    expect(app.view.top.value).toBeNull();
    app.view.top.value = 'practice';
    await soon();
    leavePage();
    const next = await open();
    expect([next.view.top.value, next.play.puzzle.value.givens]).toEqual([null, other.givens]);
  });

  it('has no page of a dialog that a puzzle came out of', async () => {
    const app = await open();
    app.play.load(one);
    await soon();
    const pages = pagesInAll();
    app.view.dialog.value = 'new';
    await soon();
    app.play.load(other);
    app.view.dialog.value = null;
    await soon();
    expect(pagesInAll()).toBe(pages + 1);
    await go(-1);
    expect(app.view.dialog.value).toBeNull();
    app.view.question.value!.go();
    await soon();
    expect(app.play.puzzle.value).toEqual(one);
  });

  it('goes through the tabs that were shown, and keeps what was entered since', async () => {
    const app = await open();
    app.play.load(one);
    await soon();
    app.view.show('watch');
    await soon();
    app.view.show('play');
    await soon();
    app.play.type([5], 3);
    await soon();
    await go(-1);
    expect([app.view.tab.value, app.play.grid.value[5]]).toEqual(['watch', 3]);
    await go(-1);
    expect([app.view.tab.value, app.play.grid.value[5]]).toEqual(['play', 3]);
    expect(here.window.location.hash).toContain('.e0000030000000000.');
  });

  it('goes to a puzzle whose givens were typed without asking', async () => {
    const app = await open();
    app.view.show('watch');
    await soon();
    app.view.show('play');
    app.play.type([0], 1);
    await soon();
    await go(-1);
    expect([app.view.question.value, app.view.tab.value]).toEqual([null, 'watch']);
    expect(app.play.puzzle.value.givens[0]).toBe(1);
  });

  it('to another puzzle changes nothing until it is answered, and staying goes where the board belongs', async () => {
    const app = await withTwoPuzzles();
    await go(-1);
    expect([app.play.puzzle.value, app.view.question.value?.puzzle]).toEqual([other, one]);
    expect(app.link.value).toContain(await link(other));
    app.view.question.value!.stay();
    await soon();
    expect(app.view.question.value).toBeNull();
    expect(here.window.location.hash).toBe(await link(other));
    await go(-1);
    expect(app.view.question.value?.puzzle).toEqual(one);
  });

  it('again goes on to the page before, and forward to the puzzle on the board takes the question away', async () => {
    const app = await withTwoPuzzles();
    await go(-1);
    await go(-1);
    expect(app.view.question.value?.puzzle.givens).toHaveLength(81);
    await go(2);
    expect([app.view.question.value, app.play.puzzle.value]).toEqual([null, other]);
  });

  it('from a dialog over several pages asks, and staying closes the dialog', async () => {
    const app = await withTwoPuzzles();
    app.view.dialog.value = 'help';
    await soon();
    await go(-2);
    expect([app.view.dialog.value, app.view.question.value?.puzzle]).toEqual([null, one]);
    app.view.question.value!.stay();
    await soon();
    expect(here.window.location.hash).toBe(await link(other));
    expect(app.view.dialog.value).toBeNull();
  });

  it('while another puzzle arrives gives way to it, and the pages before stay', async () => {
    const app = await withTwoPuzzles();
    await go(-1);
    app.play.load({ ...one, givens: one.givens.toReversed() });
    await soon();
    expect(app.view.question.value).toBeNull();
    await go(-1);
    expect(app.view.question.value?.puzzle).toEqual(other);
    await go(-1);
    expect(app.view.question.value?.puzzle).toEqual(one);
  });

  it('works on what a link that was opened here has replaced', async () => {
    const app = await open();
    app.play.load(one);
    await soon();
    app.view.dialog.value = 'help';
    await soon();
    here.window.location.hash = await link(other);
    await soon();
    expect([app.play.puzzle.value, app.view.dialog.value]).toEqual([other, null]);
    await go(-1);
    app.view.question.value!.go();
    await soon();
    expect([app.play.puzzle.value, app.view.dialog.value]).toEqual([one, null]);
    app.play.undo();
    expect(app.play.puzzle.value).toEqual(other);
  });
});

describe('a reload', () => {
  async function reload(): Promise<App> {
    leavePage();
    return open();
  }

  it('shows what lay on top, and back closes it', async () => {
    const before = await withTwoPuzzles();
    before.view.dialog.value = 'help';
    await soon();
    const app = await reload();
    expect([app.view.dialog.value, app.play.puzzle.value]).toEqual(['help', other]);
    await go(-1);
    expect([app.view.dialog.value, app.play.puzzle.value]).toEqual([null, other]);
  });

  it('comes back to a puzzle that is set, and then back and forward close and open the place', async () => {
    const before = await withTwoPuzzles();
    before.view.dialog.value = 'new';
    await soon();
    before.view.dialog.value = null;
    before.play.load(one, undefined, { kind: 'typed' });
    before.view.top.value = 'set';
    await soon();
    const pages = pagesInAll();
    for (let times = 0; times < 2; ++times) {
      const app = await reload();
      expect([app.view.top.value, app.play.puzzle.value, app.view.question.value]).toEqual(['set', one, null]);
      expect(pagesInAll()).toBe(pages);
    }
    await go(-1);
    const played = await reload();
    expect([played.view.top.value, played.play.puzzle.value, played.view.question.value]).toEqual([null, one, null]);
    await go(1);
    expect(played.view.top.value).toBe('set');
    // Left by hand, it is on the page of its own puzzle, whatever was there before.
    played.view.top.value = null;
    await soon();
    const left = await reload();
    expect([left.view.top.value, left.play.puzzle.value, left.view.question.value]).toEqual([null, one, null]);
    await go(-1);
    expect(left.view.question.value?.puzzle).toEqual(other);
  });

  it('before the address has followed a new puzzle keeps the puzzle and does not ask', async () => {
    const before = await open();
    before.play.load(one);
    await soon();
    // The page is gone before it can write the address.
    const { history } = here.window;
    const writing = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
    for (const way of writing) way.mockReturnValue(undefined);
    before.play.load(other);
    leavePage();
    await soon();
    for (const way of writing) way.mockRestore();
    const app = await open();
    expect([app.play.puzzle.value, app.view.question.value]).toEqual([other, null]);
    expect(here.window.location.hash).toBe(await link(other));
    await go(-1);
    expect(app.view.question.value?.puzzle).toEqual(one);
  });

  it('does not show a picture that is no longer here', async () => {
    const before = await withTwoPuzzles();
    before.view.dialog.value = 'picture';
    await soon();
    const app = await reload();
    expect(app.view.dialog.value).toBeNull();
    await go(-1);
    expect(app.view.question.value?.puzzle).toEqual(one);
  });

  it('before the answer asks again, with the same puzzle on the board', async () => {
    await withTwoPuzzles();
    await go(-1);
    const app = await reload();
    expect([app.play.puzzle.value, app.view.question.value?.puzzle]).toEqual([other, one]);
    app.view.question.value!.stay();
    await soon();
    expect(here.window.location.hash).toBe(await link(other));
    await go(-1);
    expect(app.view.question.value?.puzzle).toEqual(one);
  });

  it('without a store goes by the address, and knows the puzzle when back comes to it', async () => {
    const before = await open();
    before.play.load(one);
    before.view.show('watch');
    await soon();
    before.view.show('play');
    await soon();
    indexedDB = new IDBFactory();
    const app = await open();
    expect(app.play.puzzle.value).toEqual(one);
    await go(-1);
    expect([app.view.question.value, app.view.tab.value]).toEqual([null, 'watch']);
  });
});

it('a step in the history is a push, a way back or a page taken over', () => {
  const here: Place = { puzzleId: 1, tab: 'play', dialog: null };
  expect(stepTo(here, here)).toBeNull();
  expect(stepTo(here, { ...here, tab: 'watch' })).toBe('push');
  expect(stepTo(here, { ...here, dialog: 'help' })).toBe('push');
  expect(stepTo({ ...here, dialog: 'help' }, here)).toBe('back');
  expect(stepTo({ ...here, dialog: 'new' }, { ...here, dialog: 'picture' })).toBe('replace');
  expect(stepTo({ ...here, dialog: 'new' }, { ...here, puzzleId: 2 })).toBe('replace');
});
