// The page's host for modules, and its description of a module, for run_module.mjs.
export { openGuest } from '../../web/worker/guest_host';
export { endedWords, refusalWords, unreadableWords } from '../../web/features/lab/guest_words';
