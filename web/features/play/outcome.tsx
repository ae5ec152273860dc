// What stands below the tools of play: that the puzzle is solved, and what a check found.
import type { JSX } from 'preact';
import type { Arrival } from '../arrival/arrival_store';
import { CheckPart } from './check_part';
import { FinishCard } from './finish_card';
import type { PlayNeeds } from './play_needs';

export function Outcome(props: { app: PlayNeeds; arrival: Arrival }): JSX.Element {
  return (
    <>
      <FinishCard {...props} />
      <CheckPart app={props.app} />
    </>
  );
}
