// A chart by uPlot that follows the width it gets and the colours of the page. Redrawn whole when its
// options, data, the theme or the language change: that takes a few milliseconds.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { language, numberWords } from '../../../language/language';
import styles from './chart_card.module.css';
import uPlot from './uplot';

export interface Theme {
  ink: string;
  muted: string;
  line: string;
  surface: string;
  /** The text size relative to a page at its usual size. */
  text: number;
  /** Colour and dash of the n-th contender; told apart by either. */
  contender(index: number): { stroke: string; dash: number[] };
}

export type PlotOptions = Omit<uPlot.Options, 'width' | 'height'>;

interface PlotProps {
  /** The words of a screen reader in place of the picture. */
  label: string;
  /** They depend on the width in CSS pixels too, so that everything fits. */
  options(theme: Theme, width: number): PlotOptions;
  data: uPlot.AlignedData;
  onPlot?(plot: uPlot): void;
}

const colours = ['--accent', '--guess', '--good', '--entered', '--bad', '--muted'];
/** For elements that follow the theme by themselves; the canvas needs the current colour. */
export const contenderColour = (index: number): string => `var(${colours[index % colours.length]!})`;

const dashes = [[], [9, 4], [3, 3], [12, 3, 3, 3]];
/** The dashes shift by one with each round through both: 24 contenders differ in colour or dash. */
export const contenderDash = (index: number): number[] => dashes[(index + Math.floor(index / 12)) % dashes.length]!;

export function themeNow(): Theme {
  const computed = getComputedStyle(document.documentElement);
  const colour = (name: string): string => computed.getPropertyValue(name).trim();
  return {
    ink: colour('--ink'),
    muted: colour('--muted'),
    line: colour('--line'),
    surface: colour('--surface'),
    text: parseFloat(computed.fontSize) / 16,
    contender: (index) => ({
      stroke: colour(colours[index % colours.length]!),
      dash: contenderDash(index),
    }),
  };
}

export type AxisOptions = Omit<uPlot.Axis, 'size'> & {
  /** Room for the values, in CSS pixels at the usual text size. */
  size?: number;
};

/** An axis in the page's ink and size of text. */
export function axis(theme: Theme, { size = 50, ...rest }: AxisOptions): uPlot.Axis {
  const font = `${12 * theme.text}px system-ui, sans-serif`;
  const rule = { stroke: theme.line, width: 1 };
  const room = { size: size * theme.text, labelSize: 18 * theme.text };
  return { stroke: theme.muted, font, labelFont: font, ...room, grid: rule, ticks: rule, ...rest };
}

/** An axis for numbers of puzzles. */
export function countAxis(theme: Theme, label: string): uPlot.Axis {
  const values = (_: uPlot, splits: number[]): string[] => splits.map(numberWords);
  return axis(theme, { label, values, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] });
}

const height = 280;

export function Plot({ label, options, data, onPlot }: PlotProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current!;
    let plot: uPlot | null = null;
    let width = 0;
    const draw = (): void => {
      width = Math.floor(element.clientWidth);
      plot?.destroy();
      plot = null;
      if (width < 50) return;
      const chosen = options(themeNow(), width);
      plot = new uPlot({ ...chosen, width, height, legend: { show: false } }, data, element);
      onPlot?.(plot);
    };
    draw();
    const resized = new ResizeObserver(() => {
      if (Math.floor(element.clientWidth) !== width) draw();
    });
    resized.observe(element);
    const themed = new MutationObserver(draw);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast', 'data-text'] });
    return () => {
      resized.disconnect();
      themed.disconnect();
      plot?.destroy();
    };
  }, [data, language.value]);
  return <div class={styles.plot} role="img" aria-label={label} ref={place} />;
}
