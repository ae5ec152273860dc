// What run_module.mjs takes of the page: its host, and what it tells of a module.
export { openGuest } from '../../web/worker/guest_host';
export { endedWords, refusalWords, unreadableWords } from '../../web/features/lab/guest_words';
