// The worker in which a visitor's solver runs, alone. The page ends it if it takes too long or fails.
import type { GuestReply, GuestRequest } from '../protocol/guest';
import { endOf } from './guest_end';
import { type Guest, openGuest } from './guest_host';
import { timedSeconds } from './timing';

let guest: Guest | null = null;
const post = (reply: GuestReply): void => self.postMessage(reply);

self.onmessage = async ({ data: request }: MessageEvent<GuestRequest>): Promise<void> => {
  if (request.kind === 'load') {
    const opened = await openGuest(request.bytes, { onCompiled: () => post({ kind: 'compiled' }) });
    if (opened.refusal) return post({ kind: 'refused', refusal: opened.refusal });
    guest = opened.guest;
    return post({ kind: 'ready', name: guest.name });
  }
  try {
    const began_ms = performance.now();
    const answer = guest!.solve(request);
    const seconds = timedSeconds((performance.now() - began_ms) / 1000, () => guest!.solve(request));
    post({ kind: 'solved', seconds, ...answer });
  } catch (error) {
    post({ kind: 'failed', reason: endOf(error, null) });
  }
};
