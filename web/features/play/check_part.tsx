// The result of a check, in a place of its own; a second press acts on it.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import * as texts from '../../language/generated/play';
import { whatIsInCommon, whatIsWrong } from '../../language/generated/diagnosis';
import { dismiss } from '../../language/generated/app';
import { showWhere } from '../../language/generated/play';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { type IconDrawing, icons } from '../../ui/icons';
import { askDiagnosis } from '../diagnosis/asked';
import { type CheckResult, makeChecker } from './check';
import styles from './check_part.module.css';
import { coversBoard } from './pause_cover';

const looks = { asking: 'plain', right: 'good', notes: 'warn', open: 'plain', wrong: 'bad', failed: 'bad' } as const;

const lookIcons: Partial<Record<string, IconDrawing>> = { good: icons.good, bad: icons.bad };

function resultWords(result: CheckResult): string {
  switch (result.kind) {
    case 'asking':
      return say(texts.checkAsking);
    case 'right':
      return say(texts.allRight);
    case 'wrong':
      return say(result.areClashing ? texts.someClash : texts.someWrong, { count: result.cells.length });
    case 'notes':
      return say(texts.notesWrong, { count: result.cells.length });
    case 'open':
      if (result.canFinish === null) return say(texts.notSettled);
      if (!result.canFinish) return say(texts.cannotFinish);
      return result.areSeveral ? `${say(texts.canFinish)} ${say(texts.noneIsWrong)}` : say(texts.canFinish);
    case 'failed':
      return say(texts.checkFailed, { reasonName: result.reason() });
  }
}

export function CheckPart({
  app,
}: {
  app: HasPlay & HasSettings & HasSitting & CanSolve & HasView;
}): JSX.Element | null {
  const checker = useMemo(() => makeChecker(app), [app]);
  useEffect(() => () => checker.end(), [checker]);
  const result = checker.result.value;
  const isShown = checker.isShown.value;
  const Icon = result ? (lookIcons[looks[result.kind]] ?? icons.check) : icons.check;
  const cellsToGo = app.play.grid.value.reduce((count, value) => count + (value === 0 ? 1 : 0), 0);
  return (
    <section class={styles.place} aria-label={say(texts.checkResultLabel)} aria-live="polite">
      {result && !coversBoard(app) && (
        <div class={`${styles.result} ${styles[looks[result.kind]]}`} onClick={checker.forget}>
          <Icon />
          <p>
            <b>{resultWords(result)}</b> {result.kind === 'right' && say(texts.cellsToGo, { count: cellsToGo })}
          </p>
          {(result.kind === 'wrong' || result.kind === 'notes') && (
            <span class={styles.actions} onClick={(event) => event.stopPropagation()}>
              <Button look="outlined" disabled={isShown} onClick={checker.showWhere}>
                {say(showWhere)}
              </Button>
              {result.kind === 'wrong' && result.areOwn && (
                <Button look="outlined" onClick={checker.backToRight}>
                  {say(texts.backToRight)}
                </Button>
              )}
            </span>
          )}
          {result.kind === 'open' && (result.canFinish === false || result.areSeveral) && (
            <span class={styles.actions} onClick={(event) => event.stopPropagation()}>
              <Button look="outlined" onClick={() => askDiagnosis(app)}>
                {say(result.canFinish === false ? whatIsWrong : whatIsInCommon)}
              </Button>
            </span>
          )}
          <Button icon={icons.close} label={say(dismiss)} onClick={checker.forget} />
        </div>
      )}
    </section>
  );
}
