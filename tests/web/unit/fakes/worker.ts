// A worker that the tests answer for: it keeps the posted messages, and answers on request.
import type { ReplyMessage, Request, RequestMessage } from '../../../../web/protocol/messages';

/** A request with the number of its message. */
export type Posted = { id: number } & Request;

export class FakeWorker {
  onmessage: ((event: { data: ReplyMessage }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  terminated = false;
  readonly posted: Posted[] = [];

  /** `answer` is called for each request, including the greeting and cancels. */
  constructor(private readonly answer: (worker: FakeWorker, message: Posted) => void = () => undefined) {}

  postMessage({ id, request }: RequestMessage, transfer: Transferable[] = []): void {
    this.posted.push({ id, ...structuredClone(request, { transfer }) });
    this.answer(this, this.posted.at(-1)!);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(message: ReplyMessage): void {
    this.onmessage?.({ data: message });
  }
  /** The last request of a kind. */
  last<K extends Request['kind']>(kind: K): { id: number } & Extract<Request, { kind: K }> {
    const found = this.posted.findLast((message) => message.kind === kind && message.id > 0);
    if (!found) throw new Error(`no ${kind} was posted`);
    return found as { id: number } & Extract<Request, { kind: K }>;
  }
  count(kind: Request['kind']): number {
    return this.posted.filter((message) => message.kind === kind && message.id > 0).length;
  }
  asWorker(): Worker {
    return this as unknown as Worker;
  }
}
