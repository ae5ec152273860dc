// Writes licences.txt into the site: the notices of all parts of it by others. The list comes from the bundles
// themselves, including those of workers, and from the C++ toolchain; a package without a notice fails the build.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const isNotice = (file) => /^(licen[cs]e|copying|notice)\b/i.test(file);
const rule = '='.repeat(80);

/** The code that bundlers add: the names of their modules, and their packages. */
const helpers = [
  [/^\0?vite\//, 'vite'],
  [/^\0?rolldown\//, 'rolldown'],
];

/** The folder of the package that a module belongs to; null = it is ours. */
export function packageOf(id) {
  const [inPackage] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/')) ?? [];
  if (inPackage !== undefined) return inPackage.replace(/^\0/, '');
  const helper = helpers.find(([pattern]) => pattern.test(id));
  if (helper) return join(root, 'node_modules', helper[1]);
  if (!id.startsWith(root)) throw new Error(`Whose is ${JSON.stringify(id)}? tools/licences.mjs has to know.`);
  return null;
}

function section(title, notice) {
  return `${rule}\n${title}\n${rule}\n\n${notice.trim()}\n`;
}

export function packageNotice(folder) {
  const { name, version, license } = require(join(folder, 'package.json'));
  const files = readdirSync(folder).filter(isNotice).sort();
  if (files.length === 0) throw new Error(`${name}, which is in the site, comes without the notice of its licence.`);
  // A bundler's own helpers are in the site, but not the packages that it consists of.
  const notices = files.map((file) => readFileSync(join(folder, file), 'utf8').split(/^#.* bundled dependencies/im)[0]);
  return section(`${name} ${version} (${license})`, notices.join('\n\n'));
}

/** The paragraphs of a file in the format "Machine-readable debian/copyright" that are about `files`, and `licences`. */
function paragraphs(text, files, licences) {
  const filesOf = (paragraph) => /^Files:((?:\s+\S+$)+)/m.exec(paragraph)?.[1].split(/\s+/) ?? [];
  const isWanted = (paragraph) =>
    filesOf(paragraph).some((file) => files.includes(file)) ||
    licences.some((name) => paragraph.startsWith(`License: ${name}\n`));
  return text.split(/\n\n+/).filter(isWanted).join('\n\n');
}

/** The parts of Emscripten linked into the modules: its own runtime, and the libraries of C and C++. */
function runtimeNotices() {
  const emscripten = dirname(realpathSync(execFileSync('sh', ['-c', 'command -v emcc'], { encoding: 'utf8' }).trim()));
  const libraries = ['libcxx', 'libcxxabi', 'compiler-rt'].map((name) => `system/lib/${name}`);
  // An emsdk has each notice in its place, Debian's package has all in one file.
  const inPlace = ['LICENSE', ...libraries.map((path) => `${path}/LICENSE.TXT`), 'system/lib/libc/musl/COPYRIGHT']
    .map((path) => join(emscripten, path))
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8').trim());
  const packaged = '/usr/share/doc/emscripten/copyright';
  const files = ['*', ...libraries.map((path) => `${path}/*`), 'system/lib/dlmalloc.c'];
  const ofDebian = existsSync(packaged) ? paragraphs(readFileSync(packaged, 'utf8'), files, ['Expat']) : '';
  const title =
    'Emscripten (MIT), musl (MIT), libc++, libc++abi and compiler-rt (Apache-2.0 WITH LLVM-exception), dlmalloc';
  return section(title, [ofDebian, ...inPlace].join('\n\n'));
}

/** The text for a site with these packages in it. */
export function licencesText(folders, runtime) {
  const own = section('Sudoscope (MIT)', readFileSync(join(root, 'LICENSE'), 'utf8'));
  // Its first character marks it as UTF-8: hosts do not send the encoding of a text.
  return `\uFEFF${[own, ...[...folders].sort().map(packageNotice), runtime].join('\n')}`;
}

/** For the page, and for each of its workers, which are bundled before it. */
export function licences() {
  const folders = new Set();
  const collect = (bundle) => {
    for (const { modules = {} } of Object.values(bundle)) {
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const folder = renderedLength > 0 ? packageOf(id) : null;
        if (folder !== null) folders.add(folder);
      }
    }
  };
  return {
    ofWorker: { name: 'licences-of-worker', generateBundle: (_, bundle) => collect(bundle) },
    ofPage: {
      name: 'licences',
      generateBundle(_, bundle) {
        collect(bundle);
        const source = licencesText(folders, runtimeNotices());
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
      },
    },
  };
}
