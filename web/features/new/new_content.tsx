// A new puzzle, in three ways: text, an empty grid, or a sample.
import type { JSX } from 'preact';
import type { CanRead } from '../../state/reading';
import { Tabs, panelProps } from '../../ui/controls/tabs';
import { givensWords, shapeWords } from '../../ui/words';
import type { Arrival, Way } from '../arrival/arrival';
import { BlankForm } from './blank_form';
import styles from './new_content.module.css';
import { samplePuzzle, samples } from './samples';
import { TextForm } from './text_form';

const ways: readonly { id: Way; text: string }[] = [
  { id: 'text', text: 'Paste' },
  { id: 'blank', text: 'Empty grid' },
  { id: 'sample', text: 'Samples' },
];

function SampleList({ arrival }: { arrival: Arrival }): JSX.Element {
  return (
    <ul class={styles.samples}>
      {samples.map((sample) => {
        const puzzle = samplePuzzle(sample);
        const size = `${shapeWords(puzzle.shape)}, ${givensWords(puzzle)}`;
        return (
          <li key={sample.name}>
            <button type="button" onClick={() => arrival.accept(puzzle, `${sample.name}: ${sample.note}.`)}>
              <b>{sample.name}</b>
              <span class={styles.sampleSize}>{size}</span>
              <small>{sample.note}</small>
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
      <Tabs name="new" label="How to begin" tabs={ways} chosen={way} onChoose={(id) => (arrival.way.value = id)} />
      <div class={styles.panel} {...panelProps('new', way)}>
        {way === 'text' && <TextForm app={app} arrival={arrival} />}
        {way === 'blank' && <BlankForm app={app} arrival={arrival} />}
        {way === 'sample' && <SampleList arrival={arrival} />}
      </div>
    </>
  );
}
