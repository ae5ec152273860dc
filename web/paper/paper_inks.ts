// The colours of a grid on paper, whatever the theme of the page.

/** The light theme of tokens.css; a window's ground is darker than there, so that it survives a printer. */
export const ink = {
  ground: '#ffffff',
  window: '#e4e2da',
  line: '#b4b8bd',
  diagonal: '#c6c9cd',
  house: '#1b1f24',
  given: '#1b1f24',
  entered: '#5b3fa6',
  revealed: '#17734a',
  quiet: '#59626d',
} as const;

/** The colours A to I, in the same way. */
export const tints = [
  '#daeafe',
  '#ffe4c2',
  '#c5f4cd',
  '#ffe2df',
  '#ede4fe',
  '#aef5f4',
  '#eeebb5',
  '#ffe0f0',
  '#eae8e4',
] as const;
