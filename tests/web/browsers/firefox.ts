// Firefox, driven by WebDriver BiDi, which it supports itself: no program is between.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiConnection } from './bidi';
import { start } from './program';
import type { ActionSource, Browser, Tab } from './tab';

interface LogEntry {
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context?: string };
}

type CallResult =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

class FirefoxTab implements Tab {
  private readonly logged: string[] = [];

  constructor(
    private readonly browser: BidiConnection,
    private readonly context: string,
    private readonly userContext: string,
    readonly downloads: string,
  ) {}

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.send('browsingContext.reload', { wait: 'complete' });
  }

  async call<Result>(source: string, ...args: unknown[]): Promise<Result> {
    const outcome = await this.browser.send<CallResult>('script.callFunction', {
      functionDeclaration: `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context: this.context },
      awaitPromise: true,
    });
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
    return JSON.parse(outcome.result.value) as Result;
  }

  async perform(sources: readonly ActionSource[]): Promise<void> {
    await this.send('input.performActions', { actions: sources });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('browsingContext.setViewport', { viewport: { width, height } });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot', {});
    return Buffer.from(data, 'base64');
  }

  errors(): Promise<readonly string[]> {
    return Promise.resolve(this.logged);
  }

  async close(): Promise<void> {
    await this.browser.send('browser.removeUserContext', { userContext: this.userContext });
  }

  hear({ level, text, source }: LogEntry): void {
    if (level === 'error' && source.context === this.context) this.logged.push(text);
  }

  private send<Result>(method: string, params: Record<string, unknown>): Promise<Result> {
    return this.browser.send<Result>(method, { context: this.context, ...params });
  }
}

export async function startFirefox(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'sudoscope-firefox-'));
  const program = await start(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const tabs = new Set<FirefoxTab>();
  const connection = await BidiConnection.open(`${program.said}/session`, (method, params) => {
    if (method === 'log.entryAdded') for (const tab of tabs) tab.hear(params as LogEntry);
  });
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    async open() {
      const { userContext } = await connection.send<{ userContext: string }>('browser.createUserContext', {});
      const downloads = await mkdtemp(join(home, 'downloads-'));
      await connection.send('browser.setDownloadBehavior', {
        downloadBehavior: { type: 'allowed', destinationFolder: downloads },
        userContexts: [userContext],
      });
      const { context } = await connection.send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      });
      const tab = new FirefoxTab(connection, context, userContext, downloads);
      tabs.add(tab);
      return tab;
    },
    async close() {
      connection.close();
      await program.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
