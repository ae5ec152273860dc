// Days in the user's own calendar, as "2026-11-23".

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Noon of that day, a time that exists in every time zone. */
export function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
}

/** The given day and the days before it, the latest first. */
export function daysUpTo(date: Date, count: number): string[] {
  return Array.from({ length: count }, (_, ago) =>
    dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - ago, 12)),
  );
}

/** The day `by` days later, or earlier if negative. */
export function dayFrom(day: string, by: number): string {
  const date = dateOf(day);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + by, 12));
}
