// The result of a check, below the tools of play, and the card of a solved puzzle, in place of the pad.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { countOwn } from '../../state/moves';
import { useLazyPart } from '../../ui/lazy_part';
import type { Arrival } from '../arrival/arrival_store';
import { CheckPart } from './check_part';
import { tellNoSolution } from './no_solution';
import type { PlayNeeds } from './play_needs';

const loadFinish = () => import('../finish/finish_card');

export function Outcome(props: { app: PlayNeeds; arrival: Arrival }): JSX.Element {
  const { play } = props.app;
  useEffect(() => tellNoSolution(props.app), [props.app]);
  const isFinished = play.outcome.value === 'solved' && countOwn(play.entries.value) > 0;
  const { views } = useLazyPart(isFinished, loadFinish);
  return (
    <>
      {isFinished && views && <views.FinishCard {...props} />}
      <CheckPart app={props.app} />
    </>
  );
}
