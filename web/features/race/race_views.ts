// All that is seen of runs side by side, as one piece to load, and the runs themselves.
export { raceHere } from './page_race';
export { RaceDeck } from './race_deck';
export { RacePanel } from './race_panel';
export { RaceStage } from './race_stage';
