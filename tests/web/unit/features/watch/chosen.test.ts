// The chosen run while its player is not here yet, and its state afterwards.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cellKind } from '../../../../../web/board/picture';
import { makePlayer } from '../../../../../web/features/watch/player';
import { settle } from '../../fakes/display';
import { setUpChosen } from '../../fakes/run';

const run = { algorithm: 'brute-force', knobs: [], limit: 1 };
let page: ReturnType<typeof setUpChosen>;
beforeEach(() => {
  vi.useFakeTimers();
  page = setUpChosen();
  return () => vi.useRealTimers();
});

describe('a run that nobody plays yet', () => {
  it('is at the place that was asked for, and at its beginning on another puzzle', () => {
    page.watch.restore(run, 321);
    expect([page.watch.run.value, page.watch.place()]).toEqual([run, 321]);
    page.play.typing.value = 'givens';
    page.play.type([5], 3);
    expect([page.watch.run.value, page.watch.place()]).toEqual([run, 0]);
    page.play.undo();
    expect(page.watch.place()).toBe(0);
  });

  it('is at its beginning where it starts with the entries and they change', () => {
    page.runs.withEntries.value = true;
    page.watch.restore(run, 321);
    page.play.type([5], 3);
    expect(page.watch.place()).toBe(0);
  });

  it('shows the givens, with the entries where it starts with them, and reports changes', () => {
    const { source } = page.watch;
    let changes = 0;
    source.subscribe(() => (changes += 1));
    expect([...source.picture.values].filter(Boolean)).toEqual([1, 2]);
    page.play.type([5], 3);
    expect(source.picture.values[5]).toBe(0);
    page.runs.withEntries.value = true;
    expect([source.picture.values[5], source.picture.kinds[5]]).toEqual([3, cellKind.entered]);
    expect(changes).toBe(1);
  });
});

describe('the player of a run', () => {
  it('goes on from the run and the place that were chosen before', async () => {
    page.watch.restore(run, 321);
    page.view.show('watch');
    page.watch.begin(makePlayer);
    await settle();
    expect(page.worker().last('watch')).toMatchObject({ run, position: 321 });
    expect([page.watch.place(), page.watch.player.value!.readout.value?.position]).toEqual([321, 321]);
  });

  it('does what was asked before it came, in order, and at once what is asked later', async () => {
    page.watch.restore(run, 321);
    page.view.show('watch');
    page.watch.ask((player) => player.toStart());
    page.watch.ask((player) => player.next('move'));
    page.watch.ask((player) => player.next('move'));
    page.watch.begin(makePlayer);
    await settle();
    expect(page.watch.place()).toBe(2);
    page.watch.ask((player) => player.previous('move'));
    await settle();
    expect(page.watch.place()).toBe(1);
  });

  it('is made once, and keeps its place when the tab is shown again', async () => {
    page.view.show('watch');
    page.watch.begin(makePlayer);
    const player = page.watch.player.value!;
    await settle();
    player.next('move');
    await settle();
    page.watch.begin(makePlayer);
    expect(page.watch.player.value).toBe(player);
    expect(page.watch.place()).toBe(1);
  });
});
