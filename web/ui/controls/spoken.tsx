// A sentence with names of cells, which is read out with them spelled: "r4c9" as "row 4, column 9".
import type { JSX } from 'preact';

/** The sentence as it is to be heard. */
export const spokenCells = (text: string): string => text.replace(/\br(\d+)c(\d+)\b/g, 'row $1, column $2');

export function Spoken({ text }: { text: string }): JSX.Element {
  const heard = spokenCells(text);
  if (heard === text) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="unseen">{heard}</span>
    </>
  );
}
