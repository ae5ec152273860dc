// Questions about the clues: their clash, the superfluous ones, the true candidates, givens that leave one solution.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/setting';
import { say, tell } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { Check } from '../../ui/controls/choice';
import { icons } from '../../ui/icons';
import { cellName } from '../../ui/places';
import { clueAt } from './clue_list';
import { clueWords } from './clue_words';
import type { Item } from './findings';
import { kindCalled } from './kinds';
import styles from './rows.module.css';
import type { SettingPlace } from './setting_place';

function ItemRow({ item, page, setting }: SettingPlace & { item: Item }): JSX.Element | null {
  const { play, view } = page.app;
  const { side } = play.geometry.value;
  if (item.is === 'flag') return <Row words={say(item.kind.name)} onRemove={() => setting.setFlag(item.kind, false)} />;
  if (item.is === 'other') return <Row words={tell(item.name)} />;
  if (item.is === 'given')
    return (
      <Row
        words={say(texts.setGivenIn, { cellName: cellName({ side }, item.cell) })}
        onShow={() => (view.selected.value = item.cell)}
        onRemove={() => play.mend([[item.cell, 0]])}
      />
    );
  const entry = clueAt(setting.constraints.value, item.clue);
  if (!entry) return null;
  return (
    <Row
      words={clueWords(kindCalled(item.clue.kind)!, entry, side)}
      onShow={() => setting.choose(item.clue)}
      onRemove={() => setting.remove(item.clue)}
    />
  );
}

function Row({ words, onShow, onRemove }: { words: string; onShow?(): void; onRemove?(): void }): JSX.Element {
  return (
    <li>
      {onShow ? (
        <button type="button" class={styles.clue} onClick={onShow}>
          <span>{words}</span>
        </button>
      ) : (
        <span class={styles.clue}>{words}</span>
      )}
      {onRemove && (
        <Button icon={icons.erase} label={say(texts.setDeleteClue, { clueName: words })} onClick={onRemove} />
      )}
    </li>
  );
}

export function ChecksView(place: SettingPlace): JSX.Element {
  const { page, checks } = place;
  const verdict = page.app.verdict.verdict.value;
  const status = verdict.kind === 'known' ? verdict.outcome.status : null;
  const asked = checks.asked.value;
  const found = checks.found.value;
  const failure = checks.failure.value;
  return (
    <div class={styles.parts}>
      <Check
        label={say(texts.setCandidates)}
        hint={say(texts.setCandidatesHint)}
        checked={checks.showsCandidates.value}
        onChange={checks.showCandidates}
      />
      <div class={styles.row}>
        <Button look="outlined" disabled={status !== 'none'} onClick={() => void checks.ask('clash')}>
          {say(texts.setFindClash)}
        </Button>
        <Button look="outlined" disabled={status !== 'unique'} onClick={() => void checks.ask('redundant')}>
          {say(texts.setFindRedundant)}
        </Button>
        <Button look="outlined" disabled={status !== 'several'} onClick={() => void checks.ask('unique')}>
          {say(texts.setMakeUnique)}
        </Button>
      </div>
      {asked && (
        <div class={styles.row}>
          <progress aria-label={say(texts.setProgress)} max={1} value={checks.share.value ?? undefined} />
          <Button look="outlined" icon={icons.stop} onClick={checks.stop}>
            {say(texts.setStop)}
          </Button>
        </div>
      )}
      <div role="status">
        {failure && <p class={styles.fault}>{failure()}</p>}
        {found && (
          <p>
            {status === 'none'
              ? say(texts.setClash, { count: found.items.length })
              : say(texts.setRedundant, { count: found.items.length })}
            {!found.isComplete && ` ${say(status === 'none' ? texts.setSomeMayNotMatter : texts.setMayBeMore)}`}
          </p>
        )}
      </div>
      {found && (
        <ul class={styles.list}>
          {found.items.map((item) => (
            <ItemRow key={JSON.stringify(item)} {...place} item={item} />
          ))}
        </ul>
      )}
    </div>
  );
}
