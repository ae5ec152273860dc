// @vitest-environment jsdom
// The table that keyboard and screen reader meet, and the sentences in it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CellLabels } from '../../../../web/board/cell_labels';
import { CellTable } from '../../../../web/board/cell_table';
import { alone } from '../../../../web/board/keys';
import { blankPicture } from './pictures';

describe('the table', () => {
  test('is a grid with its size and the place of each cell', () => {
    const { element, cells } = new CellTable(6);
    expect(element.getAttribute('role')).toBe('grid');
    expect(element.getAttribute('aria-rowcount')).toBe('6');
    expect(element.querySelectorAll('[role=row]')).toHaveLength(6);
    expect(cells).toHaveLength(36);
    expect(cells[13]!.getAttribute('aria-colindex')).toBe('2');
    expect(cells[13]!.parentElement!.getAttribute('aria-rowindex')).toBe('3');
  });

  test('has one tab stop, which follows the selection', () => {
    const table = new CellTable(4);
    table.select(alone(9));
    expect([...table.element.querySelectorAll('[tabindex="0"]')]).toEqual([table.cells[9]]);
    expect([...table.element.querySelectorAll('[aria-selected=true]')]).toEqual([table.cells[9]]);
  });

  test('moves the focus only if it has it', () => {
    const table = new CellTable(4);
    document.body.append(table.element);
    table.select(alone(5));
    expect(document.activeElement).toBe(document.body);
    table.focus();
    table.select(alone(6));
    expect(document.activeElement).toBe(table.cells[6]);
    table.element.remove();
  });

  test('finds the cell of an event', () => {
    const table = new CellTable(4);
    expect(table.cellOf(table.cells[11]!)).toBe(11);
    expect(table.cellOf(table.element)).toBeNull();
    expect(table.cellOf(new CellTable(4).cells[11]!)).toBeNull();
  });
});

describe('labels', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function labelled() {
    const picture = blankPicture(2, 2);
    const { cells } = new CellTable(4);
    const label = vi.fn((cell: number) => `cell ${cell}: ${picture.values[cell]}`);
    return { picture, cells, label, labels: new CellLabels(cells, () => picture, label) };
  }

  test('are written when pictures have rested, not while they follow each other', () => {
    const { label, labels, cells } = labelled();
    for (let frame = 0; frame < 60; frame++) {
      labels.follow();
      vi.advanceTimersByTime(16);
    }
    expect(label).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(cells[15]!.getAttribute('aria-label')).toBe('cell 15: 0');
  });

  test('are made again only for cells that changed', () => {
    const { picture, label, labels, cells } = labelled();
    labels.follow();
    vi.advanceTimersByTime(300);
    label.mockClear();
    picture.values[7] = 3;
    labels.follow();
    vi.advanceTimersByTime(300);
    expect(label.mock.calls).toEqual([[7]]);
    expect(cells[7]!.getAttribute('aria-label')).toBe('cell 7: 3');
  });

  test('show the present picture when another one comes before they are written, and then the first one again', () => {
    const { picture, labels, cells } = labelled();
    const ready = (value: number, shown: number): void => {
      picture.values[7] = value;
      labels.follow();
      picture.values[7] = shown;
      vi.advanceTimersByTime(300);
    };
    ready(3, 0);
    expect(cells[7]!.getAttribute('aria-label')).toBe('cell 7: 0');
    ready(3, 3);
    expect(cells[7]!.getAttribute('aria-label')).toBe('cell 7: 3');
  });

  test('read out at once stay true', () => {
    const { picture, labels, cells } = labelled();
    labels.follow();
    vi.advanceTimersByTime(300);
    picture.values[7] = 3;
    labels.refresh(7);
    expect(cells[7]!.getAttribute('aria-label')).toBe('cell 7: 3');
    picture.values[7] = 0;
    labels.follow();
    vi.advanceTimersByTime(300);
    expect(cells[7]!.getAttribute('aria-label')).toBe('cell 7: 0');
  });

  test('are written in short pieces on a large board', () => {
    const picture = blankPicture(7, 7);
    const { cells } = new CellTable(49);
    const slow = vi.fn((cell: number) => {
      vi.setSystemTime(Date.now() + 1);
      return String(cell);
    });
    const labels = new CellLabels(cells, () => picture, slow);
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    labels.follow();
    vi.advanceTimersByTime(200);
    expect(slow.mock.calls.length).toBeLessThan(40);
    vi.advanceTimersByTime(60_000);
    expect(slow).toHaveBeenCalledTimes(2401);
  });
});
