// The words for a count of solutions, during the count and at its end.
import * as texts from '../language/generated/verdict';
import { say } from '../language/say';
import type { Count } from '../state/verdict_store';
import { secondsWords, shareWords } from './units';
import { numberOf, progressWords } from './words';

export function countWords(count: Count): string {
  switch (count.kind) {
    case 'idle':
      return '';
    case 'counting': {
      const { explored } = count.progress;
      const progressName = progressWords(count.progress);
      return explored === undefined
        ? progressName
        : say(texts.shareExplored, { shareName: shareWords(explored), progressName });
    }
    case 'failed':
      return count.message();
    case 'counted':
      return say(texts.countAndTime, { countedName: numberOf(count), timeName: secondsWords(count.outcome.seconds) });
  }
}
