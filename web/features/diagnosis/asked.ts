// Asked for elsewhere on the page: the diagnosis opens, and takes the focus.
import { signal } from '@preact/signals';

export const diagnosisIsAsked = signal(false);
/** Of it, the givens that would settle a puzzle of several solutions. */
export const givensAreAsked = signal(false);
