// The English of the solver's messages, bundled into one file of the package.
export { tell } from '../../web/language/say';
export { loadSolverTexts as loadWords } from '../../web/language/solver_texts';
