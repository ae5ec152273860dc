// The choice of candidates for paper.
import type { JSX } from 'preact';
import { candidatesAll, candidatesLabel, candidatesNone, candidatesNotes } from '../../language/generated/share';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { HasPlay } from '../../state/play_store';
import { Segments } from '../../ui/controls/choice';
import { isMarked, type Candidates } from './scope';

const choices: readonly { value: Candidates; text: Text }[] = [
  { value: 'none', text: candidatesNone },
  { value: 'notes', text: candidatesNotes },
  { value: 'all', text: candidatesAll },
];

interface CandidatesFieldProps {
  app: HasPlay;
  /** The unique name of the field on the page. */
  name: string;
  chosen: Candidates;
  onChoose(candidates: Candidates): void;
}

export function CandidatesField({ app, name, chosen, onChoose }: CandidatesFieldProps): JSX.Element {
  const isNoted = isMarked(app);
  const options = choices
    .filter(({ value }) => value !== 'notes' || isNoted)
    .map(({ value, text }) => ({ value, text: say(text) }));
  return <Segments name={name} label={say(candidatesLabel)} options={options} chosen={chosen} onChoose={onChoose} />;
}
