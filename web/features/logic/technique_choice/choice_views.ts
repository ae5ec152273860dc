// The choice of techniques, fetched when it is first opened.
export { TechniqueChoice } from './technique_choice';
