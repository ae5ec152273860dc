// @vitest-environment jsdom
// Symmetric placement: each clue that is drawn comes with its image, in one move.
import { expect, it } from 'vitest';
import { dataOf, draw, play, setting, text } from './blank_setting';

it('places the image of a cage, a line and a dot, and one undo takes both back', () => {
  setting.symmetry.value = 'halfTurn';
  draw('killercage', 'r1c1 r1c2 r2c2');
  expect(dataOf('killercage')).toEqual([{ cells: ['R8C8', 'R9C8', 'R9C9'] }, { cells: ['R1C1', 'R1C2', 'R2C2'] }]);
  expect(setting.chosen.value?.entry).toEqual({ cells: ['R1C1', 'R1C2', 'R2C2'] });
  setting.symmetry.value = 'leftRight';
  draw('renban', 'r4c1 r5c2');
  expect(dataOf('renban')).toEqual([{ lines: [['R4C9', 'R5C8']] }, { lines: [['R4C1', 'R5C2']] }]);
  play.undo();
  expect(text()).not.toContain('renban');
});

it('makes the image of a thermometer longer with it', () => {
  setting.symmetry.value = 'topBottom';
  draw('thermometer', 'r1c1 r2c1');
  draw('thermometer', 'r2c1 r3c1');
  expect(dataOf('thermometer')).toEqual([{ lines: [['R9C1', 'R8C1', 'R7C1']] }, { lines: [['R1C1', 'R2C1', 'R3C1']] }]);
});

it('turns the direction of a little killer, and mirrors a place beside the grid', () => {
  setting.symmetry.value = 'halfTurn';
  draw('littlekillersum', 'r0c3');
  const [image, drawn] = dataOf('littlekillersum') as { cell: string; direction: string }[];
  expect([drawn!.cell, image!.cell]).toEqual(['R0C3', 'R10C7']);
  expect([drawn!.direction, image!.direction]).toEqual(['DR', 'UL']);
  setting.symmetry.value = 'diagonal';
  draw('sandwichsum', 'r0c5');
  expect((dataOf('sandwichsum') as { cell: string }[]).map(({ cell }) => cell)).toEqual(['R5C0', 'R0C5']);
});

it('places a clue alone that meets its image, or whose image is there', () => {
  setting.symmetry.value = 'halfTurn';
  draw('killercage', 'r5c4 r5c5');
  expect(dataOf('killercage')).toHaveLength(1);
  setting.symmetry.value = 'none';
  draw('renban', 'r1c1 r1c2');
  setting.symmetry.value = 'halfTurn';
  draw('renban', 'r9c9 r9c8');
  expect(dataOf('renban')).toHaveLength(2);
});
