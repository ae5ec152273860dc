// A text of the page that is also said aloud: seen with cells as "r1c2", heard with them as "row 1, column 2".
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
