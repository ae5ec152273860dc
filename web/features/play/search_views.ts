// The views of the Play tab for a long search, for unchecked rules and for
// the answering algorithm, in one file to be fetched when it is first needed.
export { SearchCard } from './search_card';
export { reachWords } from './search_words';
export { SolverChoice } from './solver_choice';
