// A new puzzle: one of a day, one made here, one to set, a stored one, an imported one, or one for two. Opened by its own button, it shows
// the part that was used last.
import type { JSX } from 'preact';
import { makeTab } from '../../language/generated/make';
import { mineTab } from '../../language/generated/mine';
import { bringInTab, howToBegin } from '../../language/generated/new';
import { setOnEmptyGrid, setTab } from '../../language/generated/setting';
import { todayTab } from '../../language/generated/today';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { duelTab } from '../../language/generated/duel';
import type { CanRead } from '../../state/reading';
import type { CanSolve } from '../../state/verdict_store';
import type { CanWrite, CanWriteFormats } from '../../state/writing';
import { Tabs, panelProps } from '../../ui/controls/tabs';
import type { Arrival } from '../arrival/arrival_store';
import { type MineNeeds, MyPuzzles } from '../mine/my_puzzles';
import { BlankForm } from '../import/blank_form';
import { BringIn, isBroughtIn } from '../import/bring_in';
import { DuelForm } from '../duel/duel_form';
import { MakeForm } from '../make/make_form';
import { openSetting } from '../setting/door';
import type { HasToday } from '../today/today_store';
import { TodayForm } from '../today/today_form';
import styles from './new_content.module.css';

type Part = 'today' | 'make' | 'set' | 'mine' | 'bring' | 'duel';

const parts: readonly { id: Part; text: Text }[] = [
  { id: 'today', text: todayTab },
  { id: 'make', text: makeTab },
  { id: 'set', text: setTab },
  { id: 'mine', text: mineTab },
  { id: 'bring', text: bringInTab },
  { id: 'duel', text: duelTab },
];

interface Props {
  app: CanRead & MineNeeds & HasToday & CanWrite & CanWriteFormats & CanSolve;
  arrival: Arrival;
}

export function NewContent({ app, arrival }: Props): JSX.Element {
  const way = arrival.way.value;
  const part = isBroughtIn(way) ? 'bring' : way;
  return (
    <>
      <Tabs
        name="new"
        label={say(howToBegin)}
        class={styles.tabs}
        tabs={parts.map(({ id, text }) => ({ id, text: say(text) }))}
        chosen={part}
        onChoose={(id) => {
          app.settings.newPart.value = id;
          arrival.way.value = id === 'bring' ? 'text' : id;
        }}
      />
      <div class={styles.panel} {...panelProps('new', part)}>
        {part === 'make' && <MakeForm app={app} arrival={arrival} />}
        {part === 'set' && (
          <BlankForm app={app} arrival={arrival} start={say(setOnEmptyGrid)} then={() => openSetting(app)} />
        )}
        {part === 'today' && <TodayForm app={app} arrival={arrival} />}
        {part === 'duel' && <DuelForm app={app} />}
        {part === 'mine' && <MyPuzzles app={app} arrival={arrival} />}
        {isBroughtIn(way) && <BringIn app={app} arrival={arrival} way={way} />}
      </div>
    </>
  );
}
