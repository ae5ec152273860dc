// The visible parts of the Lab, loaded together: the board's place, the panel and the deck of its tab.
export { LabDeck } from './lab_deck';
export { LabPanel } from './lab_panel';
export { LabResults } from './lab_results';
