// The answer to a component's question. It never belongs to an earlier question:
// neither while the new one is open, nor if the earlier one is answered later.
import { useEffect, useState } from 'preact/hooks';

/** Null until the answer has come. `about`: everything that the
    question depends on. `ask`: null if there is nothing to ask. */
export function useAnswer<T>(ask: () => Promise<T> | null, about: readonly unknown[]): T | null {
  const [given, setGiven] = useState<{ about: readonly unknown[]; answer: T } | null>(null);
  useEffect(() => {
    let isLast = true;
    void ask()?.then((answer) => isLast && setGiven({ about, answer }));
    return () => {
      isLast = false;
    };
  }, about);
  const isOfThis = given?.about.every((part, at) => Object.is(part, about[at]));
  return isOfThis ? given!.answer : null;
}
