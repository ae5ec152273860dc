// A text with cells shown as "r1c2" and read out as "row 1, column 2".
import type { JSX } from 'preact';
import { spoken } from '../places';

export function Spoken({ text }: { text: string }): JSX.Element {
  const heard = spoken(text);
  if (heard === text) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="unseen">{heard}</span>
    </>
  );
}
