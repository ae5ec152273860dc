// Writing puzzles, with the rules of their clues in words; fetched when the first is written.
import type { SolverClient } from '../client/solver_client';
import { rulesText } from '../features/setting/rules_text';
import type { QuickRequest } from '../protocol/messages';
import type { PlayStore } from '../state/play_store';
import { type CanWrite, type CanWriteFormats, makeWriting } from '../state/writing';

export const lateWriting = (
  play: PlayStore,
  quick: SolverClient<QuickRequest>,
  whole: SolverClient,
): CanWrite & CanWriteFormats => makeWriting({ play, quick, whole, rulesOf: rulesText });
