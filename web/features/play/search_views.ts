// What the Play tab shows of a long search, of rules that are not checked, and of who answers, in one file to be fetched
// when it is first needed.
export { SearchCard } from './search_card';
export { reachWords } from './search_words';
export { SolverChoice } from './solver_choice';
