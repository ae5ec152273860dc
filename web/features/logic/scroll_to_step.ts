// Where board and words share what scrolls, as on a phone: what a hint says comes in sight, but not at the cost of the cells
// that it speaks of.
import type { LogicStep } from '../../protocol/logic';
import type { Stage } from './drawing/drawing';

/** The first line below the title, which is never given up. */
const line_px = 28;

const cellsToldAt = (stage: Stage, { look, cells, placements, eliminations }: LogicStep): number[] =>
  stage === 1 ? look : [...cells, ...placements, ...eliminations].map(({ cell }) => cell);

export function scrollToStep(title: HTMLElement, step: LogicStep, stage: Stage): void {
  title.scrollIntoView({ block: 'nearest' });
  const topmost = Math.min(...cellsToldAt(stage, step));
  const cell = document.querySelectorAll('[role="grid"] [role="gridcell"]')[topmost];
  if (!cell) return;
  let scroller = title.parentElement;
  while (scroller && !(scroller.scrollTop > 0 && scroller.contains(cell))) scroller = scroller.parentElement;
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  const hidden_px = top - cell.getBoundingClientRect().top;
  const spare_px = bottom - title.getBoundingClientRect().bottom - line_px;
  scroller.scrollTop -= Math.max(0, Math.min(hidden_px, spare_px));
}
