// The pages of techniques, as one piece to load.
export { LearnDialog } from './learn_dialog';
export { TechniqueChoice } from '../technique_choice/technique_choice';
