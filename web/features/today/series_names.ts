// The names of the series in the statistics.
import { classicSeries, killerSeries, variantSeries } from '../../language/generated/today';

export const seriesNames = { classic: classicSeries, killer: killerSeries, variant: variantSeries } as const;
