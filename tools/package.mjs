// Makes the npm package of the WebAssembly modules in build/package, and a .tgz of it in build with `npm pack`.
// REQUIRES: build/wasm holds the modules.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = new URL('../', import.meta.url);
const path = (name) => fileURLToPath(new URL(name, root));

/** Assembles the package and returns its folder. */
export async function assemble() {
  const folder = path('build/package/');
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      lib: { entry: path('wasm/package/words.ts'), formats: ['es'], fileName: () => 'words.mjs' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  cpSync(path('wasm/package'), folder, { recursive: true, filter: (source) => !source.endsWith('words.ts') });
  for (const name of ['sudoscope', 'sudoscope_logic'])
    for (const extension of ['mjs', 'wasm'])
      copyFileSync(path(`build/wasm/${name}.${extension}`), `${folder}${name}.${extension}`);
  copyFileSync(path('LICENSE'), `${folder}LICENSE`);
  return folder;
}

/**
 * The file that npm would publish, and the names in it.
 * @param {string} folder
 * @returns {{ file: string, names: string[] }}
 */
export function pack(folder) {
  const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', path('build')], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [{ filename, files }] = JSON.parse(printed);
  return { file: path(`build/${filename}`), names: files.map((file) => file.path) };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = await assemble();
  const { file, names } = pack(folder);
  console.log(
    `${file}: ${names.join(', ')}, version ${JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version}`,
  );
}
