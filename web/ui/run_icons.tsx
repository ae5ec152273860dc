// Icons for playing and stepping through a run or a list, fetched
// together with the parts that show them: a first visit shows none.
import { Icon, type IconDrawing, icons, solid } from './icons';

export const runIcons = {
  start: () => (
    <Icon>
      <path d="M4 4v10" />
      <path {...solid} d="M14 4v10L7 9z" />
    </Icon>
  ),
  end: () => (
    <Icon>
      <path d="M14 4v10" />
      <path {...solid} d="M4 4v10l7-5z" />
    </Icon>
  ),
  previous: () => (
    <Icon>
      <path {...solid} d="M12.5 4v10L5 9z" />
    </Icon>
  ),
  next: () => (
    <Icon>
      <path {...solid} d="M5.5 4v10L13 9z" />
    </Icon>
  ),
  deepest: () => (
    <Icon>
      <path d="M2.5 14.5 7 9.5l2.5 2L13 3.5l2.5 11" />
    </Icon>
  ),
  play: icons.goOn,
  pause: icons.pause,
  previousGuess: () => (
    <Icon>
      <path d="M3 4v10" />
      <path {...solid} d="M11.5 4.5 16 9l-4.5 4.5L7 9z" />
    </Icon>
  ),
  nextGuess: () => (
    <Icon>
      <path {...solid} d="M6.5 4.5 11 9l-4.5 4.5L2 9z" />
      <path d="M15 4v10" />
    </Icon>
  ),
  contradiction: () => (
    <Icon>
      <path d="M3 5l8 8M11 5l-8 8" />
      <path d="M15 4v10" />
    </Icon>
  ),
  solution: () => (
    <Icon>
      <path d="M2 9.5 5.5 13 11.5 5.5" />
      <path d="M15 4v10" />
    </Icon>
  ),
  lanes: () => (
    <Icon>
      <rect x="2.5" y="3.5" width="5.5" height="11" rx="1" />
      <rect x="10" y="3.5" width="5.5" height="11" rx="1" />
    </Icon>
  ),
} satisfies Record<string, IconDrawing>;
