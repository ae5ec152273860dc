// The colours of marks in a light and a dark theme: a pale ground and an edge of the same hue. Text keeps a contrast of
// 5 on every ground, and an edge has 3 against the paper. The board, the small pictures and the paper read this table.
import { hues, type Role } from './marks';

type Theirs = 'surface' | 'ink' | 'muted';

/** `surface`, `ink` and `muted` are the page's own. */
export const inks: Readonly<Record<Exclude<Role, Theirs>, readonly [light: string, dark: string]>> = {
  'dot-w': ['#ffffff', '#f2f3f5'],
  'dot-b': ['#1b1f24', '#050608'],
  'dot-e': ['#2b3138', '#aeb6c0'],
  fog: ['#d8dce1', '#2f363f'],
  cloud: ['#ffffff66', '#ffffff12'],
  'cloud-e': ['#b3bac3', '#4d5763'],
  arrow: ['#737b86', '#8c97a4'],
  cage: ['#626b76', '#939eab'],
  note: ['#48505a', '#b4bdc8'],
  grey: ['#dfe2e5', '#363e47'],
  'grey-e': ['#868e98', '#7d8895'],
  green: ['#c9ead0', '#1f4329'],
  'green-e': ['#47925b', '#55a06b'],
  purple: ['#ecd7f7', '#432d55'],
  'purple-e': ['#9a5dbb', '#a87ac8'],
  slate: ['#e1e9f2', '#28384a'],
  'slate-e': ['#6484a8', '#7394b8'],
  blue: ['#d3e3fd', '#213861'],
  'blue-e': ['#4f7cc4', '#6890d8'],
  orange: ['#ffe0bd', '#4d3312'],
  'orange-e': ['#b5701f', '#c08338'],
  peach: ['#fbdfd0', '#4c2e22'],
  'peach-e': ['#b8694a', '#c27d60'],
  teal: ['#cdeceb', '#173f40'],
  'teal-e': ['#2f8d8b', '#4a9c9a'],
  lilac: ['#e3ddf8', '#352f5c'],
  'lilac-e': ['#7d6cc0', '#9386d2'],
  olive: ['#eae7b9', '#3c3a14'],
  'olive-e': ['#87802b', '#99923f'],
  sand: ['#f2ead6', '#37301d'],
  'sand-e': ['#937c45', '#9d8850'],
  rose: ['#fbdde2', '#4b2530'],
  'rose-e': ['#b75668', '#c2697b'],
};

const grounds: readonly string[] = [...hues, 'dot-w', 'fog', 'cloud'];

/** True for what digits are read on. */
export const isGround = (role: string): boolean => grounds.includes(role);
