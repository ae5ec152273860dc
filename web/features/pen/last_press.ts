// The last press of a pointer that nothing has used, and its place in the cell that was pressed.

export interface LastPress {
  /** Uses it up: from 0 to 1 across and down the cell; null without one, or if a drag has reached another cell. */
  take(): readonly [x: number, y: number] | null;
  end(): void;
}

export function makeLastPress(): LastPress {
  let pointer: PointerEvent | null = null;
  const remember = (event: PointerEvent): void => void (pointer = event);
  const { document } = globalThis;
  document?.addEventListener('pointerdown', remember, { capture: true });
  return {
    take() {
      const event = pointer;
      pointer = null;
      const box = event?.target instanceof Element ? event.target.closest('td')?.getBoundingClientRect() : null;
      if (!event || !box) return null;
      const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
      return Math.min(x, y) < 0 || Math.max(x, y) > 1 ? null : [x, y];
    },
    end: () => document?.removeEventListener('pointerdown', remember, { capture: true }),
  };
}
