// WebKit: the MiniBrowser of WebKitGTK on a screen of its own, driven by WebDriver (https://www.w3.org/TR/webdriver2).
// MiniBrowser is a toolbar over the engine that Safari and GNOME Web share; it speaks no WebDriver BiDi.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Program, start } from './program';
import type { ActionSource, Browser, Tab } from './tab';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser of its own, which forgets its data when its session ends. */
class MiniBrowser implements Tab {
  readonly downloads: string;

  private constructor(
    private readonly home: string,
    private readonly driver: Program,
    private readonly session: string,
  ) {
    this.downloads = downloadsIn(home);
  }

  static async open(display: string): Promise<MiniBrowser> {
    const home = await mkdtemp(join(tmpdir(), 'sudoscope-webkit-'));
    await writeSettings(home);
    const port = await freePort();
    const driver = await start('WebKitWebDriver', [`--port=${port}`], /^/, {
      DISPLAY: display,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      // Without a graphics processor the other way takes most of the time.
      LC_ALL: 'C',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    });
    const url = `http://127.0.0.1:${port}`;
    await answering(url);
    const { sessionId } = await command<{ sessionId: string }>(`${url}/session`, 'POST', { capabilities: {} });
    return new MiniBrowser(home, driver, `${url}/session/${sessionId}`);
  }

  async goto(url: string): Promise<void> {
    await this.post('url', { url });
    await this.listen();
  }

  async reload(): Promise<void> {
    await this.post('refresh', {});
    await this.listen();
  }

  async call<Result>(source: string, ...args: unknown[]): Promise<Result> {
    return this.post<Result>('execute/sync', { script: `return (${source})(...arguments)`, args });
  }

  async perform(actions: readonly ActionSource[]): Promise<void> {
    await this.post('actions', { actions });
  }

  async resize(width: number, height: number): Promise<void> {
    // A rectangle is the window's, toolbar included. The page may still have its former size when the driver answers,
    // and the difference between the two is then of no use: it may even ask for a window smaller than nothing.
    let window: Size = { width, height };
    for (;;) {
      await this.post('window/rect', window);
      const inner = await this.call<Size>('() => ({ width: innerWidth, height: innerHeight })');
      if (inner.width === width && inner.height === height) return;
      window = {
        width: Math.max(width, window.width + width - inner.width),
        height: Math.max(height, window.height + height - inner.height),
      };
    }
  }

  async screenshot(): Promise<Buffer> {
    // WebKitGTK takes the picture of the next frame, and draws none while nothing changes.
    await this.call(`() => {
      const speck = document.createElement('div');
      speck.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px';
      document.body.append(speck);
      const draw = (frame) => {
        speck.style.opacity = frame % 2;
        if (speck.isConnected) requestAnimationFrame(() => draw(frame + 1));
      };
      draw(0);
      globalThis.screenshotTaken = () => speck.remove();
    }`);
    const picture = await command<string>(`${this.session}/screenshot`, 'GET');
    await this.call('() => globalThis.screenshotTaken()');
    return Buffer.from(picture, 'base64');
  }

  async errors(): Promise<readonly string[]> {
    return this.call<string[]>('() => globalThis.errorsHeard ?? []');
  }

  async close(): Promise<void> {
    await this.driver.stop();
    await rm(this.home, { recursive: true, force: true });
  }

  /** WebDriver does not pass on the console; the page has to remember it, as soon as it is loaded. */
  private async listen(): Promise<void> {
    await this.call(`() => {
      const heard = (globalThis.errorsHeard = []);
      addEventListener('error', (event) => heard.push(event.message));
      addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)));
      addEventListener('securitypolicyviolation', (event) => heard.push(event.violatedDirective));
      const error = console.error;
      console.error = (...words) => {
        heard.push(words.join(' '));
        error(...words);
      };
    }`);
  }

  private post<Result>(path: string, body: object): Promise<Result> {
    return command<Result>(`${this.session}/${path}`, 'POST', body);
  }
}

async function command<Result>(url: string, method: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The driver prints nothing when it is up. */
async function answering(driver: string): Promise<void> {
  for (;;) {
    const up = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await wait(20);
  }
}

const downloadsIn = (home: string): string => join(home, 'downloads');

/** Settings of the desktop: the folder of downloads, and a toolbar that may be as narrow as a phone. */
async function writeSettings(home: string): Promise<void> {
  await mkdir(downloadsIn(home));
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloadsIn(home)}"\n`);
  await mkdir(join(home, 'gtk-3.0'));
  const style = 'button, entry { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; }\n';
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), style);
}

export async function startWebKit(): Promise<Browser> {
  const screen = await start(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    /(\d+)\n/,
  );
  return {
    open: () => MiniBrowser.open(`:${screen.said}`),
    close: () => screen.stop(),
  };
}
