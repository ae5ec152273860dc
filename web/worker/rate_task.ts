// Ratings. One hard puzzle can take seconds without reading messages, so the
// page ends the worker to cancel it; meanwhile the worker sends signs of life.
import { isPuzzleLine, puzzleInLine } from '../grid/puzzle_line';
import type { LogicModule } from '../../wasm/logic_module';
import {
  ratingNumber,
  type RatedLines,
  type RateRequest,
  type Rating,
  type Ratings,
  type Unrated,
} from '../protocol/rating';
import { type Job, bytesOf, neverEnded } from './job';

export function rate(module: LogicModule, { puzzle, scale }: Extract<RateRequest, { kind: 'rate' }>, job: Job): Rating {
  return JSON.parse(module.rate(bytesOf(puzzle), scale, neverEnded(job))) as Rating;
}

export function rateLines(
  module: LogicModule,
  { lines, scale }: Extract<RateRequest, { kind: 'rateLines' }>,
  job: Job,
): RatedLines {
  const isEnded = neverEnded(job);
  const rated = (line: string): string => {
    if (!isPuzzleLine(line)) return module.rateLine(line, scale, isEnded);
    const found = puzzleInLine(line);
    return found ? module.rate(bytesOf(found.puzzle), scale, isEnded) : 'null';
  };
  const ratings = lines.map((line) => JSON.parse(rated(line)) as Ratings[typeof scale] | Unrated | null);
  return {
    numbers: Uint32Array.from(ratings, (rating) => ratingNumber(scale, rating)),
    techniques:
      scale === 'own'
        ? ratings.map((rating) => (rating && 'techniques' in rating ? rating.techniques.join(' ') : ''))
        : [],
  };
}
