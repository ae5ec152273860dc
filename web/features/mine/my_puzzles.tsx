// My puzzles: those begun, finished, set or received on this device.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { HasKept } from '../../kept/stored_records';
import { sittingsDamaged } from '../../language/generated/mine';
import * as texts from '../../language/generated/mine';
import { statisticsTitle } from '../../language/generated/app';
import { messageOf } from '../../language/failure';
import { say } from '../../language/say';
import { type Deleted, keptPuzzles } from '../../kept/kept_puzzles';
import type { KeptPuzzle } from '../../kept/puzzle_record';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { HasWholeModule } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { nameRules } from '../../ui/rule_names';
import type { Arrival } from '../arrival/arrival_store';
import { CardList } from './card_list';
import { EverythingPart } from './everything_part';
import { GroupChoice } from './group_choice';
import { type Group, groups, titleOf } from './mine_words';
import styles from './my_puzzles.module.css';

export type MineNeeds = HasPlay & HasView & HasSitting & HasSettings & HasKept & HasWholeModule;

interface Gone {
  puzzleId: number;
  title: string;
  deleted: Deleted;
}

function GoneLine({ gone, onUndo }: { gone: Gone; onUndo(): void }): JSX.Element {
  const line = useRef<HTMLDivElement>(null);
  // The card with the focus is gone.
  useLayoutEffect(() => line.current!.querySelector('button')!.focus(), [gone]);
  return (
    <div class={styles.gone} ref={line} role="group" aria-label={say(texts.deletedLabel)}>
      <p role="status">{say(texts.isDeleted, { name: gone.title })}</p>
      <Button look="outlined" onClick={onUndo}>
        {say(texts.undoDelete)}
      </Button>
    </div>
  );
}

function damagedWords(names: readonly string[]): string {
  const named = names.filter((name) => name !== '').map((name) => say(texts.quotedName, { name }));
  return [
    say(texts.puzzlesDamaged, { count: names.length }),
    ...(named.length > 0 ? [say(texts.damagedNames, { names: named })] : []),
  ].join(' ');
}

export function MyPuzzles({ app, arrival }: { app: MineNeeds; arrival: Arrival }): JSX.Element {
  const kept = useMemo(() => keptPuzzles(app), [app]);
  const [puzzles, setPuzzles] = useState<readonly KeptPuzzle[] | null>(null);
  const [damaged, setDamaged] = useState<readonly string[]>([]);
  const [withoutSitting, setWithoutSitting] = useState(0);
  const [group, setGroup] = useState<Group>('all');
  const [gone, setGone] = useState<Gone | null>(null);
  const [failure, setFailure] = useState('');

  const attempt = (action: () => Promise<unknown>): void =>
    void action().then(
      () => setFailure(''),
      (error: unknown) => setFailure(say(texts.storeFailed, { reasonName: messageOf(error) })),
    );
  async function readAll(): Promise<void> {
    const found = await kept.list();
    setPuzzles(found);
    void nameRules(
      app,
      found.map(({ position }) => position.puzzle),
    ).catch(() => undefined);
    setDamaged(await kept.damaged());
    setWithoutSitting(await kept.withoutSitting());
  }
  useEffect(() => attempt(readAll), [kept]);

  async function open({ position: { puzzleId } }: KeptPuzzle): Promise<void> {
    const coming = arrival.begin();
    const isThere = await kept.open(puzzleId);
    if (!coming.isLast()) return;
    if (!isThere) return readAll();
    app.view.show('play');
    app.view.selected.value = 0;
    coming.closeDialog();
  }
  async function remove(puzzle: KeptPuzzle): Promise<void> {
    const { puzzleId } = puzzle.position;
    const deleted = await kept.remove(puzzleId);
    setGone({ puzzleId, title: titleOf(puzzle), deleted });
    await readAll();
  }
  async function putBack({ puzzleId, deleted }: Gone): Promise<void> {
    await kept.putBack(puzzleId, deleted);
    setGone(null);
    await readAll();
  }
  async function rename({ position }: KeptPuzzle, name: string): Promise<void> {
    await kept.rename(position.puzzleId, name);
    await readAll();
  }

  const shown = puzzles?.filter(groups[group].has) ?? [];
  return (
    <div class={styles.mine}>
      <div class={styles.head}>
        <GroupChoice puzzles={puzzles ?? []} chosen={group} onChoose={setGroup} />
        <Button look="outlined" onClick={() => (app.view.dialog.value = 'statistics')}>
          {say(statisticsTitle)}
        </Button>
      </div>
      <EverythingPart app={app} onBroughtBack={() => attempt(readAll)} />
      {gone && <GoneLine gone={gone} onUndo={() => attempt(() => putBack(gone))} />}
      {failure && (
        <p class={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {damaged.length > 0 && (
        <p class={styles.failure} role="alert">
          {damagedWords(damaged)}
        </p>
      )}
      {withoutSitting > 0 && (
        <p class={styles.failure} role="alert">
          {say(sittingsDamaged, { count: withoutSitting })}
        </p>
      )}
      {puzzles && shown.length === 0 && (
        <p class={styles.empty}>{say(group === 'all' ? texts.nothingKept : texts.nothingInGroup)}</p>
      )}
      <CardList
        key={group}
        puzzles={shown}
        onBoard={app.play.puzzleId.value}
        onOpen={(puzzle) => attempt(() => open(puzzle))}
        onName={(puzzle, name) => attempt(() => rename(puzzle, name))}
        onDelete={(puzzle) => attempt(() => remove(puzzle))}
      />
    </div>
  );
}
