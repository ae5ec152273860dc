// Runs side by side in the page: their views are fetched when they are first shown, and the runs live as long as they are
// shown, so that their workers are gone with them.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Race } from './race';
import type { HasWatch } from '../watch/watch_store';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { type Door, Outside, useDoor } from '../../ui/lazy_part';
import type * as Views from './race_views';

const load = () => import('./race_views');

export interface SideBySide {
  /** Whether the Watch tab shows several runs rather than one. */
  isShown: boolean;
  race: Race | null;
  door: Door<typeof Views>;
}

export function useSideBySide(app: HasPlay & HasView & HasRuns & HasSettings): SideBySide {
  const isShown = app.view.tab.value === 'watch' && app.runs.race.value !== null;
  const door = useDoor(isShown, load);
  const [race, setRace] = useState<Race | null>(null);
  useEffect(() => {
    if (!isShown || !door.views) return undefined;
    const made = door.views.raceHere(app);
    setRace(made);
    return () => {
      made.end();
      setRace(null);
    };
  }, [isShown, door.views]);
  return { isShown, race: isShown ? race : null, door };
}

interface PartProps {
  app: HasPlay & HasView & HasRuns & HasSettings & HasWatch & HasCatalogue;
  side: SideBySide;
  part: 'RaceStage' | 'RacePanel' | 'RaceDeck';
}

/** A part of the page, as soon as it is there; until then the stage says what is missing. */
export function SidePart({ app, side: { race, door }, part }: PartProps): JSX.Element | null {
  const Part = door.views?.[part];
  if (Part && race) return <Part app={app} race={race} />;
  return part === 'RaceStage' ? <Outside door={door} name="The view side by side" /> : null;
}
