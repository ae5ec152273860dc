// The diagnosis behind the boundary: slices, solutions to look through, and the time of the quick parts.
import { describe, expect, it } from 'vitest';
import type { DiagnosisReport } from '../../web/protocol/diagnosis';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { loadModule, readBytes } from './load_module';

const module = await loadModule();
await loadSolverTexts();
const published = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const mistyped = `${published.slice(0, 72)}8${published.slice(73)}`;

function diagnose(text: string, slice: number, entries = new Uint8Array()): DiagnosisReport {
  const session = new module.DiagnosisSession(readBytes(module, text), entries, 100_000);
  try {
    while (!session.run(slice));
    return JSON.parse(session.report()) as DiagnosisReport;
  } finally {
    session.delete();
  }
}

describe('a diagnosis', () => {
  it('is the same in slices as at once', () => {
    for (const text of [published, mistyped, `.${published.slice(1)}`])
      expect(diagnose(text, 500)).toEqual(diagnose(text, 1e9));
  });

  it('names the mistake', () => {
    const report = diagnose(mistyped, 1e9);
    expect(report.status).toBe('none');
    expect(report.repairs![0]).toEqual({ kind: 'change', cell: 'r9c1', from: 8, to: 1 });
    expect(report.core).toHaveLength(14);
    expect(tell(report.chain!.at(-1)!.sentence)).toBe('No place for 5 in column 8.');
  });

  it('holds entries to the givens', () => {
    const entries = new Uint8Array(81);
    entries[1] = 7;
    const report = diagnose(published, 1e9, entries);
    expect(report.entries!.wrong).toEqual([{ cell: 'r1c2', from: 7, to: 1 }]);
  });

  it('keeps solutions to look through', () => {
    const session = new module.DiagnosisSession(readBytes(module, `.${published.slice(1)}`), new Uint8Array(), 100_000);
    try {
      expect(session.solution(0)).toBeNull();
      session.run(1e9);
      const [first, second] = [session.solution(0)!, session.solution(1)!];
      expect(first).toHaveLength(81);
      expect(first).not.toEqual(second);
      expect(session.solution(1000)).toBeNull();
    } finally {
      session.delete();
    }
  });
});
