// A new puzzle, in four ways: text, one made here, an empty grid, or a sample.
import type { JSX } from 'preact';
import { makeTab } from '../../language/generated/make';
import { emptyGridTab, howToBegin, pasteTab, samplesTab, shapeAndGivens } from '../../language/generated/new';
import { sampleIsHere } from '../../language/generated/samples';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { CanRead } from '../../state/reading';
import { Tabs, panelProps } from '../../ui/controls/tabs';
import { givensWords, shapeWords } from '../../ui/words';
import type { Arrival, Way } from '../arrival/arrival_store';
import { BlankForm } from './blank_form';
import { MakeForm } from './make_form';
import styles from './new_content.module.css';
import { makerOfPage } from './page_maker';
import { type Sample, samplePuzzle, samples, wordsOf } from './samples';
import { TextForm } from './text_form';

const ways: readonly { id: Way; text: Text }[] = [
  { id: 'text', text: pasteTab },
  { id: 'make', text: makeTab },
  { id: 'blank', text: emptyGridTab },
  { id: 'sample', text: samplesTab },
];

/** What is said when it is on the board. */
function hereWords(sample: Sample): string {
  const { name, note } = wordsOf(sample);
  return say(sampleIsHere, { name, noteName: note });
}

function SampleList({ arrival }: { arrival: Arrival }): JSX.Element {
  return (
    <ul class={styles.samples}>
      {samples.map((sample) => {
        const puzzle = samplePuzzle(sample);
        const size = say(shapeAndGivens, { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) });
        const { name, note } = wordsOf(sample);
        return (
          <li key={name}>
            <button type="button" onClick={() => arrival.accept(puzzle, () => hereWords(sample))}>
              <b>{name}</b>
              <span class={styles.sampleSize}>{size}</span>
              <small>{note}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function NewContent({ app, arrival }: { app: CanRead; arrival: Arrival }): JSX.Element {
  const way = arrival.way.value;
  return (
    <>
      <Tabs
        name="new"
        label={say(howToBegin)}
        tabs={ways.map(({ id, text }) => ({ id, text: say(text) }))}
        chosen={way}
        onChoose={(id) => (arrival.way.value = id)}
      />
      <div class={styles.panel} {...panelProps('new', way)}>
        {way === 'text' && <TextForm app={app} arrival={arrival} />}
        {way === 'make' && <MakeForm maker={makerOfPage()} arrival={arrival} />}
        {way === 'blank' && <BlankForm app={app} arrival={arrival} />}
        {way === 'sample' && <SampleList arrival={arrival} />}
      </div>
    </>
  );
}
