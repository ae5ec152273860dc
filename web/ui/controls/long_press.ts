// A button with a second action for a long press of a finger or a mouse. Keys press it as usual.

/** Shorter than the browser's own long press. */
const rest_ms = 420;

type Handlers = Record<'onPointerDown' | 'onPointerUp' | 'onPointerLeave' | 'onPointerCancel', () => void> & {
  onClickCapture(event: Event): void;
  onContextMenu(event: Event): void;
};

/** One timer is enough: only one button is pressed at a time. */
let timer: ReturnType<typeof setTimeout> | undefined;
/** True if the press that is about to end was a long one, and has acted. */
let isDone = false;

export function longPress(act: () => void): Handlers {
  const stop = (): void => clearTimeout(timer);
  return {
    onPointerDown() {
      stop();
      isDone = false;
      timer = setTimeout(() => {
        isDone = true;
        act();
      }, rest_ms);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClickCapture(event) {
      stop();
      if (!isDone) return;
      isDone = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onContextMenu: (event) => event.preventDefault(),
  };
}
