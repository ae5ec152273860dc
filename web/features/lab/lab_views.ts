// All that is seen of the Lab, as one piece to load: the board's place, the panel and the deck of its tab.
export { LabDeck } from './lab_deck';
export { LabPanel } from './lab_panel';
export { LabResults } from './lab_results';
