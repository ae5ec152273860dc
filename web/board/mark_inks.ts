// The colours of marks on the board, in its theme. On more contrast edges come nearer to the ink; with forced colours the
// system's own are used, as forms tell the kinds apart.
import { inks, isGround } from '../marks/inks';
import type { MarkInk, Role } from '../marks/marks';
import type { MarkInks } from './mark_painter';
import { readColours, type Palette } from './palette';

const known = new WeakMap<Palette, MarkInks>();

export function markInks(palette: Palette): MarkInks {
  const read = known.get(palette);
  if (read) return read;
  const { theme, contrast } = document.documentElement.dataset;
  const wanted: Record<string, readonly [css: string, system: string]> = {};
  for (const [role, pair] of Object.entries(inks)) {
    const colour = pair[theme === 'dark' ? 1 : 0];
    const isStrong = contrast === 'high' && !isGround(role) && !role.startsWith('dot');
    const css = isStrong ? `color-mix(in srgb, ${colour} 55%, var(--ink))` : colour;
    wanted[role] = [css, isGround(role) ? 'Canvas' : 'CanvasText'];
  }
  const { surface, ink, muted, family } = palette;
  const colours: Readonly<Record<string, string>> = {
    ...readColours(document.body, wanted),
    ...{ surface, ink, muted },
  };
  const isForced = matchMedia('(forced-colors: active)').matches;
  const of = (role: MarkInk): string => (role.startsWith('#') && !isForced ? role : (colours[role as Role] ?? ink));
  const made = { of, family };
  known.set(palette, made);
  return made;
}
