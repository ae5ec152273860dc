// Clients for a search that several share: the cut is given, and the tests answer for the subproblems.
import type { SolverClient } from '../../../../web/client/solver_client';
import type { Replies, Request, SolveOutcome, SolveProgress, SplitOutcome } from '../../../../web/protocol/messages';

export const nothing: SolveOutcome = {
  status: 'none',
  solutions: 0,
  solution: null,
  contradiction: null,
  steps: 0,
  guesses: 0,
  backtracks: 0,
  deepest: 0,
  seconds: 0.5,
  cancelled: false,
};

export interface OpenPart {
  client: number;
  path: number;
  limit: number;
  progress(value: Partial<SolveProgress>): void;
  answer(value: Partial<SolveOutcome>): void;
  fail(error: Error): void;
}

export class FakeSharedClients {
  /** Asked and not answered, oldest first. The answer to a cancel is the last progress. */
  open: OpenPart[] = [];
  ended = 0;
  made = 0;

  constructor(
    private readonly cut: SplitOutcome,
    private readonly alone: Partial<SolveOutcome> = {},
  ) {}

  readonly make = (): SolverClient => {
    const client = this.made++;
    return {
      ask: <R extends Request>(
        request: R,
        options: { signal?: AbortSignal; onProgress?(p: SolveProgress): void } = {},
      ) =>
        new Promise<Replies[R['kind']]>((resolve, reject) => {
          const done = resolve as (value: unknown) => void;
          const asked: Request = request;
          if (asked.kind === 'split') return done(this.cut);
          if (asked.kind === 'solve') return done({ ...nothing, ...this.alone });
          if (asked.kind !== 'part') return done([]);
          let last: SolveProgress = { solutions: 0, steps: 0, seconds: 0 };
          const part: OpenPart = {
            client,
            path: asked.path[0]!,
            limit: asked.limit,
            progress: (value) => options.onProgress?.((last = { ...last, ...value })),
            answer: (value) => this.close(part, () => done({ ...nothing, ...value })),
            fail: (error) => this.close(part, () => reject(error)),
          };
          this.open.push(part);
          options.signal?.addEventListener('abort', () =>
            part.answer({ ...last, status: 'unfinished', cancelled: true }),
          );
        }),
      end: () => void ++this.ended,
    };
  };

  private close(part: OpenPart, settle: () => void): void {
    if (!this.open.includes(part)) return;
    this.open = this.open.filter((other) => other !== part);
    settle();
  }
}

/** A cut into parts of these shares, numbered by their paths. */
export function cutInto(shares: readonly number[], settled: Partial<SplitOutcome['settled']> = {}): SplitOutcome {
  return {
    subproblems: shares.map((share, index) => ({ path: Uint8Array.of(index), share })),
    depth: 1,
    explored: 1 - shares.reduce((sum, share) => sum + share, 0),
    settled: { solutions: 0, solution: null, steps: 0, guesses: 0, backtracks: 0, deepest: 0, ...settled },
    cancelled: false,
  };
}
