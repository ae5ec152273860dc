// Imports a puzzle: as text, typed into a blank grid, or one of our samples.
import type { JSX } from 'preact';
import { emptyGridTab, howToBringIn, pasteTab, samplesTab } from '../../language/generated/new';
import { say } from '../../language/say';
import { backToPicture, pictureIsKept } from '../../language/generated/pictures';
import type { Text } from '../../language/text';
import type { CanRead } from '../../state/reading';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { Tabs, panelProps } from '../../ui/controls/tabs';
import type { Arrival, ArrivalWay } from '../arrival/arrival_store';
import { BlankForm } from './blank_form';
import styles from './bring_in.module.css';
import { SampleList } from './sample_list';
import { TextForm } from './text_form';

const ways = [
  { id: 'text', text: pasteTab },
  { id: 'blank', text: emptyGridTab },
  { id: 'sample', text: samplesTab },
] as const satisfies readonly { id: ArrivalWay; text: Text }[];
type Brought = (typeof ways)[number]['id'];

export const isBroughtIn = (way: ArrivalWay): way is Brought => ways.some(({ id }) => id === way);

interface Props {
  app: CanRead & HasView;
  arrival: Arrival;
  way: Brought;
}

export function BringIn({ app, arrival, way }: Props): JSX.Element {
  const files = arrival.leftPicture.value;
  return (
    <>
      {files && (
        <div class={styles.back}>
          <p>{say(pictureIsKept)}</p>
          <Button look="outlined" onClick={() => void arrival.receiveFiles(files)}>
            {say(backToPicture)}
          </Button>
        </div>
      )}
      <Tabs
        name="bring"
        label={say(howToBringIn)}
        class={styles.ways}
        tabs={ways.map(({ id, text }) => ({ id, text: say(text) }))}
        chosen={way}
        onChoose={(id) => (arrival.way.value = id)}
      />
      <div class={styles.way} {...panelProps('bring', way)}>
        {way === 'text' && <TextForm app={app} arrival={arrival} />}
        {way === 'blank' && <BlankForm app={app} arrival={arrival} />}
        {way === 'sample' && <SampleList arrival={arrival} />}
      </div>
    </>
  );
}
