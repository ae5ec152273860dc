// Ratings. One of a hard puzzle takes seconds in which no message is read, so that whoever does not want it any more ends
// the worker; meanwhile it says that it lives.
import type { LogicModule } from '../../wasm/logic_module';
import {
  numberOf,
  type RatedLines,
  type RateRequest,
  type Rating,
  type Ratings,
  type Unrated,
} from '../protocol/rating';
import type { Job } from './job';
import { bytesOf } from './puzzle_bytes';

const sign_ms = 500;

/** To be asked whether a rating is to end, which never is; tells the page now and then that there is someone. */
function neverEnded(job: Job): () => boolean {
  let told_ms = performance.now();
  return () => {
    const now_ms = performance.now();
    if (now_ms - told_ms > sign_ms) {
      told_ms = now_ms;
      job.progress({ solutions: 0, steps: 0, seconds: 0 });
    }
    return false;
  };
}

export function rate(module: LogicModule, { puzzle, scale }: Extract<RateRequest, { kind: 'rate' }>, job: Job): Rating {
  return JSON.parse(module.rate(bytesOf(puzzle), scale, neverEnded(job))) as Rating;
}

export function rateLines(
  module: LogicModule,
  { lines, scale }: Extract<RateRequest, { kind: 'rateLines' }>,
  job: Job,
): RatedLines {
  const isEnded = neverEnded(job);
  const ratings = lines.map(
    (line) => JSON.parse(module.rateLine(line, scale, isEnded)) as Ratings[typeof scale] | Unrated | null,
  );
  return {
    numbers: Uint32Array.from(ratings, (rating) => numberOf(scale, rating)),
    techniques:
      scale === 'own'
        ? ratings.map((rating) => (rating && 'techniques' in rating ? rating.techniques.join(' ') : ''))
        : [],
  };
}
