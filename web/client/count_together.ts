// Counting on all cores of this device; loaded with the first count that takes long.
import type { SolveOutcome, SolveProgress, SolveRequest } from '../protocol/messages';
import { pool } from './page_pool';
import { searchTogether } from './shared_search';

export async function countTogether(
  request: Pick<SolveRequest, 'puzzle' | 'algorithm' | 'limit'>,
  signal: AbortSignal,
  onProgress: (progress: SolveProgress) => void,
): Promise<SolveOutcome> {
  const { clients, giveBack } = pool.borrow(pool.size);
  try {
    return await searchTogether({ clients, request, depth: 0, signal, onProgress });
  } finally {
    giveBack();
  }
}
