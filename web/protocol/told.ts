// Events of a run in sentences as the worker sends them: one a line, as wasm/watch_session.cpp writes them.

export interface ToldEvent {
  /** Right after the event, in events from the start. */
  position: number;
  /** eventKind (protocol/frame.ts); 0 at the start of the run. */
  kind: number;
  /** Open guesses then. */
  level: number;
  what: string;
  why: string;
}

export function readTold(text: string): ToldEvent[] {
  const lines = text.split('\n');
  lines.pop();
  return lines.map((line) => {
    const [position, kind, level, what, why] = line.split('\t') as [string, string, string, string, string];
    return { position: Number(position), kind: Number(kind), level: Number(level), what, why };
  });
}

/** An event as a line of text to copy: position, level and sentence with tabs between. */
export function toldText({ position, level, what, why }: ToldEvent): string {
  return `${position}\t${level}\t${what}${why && `. ${why}.`}`;
}
