// A plain static host for tests: a folder's files below some path, nothing else. Unlike the server behind
// most tests it can serve from a sub-path, change its files, go away, and behave like other hosts.
import type { Page } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

export interface Interference {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Differences between hosts. */
export interface Manners {
  /** Beside the type, in place of `cache-control: no-cache`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** index.html is answered with a redirect to its folder. */
  readonly hidesIndex?: boolean;
  /** A missing file is answered with the front page, as if it were there. */
  readonly neverMisses?: boolean;
  /** Answer of somebody between host and browser, in place of the host's. */
  readonly interfere?: (path: string, content: Buffer) => Interference | undefined;
  /** Called for each request in turn, with the bytes of its answer's body; bodies are compressed then. */
  readonly onRequest?: (path: string, bytes: number) => void;
}

export interface StaticSite {
  /** The address of the folder's index.html. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves `folder` below `path`, which starts and ends with a slash. */
export async function serveStatic(folder: string, path = '/', manners: Manners = {}): Promise<StaticSite> {
  const { headers = { 'cache-control': 'no-cache' }, hidesIndex, neverMisses, interfere, onRequest } = manners;
  const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (hidesIndex && pathname.endsWith('/index.html')) {
      response.writeHead(301, { ...headers, location: path }).end();
      return;
    }
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const asked = join(folder, normalize(name.slice(path.length - 1)));
    const file = neverMisses && !isFile(asked) ? join(folder, 'index.html') : asked;
    if (!name.startsWith(path) || !isFile(file)) {
      onRequest?.(pathname, 0);
      response.writeHead(404, headers).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    const content = readFileSync(file);
    const instead = interfere?.(pathname, content);
    if (instead) {
      response.writeHead(instead.status ?? 200, { 'content-type': type, ...headers, ...instead.headers });
      response.end(instead.body);
      return;
    }
    const body = onRequest ? gzipSync(content) : content;
    onRequest?.(pathname, body.length);
    response.writeHead(200, { 'content-type': type, ...(onRequest && { 'content-encoding': 'gzip' }), ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Leaves the page, which fetches late parts whenever it has nothing else to do, and then closes its site. */
export async function leaveAndClose(page: Page, site: StaticSite): Promise<void> {
  if (!page.isClosed()) await page.goto('about:blank');
  await site.close();
}
