// The icons: inline drawings on an 18 x 18 field, all of one weight, in the colour of the
// text around them. They are never the only name of a control: buttons have a label of their
// own. Icons that a first visit does not show are elsewhere, such as in run_icons.tsx.
import type { ComponentChildren, JSX } from 'preact';

const strokes = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.7 } as const;

export type IconDrawing = () => JSX.Element;

export function Icon({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <g {...strokes} stroke-linecap="round" stroke-linejoin="round">
        {children}
      </g>
    </svg>
  );
}

export const solid = { fill: 'currentColor' } as const;

export const icons = {
  hint: () => (
    <Icon>
      <path d="M6.7 12.5c0-1.7-2.2-2.6-2.2-5.3a4.5 4.5 0 0 1 9 0c0 2.7-2.2 3.6-2.2 5.3zM7.2 15.5h3.6" />
    </Icon>
  ),
  stop: () => (
    <Icon>
      <rect {...solid} x="5" y="5" width="8" height="8" rx="1" />
    </Icon>
  ),
  undo: () => (
    <Icon>
      <path d="M6 3.5 2.5 7 6 10.5" />
      <path d="M3 7h7.5a4 4 0 0 1 0 8H7" />
    </Icon>
  ),
  redo: () => (
    <Icon>
      <path d="M12 3.5 15.5 7 12 10.5" />
      <path d="M15 7H7.5a4 4 0 0 0 0 8H11" />
    </Icon>
  ),
  erase: () => (
    <Icon>
      <path d="M6.5 4h9v10h-9L2 9z" />
      <path d="M9 7l4 4M13 7l-4 4" />
    </Icon>
  ),
  digit: () => (
    <Icon>
      <rect x="2.5" y="2.5" width="13" height="13" rx="2" />
      <path d="M7.5 7l2-1.5V12.5" />
    </Icon>
  ),
  corner: () => (
    <Icon>
      <rect x="2.5" y="2.5" width="13" height="13" rx="2" />
      <path d="M6 6v.05M12 6v.05M6 12v.05" />
    </Icon>
  ),
  centre: () => (
    <Icon>
      <rect x="2.5" y="2.5" width="13" height="13" rx="2" />
      <path d="M6 9v.05M9 9v.05M12 9v.05" />
    </Icon>
  ),
  colour: () => (
    <Icon>
      <rect x="2.5" y="2.5" width="13" height="13" rx="2" />
      <path {...solid} d="M15 3 3 15h12z" />
    </Icon>
  ),
  bookmark: () => (
    <Icon>
      <path d="M5 2.5h8v13L9 12l-4 3.5z" />
    </Icon>
  ),
  check: () => (
    <Icon>
      <circle cx="9" cy="9" r="7" />
      <path d="M5.8 9.2 8.2 11.6 12.4 6.8" />
    </Icon>
  ),
  pause: () => (
    <Icon>
      <path d="M6.5 4.5v9M11.5 4.5v9" stroke-width="2.4" />
    </Icon>
  ),
  goOn: () => (
    <Icon>
      <path {...solid} d="M5.5 3.5v11l9-5.5z" />
    </Icon>
  ),
  next: () => (
    <Icon>
      <rect x="2.5" y="5.5" width="7" height="7" />
      <path d="M11.5 9h4M13.5 6.5 16 9l-2.5 2.5" />
    </Icon>
  ),
  locked: () => (
    <Icon>
      <rect x="4" y="8" width="10" height="7" rx="1.5" />
      <path d="M6.2 8V5.8a2.8 2.8 0 0 1 5.6 0V8" />
    </Icon>
  ),
  unlocked: () => (
    <Icon>
      <rect x="4" y="8" width="10" height="7" rx="1.5" />
      <path d="M6.2 8V5.8a2.8 2.8 0 0 1 5.4-1" />
    </Icon>
  ),
  close: () => (
    <Icon>
      <path d="M4.5 4.5l9 9M13.5 4.5l-9 9" />
    </Icon>
  ),
  settings: () => (
    <Icon>
      <path d="M2.5 5.5h13M2.5 12.5h13" />
      <circle cx="6.5" cy="5.5" r="2" fill="var(--surface)" />
      <circle cx="11.5" cy="12.5" r="2" fill="var(--surface)" />
    </Icon>
  ),
  help: () => (
    <Icon>
      <circle cx="9" cy="9" r="7" />
      <path d="M7 7.2a2 2 0 1 1 2.8 1.9c-.6.3-.8.6-.8 1.2" />
      <path d="M9 12.7v.05" />
    </Icon>
  ),
  offline: () => (
    <Icon>
      <path d="M9 2.5v7.5M6 7.5l3 3 3-3" />
      <path d="M3 12v2.5h12V12" />
    </Icon>
  ),
  good: () => (
    <Icon>
      <path d="M3.5 9.5 7.5 13.5 14.5 5" />
    </Icon>
  ),
  bad: () => (
    <Icon>
      <path d="M9 2.5 16.5 15h-15z" />
      <path d="M9 7.5v3.5M9 13v.05" />
    </Icon>
  ),
  several: () => (
    <Icon>
      <rect x="2.5" y="2.5" width="9" height="9" rx="1.5" />
      <path d="M6.5 15.5h7.5a1.5 1.5 0 0 0 1.5-1.5V6.5" />
    </Icon>
  ),
  more: () => (
    <Icon>
      <path d="M4 9v.05M9 9v.05M14 9v.05" stroke-width="2.6" />
    </Icon>
  ),
  share: () => (
    <Icon>
      <path d="M9 11V2.5M6 5.5l3-3 3 3M4 8.5v6.5h10V8.5" />
    </Icon>
  ),
  open: () => (
    <Icon>
      <path d="M2.5 14.5v-11h4.5l1.5 2h6v2.5M2.5 14.5l2.5-6.5h11l-2.5 6.5z" />
    </Icon>
  ),
  watch: () => (
    <Icon>
      <path d="M1.5 9C3.5 5.5 6 4 9 4s5.5 1.5 7.5 5C14.5 12.5 12 14 9 14s-5.5-1.5-7.5-5z" />
      <circle cx="9" cy="9" r="2.2" />
    </Icon>
  ),
  lab: () => (
    <Icon>
      <path d="M6.5 2.5h5M7.5 2.5v5L3 15h12L10.5 7.5v-5M5.5 11h7" />
    </Icon>
  ),
  lists: () => (
    <Icon>
      <path d="M6.5 4.5h9M6.5 9h9M6.5 13.5h9M3 4.5v.05M3 9v.05M3 13.5v.05" />
    </Icon>
  ),
  search: () => (
    <Icon>
      <circle cx="8" cy="8" r="5" />
      <path d="M12 12l4 4" />
    </Icon>
  ),
} satisfies Record<string, IconDrawing>;

/** The product's mark: a grid under a lens. */
export function BrandMark(): JSX.Element {
  return (
    <svg
      width="1.375rem"
      height="1.375rem"
      viewBox="0 0 22 22"
      aria-hidden="true"
      focusable="false"
      {...strokes}
      stroke-width="1.6"
    >
      <rect x="1.5" y="1.5" width="14" height="14" rx="2" />
      <path d="M6.2 1.5v14M10.8 1.5v14M1.5 6.2h14M1.5 10.8h14" stroke-width="1" />
      <circle cx="14" cy="14" r="4.6" fill="var(--surface)" stroke="var(--accent)" stroke-width="1.9" />
      <path d="M17.5 17.5 21 21" stroke="var(--accent)" stroke-width="2.2" />
    </svg>
  );
}
