// `npm run dev`: the page by Vite's development server, which swaps a changed module while the page runs. When something in
// solver/, wasm/ or messages/ changes, the WebAssembly modules are built again, and the page reloads with them. A build that
// fails is shown in the terminal and over the page, which keeps the modules that it has. SUDOSCOPE_PORT chooses a port.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { createServer } from 'vite';
import { writeFormats } from './formats.mjs';
import { writeMessages } from './messages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = ['sudoscope', 'sudoscope_collection', 'sudoscope_logic', 'sudoscope_quick'].map((name) =>
  join(root, 'build/wasm', `${name}.wasm`),
);
/** Sources of the modules; those of the page are Vite's. */
const sources = ['CMakeLists.txt', 'CMakePresets.json', 'messages', 'solver', 'wasm'].map((name) => join(root, name));

/** An editor saves several files within a moment. */
const pause_ms = 100;
/** Lines of a failed build that are shown over the page. */
const mostLines = 40;

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Runs the build and shows its output as it comes; gives whether it succeeded and all that it wrote. */
function build() {
  return new Promise((resolve) => {
    const child = spawn('bash', ['tools/build_cpp.sh', 'wasm'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        process.stdout.write(chunk);
        output += chunk;
      });
    }
    child.on('close', (status) => resolve({ isBuilt: status === 0, output: stripVTControlCharacters(output) }));
  });
}

/** The development server inserts styles as elements of the page, which the policy of the built page forbids. */
const policyOfDevelopment = {
  name: 'policy-of-development',
  transformIndexHtml(html) {
    const own = "style-src 'self'";
    if (!html.includes(own)) throw new Error(`web/index.html has no policy with ${own}.`);
    return html.replace(own, `${own} 'unsafe-inline'`);
  },
};

const first = await build();
if (!first.isBuilt && modules.some((path) => changedAt(path) === 0)) process.exit(1);

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  plugins: [policyOfDevelopment],
  // Each module is linked at its own time, and the page reloads once, after the last.
  server: {
    port: Number(process.env.SUDOSCOPE_PORT ?? 5173),
    watch: { ignored: [join(root, 'build/**'), join(root, 'dist/**')] },
  },
});

function showFailure(output) {
  // Without the compiler's own command lines.
  const lines = output.split('\n').filter((line) => line.trim() && !/^\S*em\+\+/.test(line));
  const message = lines.slice(-mostLines).join('\n');
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'tools/dev.mjs' } });
}

/** Texts that the page imports; a change of these reaches the page by way of Vite. */
function writeTexts() {
  try {
    writeMessages();
    writeFormats();
  } catch (cause) {
    console.error(cause);
    showFailure(cause.message);
  }
}

let isBuilding = false;
let isStale = false;
/** The page shows a failure until it reloads. */
let hasFailed = !first.isBuilt;

/** One build at a time; a change meanwhile asks for another. */
async function rebuild() {
  isStale = true;
  if (isBuilding) return;
  isBuilding = true;
  while (isStale) {
    isStale = false;
    const before = modules.map(changedAt);
    const start = performance.now();
    const { isBuilt, output } = await build();
    if (!isBuilt) {
      hasFailed = true;
      showFailure(output);
    } else if (hasFailed || modules.some((path, index) => changedAt(path) !== before[index])) {
      hasFailed = false;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      server.config.logger.info(`modules built in ${seconds} s, page reloaded`, { timestamp: true });
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload', path: '*' });
    }
  }
  isBuilding = false;
}

let timer;
function onChange(_, path) {
  if (!sources.some((source) => path === source || path.startsWith(`${source}/`))) return;
  server.config.logger.info(`changed: ${relative(root, path)}`, { timestamp: true });
  clearTimeout(timer);
  timer = setTimeout(() => {
    writeTexts();
    void rebuild();
  }, pause_ms);
}
server.watcher.add(sources);
server.watcher.on('all', onChange);

await server.listen();
server.printUrls();
