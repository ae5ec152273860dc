// What can be done with several puzzles at once: print them, save them, open them as a list.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import * as texts from '../../language/generated/make';
import { say } from '../../language/say';
import { messageOf } from '../../base/message_of';
import { sideOf } from '../../grid/puzzle';
import type { LogicTechnique } from '../../protocol/logic';
import type { CanWrite, CanWriteFormats } from '../../state/writing';
import { Button } from '../../ui/controls/button';
import { saveFile } from '../../ui/controls/save_file';
import type { Arrival } from '../arrival/arrival_store';
import styles from './found_part.module.css';
import { foundText } from './found_text';
import { makerOfPage } from './page_maker';

interface Props {
  app: CanWrite & CanWriteFormats;
  arrival: Arrival;
  techniques: readonly LogicTechnique[];
  isPrinting: boolean;
  onPrinting(isPrinting: boolean): void;
}

export function FoundActions({ app, arrival, techniques, isPrinting, onPrinting }: Props): JSX.Element {
  const { maker, ratings } = makerOfPage();
  const making = maker.making.value!;
  const [failure, setFailure] = useState('');

  async function write(use: (file: File) => void): Promise<void> {
    setFailure('');
    try {
      const side = sideOf(making.recipe.shape);
      const text = await foundText(app, making, ratings.of.peek(), techniques);
      use(new File([text], `sudoku-${side}x${side}-${making.recipe.seed}.txt`, { type: 'text/plain' }));
    } catch (error) {
      setFailure(say(texts.foundNotSaved, { reasonName: messageOf(error) }));
    }
  }

  const isEmpty = making.found.length === 0;
  return (
    <>
      {failure && <output class={styles.failure}>{failure}</output>}
      <div class={styles.actions}>
        <Button look="outlined" disabled={isEmpty} expanded={isPrinting} onClick={() => onPrinting(!isPrinting)}>
          {say(texts.printFound)}
        </Button>
        <Button look="outlined" disabled={isEmpty} onClick={() => void write((file) => saveFile(file, file.name))}>
          {say(texts.saveFound)}
        </Button>
        <Button look="primary" disabled={isEmpty} onClick={() => void write((file) => void arrival.collectFile(file))}>
          {say(texts.openInLists)}
        </Button>
      </div>
    </>
  );
}
