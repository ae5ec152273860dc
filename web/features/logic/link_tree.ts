// The links of a step as a tree: a branch for each assumption, and below a link the pattern that it follows from, told where
// it is used first. Pure.
import {
  numberOfCellHolds,
  numberOfCellHoldsNot,
  numberOfNetPattern,
  numberOfNoneHolds,
  numberOfOneHolds,
} from '../../language/generated/techniques_chains';
import type { Message } from '../../language/text';
import type { ChainLink } from '../../protocol/logic';
import { placeOf } from '../../ui/places';

/** A pattern on the board that an assumption leaves. */
export interface Pattern {
  readonly technique: Message;
  readonly reason: Message;
  /** The place of an earlier link of the branch that tells it; null = it is told here. */
  readonly toldAt: number | null;
  /** If it is a chain: its own links. */
  readonly branches: readonly Branch[];
}

export interface LinkRow {
  /** Its place among all links of the step. */
  readonly at: number;
  readonly isStrong: boolean;
  /** Without the reason, if that is a pattern. */
  readonly sentence: Message;
  readonly pattern: Pattern | null;
}

export interface Branch {
  readonly assumption: Message;
  readonly rows: readonly LinkRow[];
}

type Grid = Parameters<typeof placeOf>[0];

/** The parts of "Then r5c1 is not 5 (hidden pair). In box 4, ..." as sentences; null for another kind of sentence. */
function partsOf([fullStop, inner]: Message): { what: Message; technique: Message; reason: Message } | null {
  if (!Array.isArray(inner) || inner[0] !== numberOfNetPattern) return null;
  const [, what, technique, reason] = inner as unknown as readonly [number, Message, Message, Message];
  return { what: [fullStop, what], technique, reason: [fullStop, reason] };
}

/** The first node of a branch holds, unless a link from it needs it not to. */
function assumptionOf({ from, strong, sentence }: ChainLink, grid: Grid): Message {
  const holds = !strong && !partsOf(sentence);
  const cells = from.cells.map((cell) => placeOf(grid, cell));
  if (cells.length === 1) return [holds ? numberOfCellHolds : numberOfCellHoldsNot, cells[0]!, from.digit];
  return [holds ? numberOfOneHolds : numberOfNoneHolds, cells, from.digit];
}

export function branchesOf(links: readonly ChainLink[], grid: Grid): Branch[] {
  interface Growing extends Branch {
    rows: LinkRow[];
    /** The places of the links that tell a pattern. */
    told: Map<string, number>;
  }
  const branches = new Map<number, Growing>();
  links.forEach((link, at) => {
    const begun: Growing = { assumption: assumptionOf(link, grid), rows: [], told: new Map() };
    const branch = branches.get(link.chain) ?? begun;
    branches.set(link.chain, branch);
    const parts = partsOf(link.sentence);
    const key = JSON.stringify([parts?.technique, parts?.reason]);
    const pattern = parts && {
      technique: parts.technique,
      reason: parts.reason,
      toldAt: branch.told.get(key) ?? null,
      branches: branchesOf(link.within ?? [], grid),
    };
    if (parts && !branch.told.has(key)) branch.told.set(key, at);
    branch.rows.push({ at, isStrong: link.strong, sentence: parts?.what ?? link.sentence, pattern });
  });
  return [...branches.values()];
}
