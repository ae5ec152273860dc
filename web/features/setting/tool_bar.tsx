// The tool in hand, and what to do with it; or the chosen clue, with its value to type, and its moves.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import * as texts from '../../language/generated/setting';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { Segments } from '../../ui/controls/choice';
import { NumberPad } from '../play/number_pad';
import { clueCells } from './clue_words';
import { valueOfEntry } from './entries';
import { kindCalled, type Kind } from './kinds';
import rows from './rows.module.css';
import { ruleWords } from './rules_text';
import type { SettingPlace } from './setting_place';
import { diagonalsFrom, isDiagonal, spotNamed, type Diagonal } from './spots';
import styles from './tool_bar.module.css';
import { valueKeys } from './values';

const arrowOf: Record<Diagonal, string> = { DR: '↘', DL: '↙', UR: '↗', UL: '↖' };
const arrowName: Record<Diagonal, typeof texts.setDownRight> = {
  DR: texts.setDownRight,
  DL: texts.setDownLeft,
  UR: texts.setUpRight,
  UL: texts.setUpLeft,
};

/** How to draw with a tool. */
function howTo(kind: Kind): string {
  switch (kind.form) {
    case 'cell':
      return say(texts.setHowCell);
    case 'pair':
      return say(texts.setHowPair);
    case 'corner':
      return say(texts.setHowCorner);
    case 'cells':
      return say(texts.setHowCells);
    case 'copy':
      return say(texts.setHowCopy);
    case 'areas':
      return say(texts.setHowAreas);
    case 'counted':
      return say(texts.setHowCounted);
    case 'branches':
    case 'arrow':
      return say(texts.setHowBranches);
    case 'line':
      return say(texts.setHowLine);
    case 'beside':
    case 'diagonal':
      return say(texts.setHowBeside);
    case 'flag':
      return '';
  }
}

function ValuePad({ setting }: SettingPlace): JSX.Element | null {
  const clue = setting.chosen.value;
  const rule = clue && setting.valueRule();
  if (!clue || !rule) return null;
  const typed = setting.typed.value ?? valueOfEntry(clue.entry);
  const fault = setting.fault.value;
  const keys = valueKeys(rule);
  return (
    <div class={styles.value} role="group" aria-label={say(texts.setValue)}>
      {rule.is === 'text' ? (
        <input
          class={styles.shown}
          aria-label={say(texts.setValue)}
          value={typed}
          maxLength={rule.most}
          spellcheck={false}
          onInput={({ currentTarget }) => setting.setValue(currentTarget.value)}
          onChange={() => setting.endValue()}
        />
      ) : (
        <output class={styles.shown} data-empty={typed === ''}>
          {typed || say(texts.setNoValue)}
        </output>
      )}
      <div class={styles.keys}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={rule.is === 'choice' ? typed === key : undefined}
            onClick={() => setting.typeKey(key)}
          >
            {key}
          </button>
        ))}
        {rule.is !== 'choice' && rule.is !== 'text' && (
          <button type="button" aria-label={say(texts.setBackspace)} onClick={() => setting.typeKey('Backspace')}>
            ⌫
          </button>
        )}
      </div>
      {fault && (
        <p class={rows.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

function Directions({ page, setting }: SettingPlace): JSX.Element | null {
  const clue = setting.chosen.value;
  const place = clue && spotNamed(clue.entry.cell);
  if (!clue || !place || !isDiagonal(clue.entry.direction)) return null;
  const possible = diagonalsFrom(place, page.app.play.geometry.value.side);
  if (possible.length < 2) return null;
  return (
    <div class={rows.row} role="group" aria-label={say(texts.setDirection)}>
      {possible.map((direction) => (
        <Button
          key={direction}
          look="outlined"
          label={say(arrowName[direction])}
          pressed={clue.entry.direction === direction}
          onClick={() => setting.setDirection(direction)}
        >
          {arrowOf[direction]}
        </Button>
      ))}
    </div>
  );
}

const moves = [
  { sign: '↑', name: texts.setMoveUp, way: [-1, 0] },
  { sign: '↓', name: texts.setMoveDown, way: [1, 0] },
  { sign: '←', name: texts.setMoveLeft, way: [0, -1] },
  { sign: '→', name: texts.setMoveRight, way: [0, 1] },
] as const;

/** Moves the chosen clue; with keys, Alt and an arrow does the same. */
function Moves({ setting }: SettingPlace): JSX.Element {
  return (
    <div class={rows.row} role="group" aria-label={say(texts.setMove)}>
      {moves.map(({ sign, name, way }) => (
        <Button key={sign} look="outlined" label={say(name)} onClick={() => setting.move(way[0], way[1])}>
          {sign}
        </Button>
      ))}
    </div>
  );
}

function ChosenClue(place: SettingPlace): JSX.Element {
  const { page, setting } = place;
  const [isMoving, setMoving] = useState(false);
  const clue = setting.chosen.value!;
  const kind = kindCalled(clue.kind)!;
  const { side } = page.app.play.geometry.value;
  return (
    <div class={`${styles.bar} ${styles.chosen}`} role="group" aria-label={say(texts.setChosen)}>
      <div class={rows.row}>
        <p class={styles.name}>
          <b>{say(kind.name)}</b> {clueCells(kind, clue.entry, side)}
        </p>
        {kind.form === 'cells' && (
          <Button
            look="outlined"
            pressed={setting.changesCells.value}
            onClick={() => (setting.changesCells.value = !setting.changesCells.peek())}
          >
            {say(texts.setChangeCells)}
          </Button>
        )}
        <Button look="outlined" expanded={isMoving} onClick={() => setMoving(!isMoving)}>
          {say(texts.setMove)}
        </Button>
        <Button look="outlined" onClick={() => setting.copy()}>
          {say(texts.setCopy)}
        </Button>
        <Button look="outlined" onClick={() => setting.remove()}>
          {say(texts.setDelete)}
        </Button>
        <Button look="outlined" onClick={() => setting.choose(null)}>
          {say(texts.setDone)}
        </Button>
      </div>
      {isMoving && <Moves {...place} />}
      <Directions {...place} />
      <ValuePad {...place} />
    </div>
  );
}

function DraftBar({ setting }: SettingPlace): JSX.Element {
  const { kind, path, parts } = setting.draft.value!;
  const count = path.length;
  return (
    <div class={styles.bar}>
      <div class={rows.row}>
        <p class={styles.name}>
          <b>{say(kind.name)}</b> {count > 0 ? say(texts.setCells, { count }) : ''}
          {count === 0 && parts.length > 0 && setting.told.value?.()}
        </p>
        <Button look="outlined" onClick={() => setting.drop()}>
          {say(texts.setDrop)}
        </Button>
      </div>
    </div>
  );
}

export function ToolBar(place: SettingPlace): JSX.Element {
  const { page, setting } = place;
  if (setting.draft.value) return <DraftBar {...place} />;
  if (setting.chosen.value) return <ChosenClue {...place} />;
  const kind = setting.kind.value;
  if (!kind) {
    const isGiven = setting.tool.value === 'given';
    return (
      <div class={styles.bar}>
        <div class={rows.row}>
          <p class={styles.name}>
            <b>{say(isGiven ? texts.setGiven : texts.setEraser)}</b>{' '}
            {say(isGiven ? texts.setHowGiven : texts.setHowErase)}
          </p>
          {isGiven && (
            <Button look="outlined" onClick={() => setting.takeKind()}>
              {say(texts.setTools)}
            </Button>
          )}
        </div>
        {isGiven && <NumberPad app={page.app} entry={page.entry} />}
      </div>
    );
  }
  return (
    <div class={styles.bar}>
      <p class={styles.name}>
        <b>{say(kind.name)}</b> {ruleWords(kind, page.app.play.geometry.value.side)} {howTo(kind)}
      </p>
      {kind.form === 'arrow' && (
        <Segments
          name="bulbs"
          label={say(texts.setBulbs)}
          options={['1', '2', '3'].map((value) => ({ value, text: value }))}
          chosen={String(setting.bulbs.value)}
          onChoose={(value) => (setting.bulbs.value = Number(value))}
        />
      )}
    </div>
  );
}
