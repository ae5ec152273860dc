// The logarithmic axis of times that curves and scatter share.
import type uPlot from 'uplot';
import { clockSeconds } from '../../lab/series';
import { axis, type Theme } from './plot';
import { timeWords } from '../time_words';

/** 0.1 ms, 1 ms, ... and the cap. */
export function timeMarks(capSeconds: number): number[] {
  const marks: number[] = [];
  for (let exponent = Math.round(Math.log10(clockSeconds)); 10 ** exponent < capSeconds; ++exponent) {
    marks.push(Number(`1e${exponent}`));
  }
  return [...marks, capSeconds];
}

export function timeAxis(theme: Theme, capSeconds: number, rest: uPlot.Axis): uPlot.Axis {
  const marks = timeMarks(capSeconds);
  return axis(theme, {
    splits: () => marks,
    filter: (_, splits) => splits,
    values: (_, splits) => splits.map((time) => timeWords(time, capSeconds)),
    ...rest,
  });
}
