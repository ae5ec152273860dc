// Which candidates go onto paper.
import type { JSX } from 'preact';
import { hasAny } from '../../state/notes';
import type { HasPlay } from '../../state/play';
import { Segments } from '../../ui/controls/segments';
import type { Candidates } from './scope';

const choices: readonly { value: Candidates; text: string }[] = [
  { value: 'none', text: 'None' },
  { value: 'notes', text: 'My notes' },
  { value: 'all', text: 'All' },
];

interface CandidatesFieldProps {
  app: HasPlay;
  /** Of the field among others on the page. */
  name: string;
  chosen: Candidates;
  onChoose(candidates: Candidates): void;
}

export function CandidatesField({ app, name, chosen, onChoose }: CandidatesFieldProps): JSX.Element {
  const isNoted = hasAny(app.play.entries.value.notes);
  const options = choices.filter(({ value }) => value !== 'notes' || isNoted);
  return <Segments name={name} label="Candidates" options={options} chosen={chosen} onChoose={onChoose} />;
}
