// Fog on paper: it lies over the marks and below the lines of the grid, the digits and the player's colours.
import { expect, it } from 'vitest';
import { numbers } from '../../../../web/grid/symbols';
import { cloudsOver } from '../../../../web/marks/clouds';
import { svgText } from '../../../../web/paper/drawing';
import { drawGrid } from '../../../../web/paper/grid_drawing';
import { givensPicture } from '../../../../web/state/position_picture';
import { gridWith } from '../marks/examples';

const cages = { killercage: [{ cells: ['R1C1', 'R1C2'], value: '12' }], fogofwar: ['R4C4'] };
const cells = Uint8Array.from({ length: 81 }, (_, cell) => (cell < 2 ? 1 : 0));

function drawn(cover: ReturnType<typeof cloudsOver> | undefined): string {
  const geometry = gridWith(9, cages);
  const values = new Uint8Array(81);
  values[0] = 7;
  const picture = { ...givensPicture(geometry, new Uint8Array(81), values), colours: new Uint16Array(81), cover };
  picture.colours[1] = 1;
  return svgText(drawGrid(picture, { coordinates: false, symbols: numbers }), 'Fog');
}

it('is cut off at the edges of its cells', () => {
  const text = drawn(cloudsOver(cells));
  const places = ['>12<', '#d8dce1', '#daeafe', '#b3bac3', '#1b1f24" stroke-width', '>7<'].map((part) =>
    text.lastIndexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it('takes the lamps away, and is missing without a cover', () => {
  expect(drawn(undefined)).not.toContain('#d8dce1');
  expect(drawn(undefined)).toContain('#f2ead6');
  expect(drawn(cloudsOver(cells))).not.toContain('#f2ead6');
});
