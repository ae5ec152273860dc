// Asked for elsewhere on the page: the diagnosis opens, and takes the focus.
import { signal } from '@preact/signals';

export const diagnosisIsAsked = signal(false);
