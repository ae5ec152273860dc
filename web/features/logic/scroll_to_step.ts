// Scrolling to the words of a step on a phone, where board and words share a page.
import type { LogicStep } from '../../protocol/logic';
import type { HintStage } from './drawing/step_marks';

/** The first line below the title, which always stays visible. */
const line_px = 28;

function cellsToldAt(stage: HintStage, { look, cells, links, placements, eliminations }: LogicStep): number[] {
  if (stage === 1) return look;
  const linked = links.flatMap(({ from, to }) => [...from.cells, ...to.cells]);
  return [...linked, ...[...cells, ...placements, ...eliminations].map(({ cell }) => cell)];
}

/** Scrolls a page on which board and words share the scrolling part, as on a
 * phone: a hint's words become visible, but not at the cost of its cells. */
export function scrollToStep(title: HTMLElement, step: LogicStep, stage: HintStage): void {
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
