// The choices for printing: this puzzle large, or those of the list several a page.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { theCollection } from '../../language/generated/app';
import {
  collectionShows,
  collectionShowsMore,
  coordinatesLabel,
  entriesLabel,
  lookingForSolutions,
  nothingPrinted,
  printButton,
  printedWithout,
  printThisPuzzle,
  puzzlesPerPage,
  solutionsAbout,
  solutionsLabel,
  stopPrinting,
  whatToPrint,
} from '../../language/generated/share';
import { say } from '../../language/say';
import { messageOf } from '../../language/failure';
import { hasEntries } from '../../state/moves';
import type { HasPlay } from '../../state/play_store';
import type { CanRead } from '../../state/reading';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve, HasWholeModule } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { Check, Segments } from '../../ui/controls/choice';
import { CandidatesField } from './candidates_field';
import styles from './share_content.module.css';
import { makeContent, mostPrinted, rowsShown, wishOfBoard, type PrintWish } from './print_content';
import { perPageChoices, printSheet, type PerPage } from './print_sheet';

const pageOptions = perPageChoices.map((count) => ({ value: String(count), text: String(count) }));

function collectionWords(shown: number): string {
  return shown > mostPrinted
    ? say(collectionShowsMore, { count: shown, limitCount: mostPrinted })
    : say(collectionShows, { count: shown });
}

interface Props {
  app: HasPlay & HasView & HasSettings & HasSitting & HasWholeModule & CanRead & CanSolve;
}

export function PrintPart({ app }: Props): JSX.Element {
  const shown = rowsShown();
  const isEntered = hasEntries(app.play.entries.value.values);
  const [wish, setWish] = useState<PrintWish>({
    ...wishOfBoard(app),
    source: shown > 0 && app.view.tab.value === 'collection' ? 'collection' : 'puzzle',
  });
  const [perPage, setPerPage] = useState<PerPage>(6);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const stopping = useRef(new AbortController());
  // Closing the dialog cancels printing.
  useEffect(() => () => stopping.current.abort(), []);
  const isCollection = wish.source === 'collection';
  const change = (changed: Partial<PrintWish>): void => setWish({ ...wish, ...changed });

  async function print(): Promise<void> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setBusy(true);
    setSaid(wish.solutions ? say(lookingForSolutions) : '');
    try {
      const { groups, rules, without } = await makeContent(app, wish, signal);
      setSaid(without.length > 0 ? say(printedWithout, { names: without }) : '');
      if (!signal.aborted) printSheet(groups, isCollection ? perPage : 1, rules);
    } catch (error) {
      setSaid(say(nothingPrinted, { reasonName: messageOf(error) }));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {shown > 0 && (
        <Segments
          name="print-source"
          label={say(whatToPrint)}
          options={[
            { value: 'puzzle', text: say(printThisPuzzle) },
            { value: 'collection', text: say(theCollection) },
          ]}
          chosen={wish.source}
          onChoose={(source) => change({ source })}
        />
      )}
      {isCollection && (
        <>
          <p class={styles.note}>{collectionWords(shown)}</p>
          <Segments
            name="print-per-page"
            label={say(puzzlesPerPage)}
            options={pageOptions}
            chosen={String(perPage)}
            onChoose={(count) => setPerPage(Number(count) as PerPage)}
          />
        </>
      )}
      <CandidatesField
        app={app}
        name="print-candidates"
        chosen={isCollection && wish.candidates === 'notes' ? 'none' : wish.candidates}
        onChoose={(candidates) => change({ candidates })}
      />
      <div class={styles.checks}>
        {isEntered && !isCollection && (
          <Check
            label={say(entriesLabel)}
            checked={wish.withEntries}
            onChange={(withEntries) => change({ withEntries })}
          />
        )}
        <Check
          label={say(coordinatesLabel)}
          checked={wish.coordinates}
          onChange={(coordinates) => change({ coordinates })}
        />
        <Check
          label={say(solutionsLabel)}
          hint={say(solutionsAbout)}
          checked={wish.solutions}
          onChange={(solutions) => change({ solutions })}
        />
      </div>
      <div class={styles.actions}>
        {busy ? (
          <Button look="outlined" icon={icons.stop} onClick={() => stopping.current.abort()}>
            {say(stopPrinting)}
          </Button>
        ) : (
          <Button look="primary" onClick={() => void print()}>
            {say(printButton)}
          </Button>
        )}
        <output>{said}</output>
      </div>
    </>
  );
}
