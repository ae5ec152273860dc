// The parts of the board that come once something needs them: the hands of a user and the drawing of notes and colours, the
// numbers of rows and columns, and the marks of clues. The board works without a part that cannot be fetched.
import { areEveryday } from '../grid/constraints';
import type { Geometry } from '../grid/geometry';
import type * as editing from './editing';
import type * as marking from './marking';
import type { Rim } from './rim';

type Hands = Parameters<typeof editing.attachHands>[1];

/** Once it is fetched, every board has it at once. */
let markers: typeof marking | undefined;

export interface LateParts {
  readonly editing: typeof editing | null;
  readonly marks: marking.Marking | null;
  /**
   * Before it is there, cells are selected one at a time. A press that has begun meanwhile is handed on, but not that of a
   * second finger: two fingers are the view's. `event`: the last one of a pointer or of the focus.
   */
  edit(event: Event | null): Promise<void>;
  /** True if other marks are to be drawn now. */
  mark(geometry: Geometry): boolean;
  rim(...shown: Parameters<Rim['show']>): void;
  end(): void;
}

export function lateParts(container: HTMLElement, viewport: HTMLElement, repaint: () => void, hands: Hands): LateParts {
  let rim: Rim | null = null;
  let press: PointerEvent | null = null;
  let isOver = false;
  let endHands: (() => void) | undefined;
  let editor: typeof editing | null = null;
  let drawn: marking.Marking | null = null;

  async function fetchRim(): Promise<void> {
    const fetched = await import('./rim').catch(() => null);
    if (!fetched || rim || isOver) return;
    rim = new fetched.Rim(container);
    repaint();
  }

  return {
    get editing() {
      return editor;
    },
    get marks() {
      return drawn;
    },
    async edit(event) {
      press = event as PointerEvent | null;
      const fetched = editor ? null : await import('./editing').catch(() => null);
      if (!fetched || editor || isOver) return;
      editor = fetched;
      const attached = fetched.attachHands(viewport, hands);
      if (press?.type === 'pointerdown' && press.isPrimary) attached.take(press);
      endHands = attached.end;
      repaint();
    },
    mark(geometry) {
      const isPlain = areEveryday(geometry.shape.constraints);
      if (!isPlain && !markers) {
        const keep = (fetched: typeof marking): void => {
          markers = fetched;
          repaint();
        };
        import('./marking').then(keep, () => {});
      }
      const before = drawn;
      drawn = (!isPlain && markers?.markingOf(geometry)) || null;
      return drawn !== before;
    },
    rim(layout, placement) {
      if (layout && !rim) void fetchRim();
      rim?.show(layout, placement);
    },
    end() {
      isOver = true;
      endHands?.();
    },
  };
}
