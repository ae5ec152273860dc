// A connection of WebDriver BiDi (https://w3c.github.io/webdriver-bidi): commands answered by their number, and events.
import { WebSocket } from 'ws';

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export class BidiConnection {
  private readonly waiting = new Map<number, Waiting>();
  private sent = 0;

  private constructor(
    private readonly socket: WebSocket,
    private readonly onEvent: (method: string, params: unknown) => void,
  ) {
    // One buffer for each message, as `ws` does unless it is told otherwise.
    socket.on('message', (data: Buffer) => this.receive(JSON.parse(data.toString()) as Message));
    socket.on('close', () => this.fail(new Error('the browser has closed the connection')));
  }

  static async open(url: string, onEvent: (method: string, params: unknown) => void): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new BidiConnection(socket, onEvent);
  }

  send<Result>(method: string, params: Record<string, unknown>): Promise<Result> {
    const id = ++this.sent;
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive({ id, type, result, error, message, method, params }: Message): void {
    if (type === 'event') return this.onEvent(method!, params);
    const asked = this.waiting.get(id!);
    this.waiting.delete(id!);
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
