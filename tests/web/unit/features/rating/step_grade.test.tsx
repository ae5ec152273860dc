// @vitest-environment jsdom
// The level of one step, and those of the steps of a technique.
import { render } from 'preact';
import { expect, it } from 'vitest';
import { Grades } from '../../../../../web/features/rating/step_grade';

const step = (grade: number) => ({ grade, seTenths: 0, hodokuScore: 0 });

it('tells from which level to which the steps of a technique are', () => {
  const place = document.createElement('div');
  const words = (...grades: number[]): string | null => {
    render(<Grades steps={grades.map(step)} scale="own" />, place);
    return place.textContent;
  };
  expect(words(1, 1)).toBe('easy');
  expect(words(2, 1, 3)).toBe('easy to hard');
});
