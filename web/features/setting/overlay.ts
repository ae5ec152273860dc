// The board while a puzzle is set: over its own picture the clue that is being drawn, the chosen clue, the cursor of
// edges, corners and outer places, and the true candidates, stronger the fewer solutions have them.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Brush, CellBox } from '../../board/brush';
import { neighboursAmong, paintOutline } from '../../board/outline';
import { type BoardLayer, type BoardPicture, cellFlag } from '../../board/picture';
import { type Geometry, makeGeometry } from '../../grid/geometry';
import type { PlayStore } from '../../state/play_store';
import { type KeyAim, awaitsBeside } from './aims';
import type { Checks } from './checks';
import { clueAt, type ListedClue, withClue } from './clue_list';
import { copyAt, type Draft } from './drafts';
import { placeOfEntry, spotsOf } from './entries';
import type { Findings } from './findings';
import type { Kind } from './kinds';
import type { SettingStore } from './setting';
import { type BoardSpot, cellOfSpot, cellsSeen, diagonalSteps, isDiagonal, isOnGrid, nameOfSpot } from './spots';

/** Clues without a value at all four sides: the board keeps bands for them, and draws nothing. */
function withBands(text: string, side: number): string {
  const places = [
    [-1, 0],
    [0, -1],
    [side, 0],
    [0, side],
  ].map(([row, column]) => ({ row: row!, column: column! }));
  return places.reduce((all, place) => withClue(all, 'sandwichsum', { cell: nameOfSpot(place), value: '' }), text);
}

/** From the edge of the grid to the middle of a clue beside it, in cells. */
const outer = 0.33;

/** Solutions with a candidate below which it stands out. */
const rare = { few: 3, some: 30 };

/** The size of a digit that is the only one in its cell, in heights of the cell. */
const shared = 0.5;

/** Everything that the layer shows. */
interface Shown {
  readonly side: number;
  readonly draft: Draft | null;
  readonly chosen: ListedClue | null;
  readonly found: readonly ListedClue[];
  readonly aim: KeyAim | null;
  readonly kind: Kind | null;
  readonly counts: readonly (readonly number[])[] | null;
}

class SettingLayer implements BoardLayer {
  constructor(private readonly shown: Shown) {}

  paint(context: CanvasRenderingContext2D, brush: Brush): void {
    const { side, draft, chosen, aim, kind, found } = this.shown;
    const { palette, layout } = brush;
    const { cell, columns, rows } = layout;
    const along = (index: number): number => (index < 0 ? -outer : index >= side ? side + outer : index + 0.5);
    const at = (spot: BoardSpot): [number, number] => [
      columns[0]! + along(spot.column) * cell,
      rows[0]! + along(spot.row) * cell,
    ];
    context.lineJoin = context.lineCap = 'round';
    for (const clue of found) this.#outline(brush, clue.entry, at, palette.bad, [0.12 * cell, 0.1 * cell]);
    if (chosen) this.#outline(brush, chosen.entry, at, palette.accent, []);
    if (chosen && kind?.form === 'diagonal') {
      const [place, { direction }] = [placeOfEntry(chosen.entry), chosen.entry];
      if (place && isDiagonal(direction))
        this.#line(context, [place, ...cellsSeen(place, diagonalSteps[direction], side)].map(at), cell, palette.accent);
    }
    brush.marks?.paintAgain(context, new Set());
    if (draft) this.#draft(context, draft, at, cell, palette.accent);
    if (aim && kind) {
      context.strokeStyle = palette.focus;
      context.lineWidth = Math.max(2 * brush.hair, 0.05 * cell);
      context.beginPath();
      const place = [columns[0]! + along(aim.x / 2) * cell, rows[0]! + along(aim.y / 2) * cell] as const;
      context.arc(...place, 0.24 * cell, 0, 7);
      context.stroke();
    }
  }

  /** A tint under its cells with a line along their edges, which leaves room for what is in the cells; a square at other places. */
  #outline(
    { context, layout: { cell, columns, rows } }: Brush,
    entry: ListedClue['entry'],
    at: (spot: BoardSpot) => [number, number],
    ink: string,
    dash: number[],
  ): void {
    const { side } = this.shown;
    const spots = spotsOf(entry);
    const cells = new Set(spots.flatMap((spot) => (isOnGrid(spot, side) ? [cellOfSpot(spot, side)] : [])));
    context.strokeStyle = context.fillStyle = ink;
    context.lineWidth = 0.06 * cell;
    context.setLineDash(dash);
    for (const spot of spots) {
      if (!isOnGrid(spot, side)) {
        const [x, y] = at(spot);
        context.strokeRect(x - 0.29 * cell, y - 0.29 * cell, 0.58 * cell, 0.58 * cell);
        continue;
      }
      const [x, y] = [columns[spot.column]!, rows[spot.row]!];
      const [width, height] = [columns[spot.column + 1]! - x, rows[spot.row + 1]! - y];
      context.globalAlpha = 0.18;
      context.fillRect(x, y, width, height);
      context.globalAlpha = 1;
      const box = { cell: cellOfSpot(spot, side), x, y, width, height };
      paintOutline(context, box, neighboursAmong(cells, box.cell, side), 0.03 * cell);
    }
    context.setLineDash([]);
  }

  #line(context: CanvasRenderingContext2D, points: [number, number][], cell: number, ink: string): void {
    context.strokeStyle = ink;
    context.lineWidth = 0.12 * cell;
    context.globalAlpha = 0.55;
    context.beginPath();
    points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
    context.globalAlpha = 1;
  }

  #draft(
    context: CanvasRenderingContext2D,
    { kind, path, parts, stem, bulbs }: Draft,
    at: (spot: BoardSpot) => [number, number],
    cell: number,
    ink: string,
  ): void {
    const isLine = ['line', 'branches', 'arrow'].includes(kind.form);
    const copy = kind.form === 'copy' && parts[0] && path[0] ? copyAt(parts[0], path[0], this.shown.side) : null;
    context.fillStyle = ink;
    for (const area of [...parts, copy ?? path]) {
      if (isLine) {
        this.#line(context, [...(stem?.before ?? []), ...area].map(at), cell, ink);
        area.forEach((spot, index) => {
          const isEnd = !stem && index < (kind.form === 'line' ? 0 : bulbs);
          context.globalAlpha = isEnd ? 0.45 : 0.7;
          context.beginPath();
          context.arc(...at(spot), (isEnd ? 0.35 : 0.09) * cell, 0, 7);
          context.fill();
        });
      } else {
        context.globalAlpha = 0.3;
        for (const spot of area) {
          const [x, y] = at(spot);
          context.fillRect(x - 0.5 * cell, y - 0.5 * cell, cell, cell);
        }
      }
    }
    context.globalAlpha = 1;
  }

  paintNotes(brush: Brush, box: CellBox, picture: BoardPicture): Uint32Array | null | undefined {
    const counts = this.shown.counts?.[box.cell];
    if (!counts || brush.candidates.form !== 'number' || !picture.candidates) return undefined;
    const { context, palette, candidates } = brush;
    const { columns, pitch, down, left, top, glyph } = candidates;
    const [light, heavy] = [brush.font('400', glyph), brush.font('700', glyph)];
    const possible = counts.flatMap((count, index) => (count > 0 ? [index + 1] : []));
    // All solutions share it: rare as they may be, there is nothing to choose.
    if (possible.length === 1) {
      context.fillStyle = palette.muted;
      brush.write(possible[0]!, brush.font('400', shared * box.height), box.x + box.width / 2, box.y + box.height / 2);
      return null;
    }
    counts.forEach((count, index) => {
      if (count === 0) return;
      const [x, y] = [box.x + left + pitch * (index % columns), box.y + top + down * Math.floor(index / columns)];
      const isRare = count <= rare.few;
      context.fillStyle = isRare ? palette.guess : count <= rare.some ? palette.forced : palette.muted;
      brush.write(index + 1, isRare ? heavy : light, x, y);
    });
    return null;
  }

  /** The clues of a cell are told on every board (board/cell_labels.ts). */
  words(): readonly string[] {
    return [];
  }
}

/** The picture's change for the board in setting. */
export function settingChange(
  play: PlayStore,
  setting: SettingStore,
  aim: ReadonlySignal<KeyAim | null>,
  checks: Checks,
  found: ReadonlySignal<Findings | null>,
): ReadonlySignal<(picture: BoardPicture) => BoardPicture> {
  const opened = computed<Geometry | null>(() => {
    const kind = setting.kind.value;
    const { shape, side } = play.geometry.value;
    if (!kind || !awaitsBeside(kind)) return null;
    return makeGeometry({ ...shape, constraints: withBands(shape.constraints, side) });
  });
  return computed(() => {
    const geometry = opened.value;
    const counts = checks.candidates.value;
    const constraints = setting.constraints.value;
    const items = found.value?.items ?? [];
    const layer = new SettingLayer({
      side: play.geometry.value.side,
      draft: setting.draft.value,
      chosen: setting.chosen.value,
      aim: aim.value,
      kind: setting.kind.value,
      counts,
      found: items.flatMap((item) => {
        const entry = item.is === 'clue' && clueAt(constraints, item.clue);
        return item.is === 'clue' && entry ? [{ ...item.clue, entry }] : [];
      }),
    });
    const marked = items.flatMap((item) => (item.is === 'given' ? [item.cell] : []));
    return (picture) => {
      const flags = picture.flags.slice();
      for (const cell of marked) flags[cell]! |= cellFlag.ringed;
      const candidates = counts?.length === picture.values.length ? wordsOf(counts) : picture.candidates;
      return {
        ...picture,
        ...(geometry && { geometry }),
        flags,
        layer,
        candidates,
        noted: !counts && picture.noted!,
        cover: undefined,
      };
    };
  });
}

/** Two words a cell: bit d-1 set = some solution has digit d there. */
function wordsOf(counts: readonly (readonly number[])[]): Uint32Array {
  const words = new Uint32Array(2 * counts.length);
  counts.forEach((ofCell, cell) =>
    ofCell.forEach((count, index) => {
      if (count > 0) words[2 * cell + (index >> 5)]! |= 1 << (index & 31);
    }),
  );
  return words;
}
