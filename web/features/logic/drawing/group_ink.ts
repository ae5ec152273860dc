// A set or a colour has one ink: of its area, its marks and its letter.
import type { Palette } from '../../../board/palette';

export function inkOfGroup(group: number, { good, entered, forced, guess }: Palette): string {
  const inks = [good, entered, forced, guess] as const;
  return inks[(group - 1) % inks.length]!;
}
