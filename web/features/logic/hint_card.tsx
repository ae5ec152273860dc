// The card of a hint in Play: the conclusion first, then its reason;
// at an earlier stage where to look. One press carries out the step.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/logic';
import { keyCellNames } from '../../language/generated/logic';
import { noneIsWrong } from '../../language/generated/play';
import { begun, say, tell } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import { Button } from '../../ui/controls/button';
import { Icon, solid } from '../../ui/icons';
import { placeOf } from '../../ui/places';
import { Grade } from '../rating/step_grade';
import { hintActions, mainOf } from './hint_actions';
import type { HintPart, HintPlaceProps } from './hint_door';
import { HintFrame } from './hint_place';
import { findingWords, reasonWords, conclusionWords } from './hint_words';
import styles from './hint_step.module.css';
import { Links } from './links';
import { StepKey } from './step_key';

type Props = HintPlaceProps & { part: HintPart };

/** A drawing of nine keys. */
function PadIcon(): JSX.Element {
  const places = [4, 9, 14];
  return (
    <Icon>{places.flatMap((y) => places.map((x) => <circle key={`${x} ${y}`} {...solid} cx={x} cy={y} r="1" />))}</Icon>
  );
}

function Conclusions({ step, grid }: { step: LogicStep; grid: Parameters<typeof placeOf>[0] }): JSX.Element {
  return (
    <>
      {conclusionWords(step, grid).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </>
  );
}

/** The first full hint explains the name of a cell. */
let firstTold: LogicStep | null = null;

/** With the first cell of the step's result. */
function cellNameWords({ placements, eliminations }: LogicStep, grid: Parameters<typeof placeOf>[0]): string {
  const cell = placeOf(grid, [...placements, ...eliminations][0]!.cell);
  const [rowCount, columnCount] = cell;
  return say(keyCellNames, { cell, rowCount, columnCount });
}

function Step({ app, hints: door, part, step }: Props & { step: LogicStep }): JSX.Element {
  const { hints, more } = part;
  const stage = hints.stage.value;
  const { geometry } = app.play;
  const name = begun(tell(step.name));
  if (stage === 3) firstTold ??= step;
  const judged = app.verdict?.verdict.value;
  const areSeveral = judged?.kind === 'known' && judged.outcome.status === 'several';
  return (
    <>
      <header class={styles.head}>
        <div>
          <h2>
            {stage === 3 && <Conclusions step={step} grid={geometry.value} />}
            {stage === 2 && name}
            {stage === 1 && say(texts.logicNudge)}
          </h2>
          <p class={styles.name}>
            {stage === 3 && name} <Grade step={step} scale={app.settings.scale.value} />
          </p>
        </div>
        <Button class={styles.pad} icon={PadIcon} label={say(texts.logicToPad)} onClick={door.toPad} />
      </header>
      <p class={styles.reason}>{reasonWords(step, stage)}</p>
      {areSeveral && <p class={styles.only}>{say(noneIsWrong)}</p>}
      {firstTold === step && <p class={styles.name}>{cellNameWords(step, geometry.value)}</p>}
      {hints.isOnly.value && <p class={styles.only}>{say(texts.logicOnly)}</p>}
      {stage > 1 && step.links.length > 0 && (
        <details class={styles.links}>
          <summary>{say(texts.logicLinks)}</summary>
          <Links hints={hints} step={step} grid={geometry.value} />
        </details>
      )}
      {stage > 1 && <StepKey step={step} stage={stage} link={hints.link.value} />}
      {more && (
        <Button class={styles.more} onClick={more}>
          {say(texts.logicMore)}
        </Button>
      )}
    </>
  );
}

export function HintCard(props: Props): JSX.Element {
  const { app, hints: door, part, backText } = props;
  const { hints } = part;
  const finding = hints.finding.value;
  const actions = hintActions(app, hints);
  const main = mainOf(actions);
  return (
    <HintFrame
      hints={door}
      backText={backText}
      isBusy={finding.kind === 'asking'}
      buttons={actions.map((action, index) => (
        <Button
          key={index}
          look={action === main ? 'primary' : 'outlined'}
          pressed={action.isPressed}
          onClick={action.run}
        >
          {action.text}
        </Button>
      ))}
    >
      {finding.kind === 'step' ? (
        <Step {...props} step={finding.step} />
      ) : (
        <p class={styles.told}>{findingWords(finding.kind === 'none' ? { kind: 'asking' } : finding)}</p>
      )}
    </HintFrame>
  );
}
