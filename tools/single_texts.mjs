// For the bundler: each text of the page as a module of its own, and not all those of its section as one. A part of the page
// then carries the texts that it shows, and the first script none that only late parts show.
import { readFileSync } from 'node:fs';

const imports = /^import \{([^}]+)\} from '((?:[\w./]+\/)?generated\/\w+)';$/gm;
const single = /^(.*\/language\/generated\/\w+\.ts)\?text=(\w+)$/;

/** Sections of the solver are tables, and no texts by themselves. */
const isText = (path, name) => readFileSync(path, 'utf8').includes(`export const ${name}: Text<`);

export const singleTexts = {
  name: 'single-texts',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    if (!/\/web\/(?!.*\/generated\/).*\.tsx?$/.test(id) || !code.includes('/generated/')) return undefined;
    const lines = await Promise.all(
      [...code.matchAll(imports)].map(async ([line, list, from]) => {
        const path = (await this.resolve(from, id)).id;
        if (!path.includes('/language/generated/')) return [line, line];
        const names = list.split(',').map((each) => each.trim());
        const split = names.filter(Boolean).map((each) => {
          const query = isText(path, each.split(' as ')[0]) ? `?text=${each.split(' as ')[0]}` : '';
          return `import { ${each} } from '${path}${query}';`;
        });
        return [line, split.join(' ')];
      }),
    );
    return { code: lines.reduce((all, [line, split]) => all.replace(line, () => split), code), map: null };
  },
  load(id) {
    const [, path, name] = single.exec(id) ?? [];
    if (!path) return undefined;
    const [, value] = new RegExp(`^export const ${name}: Text<.*?> = (\\[\\d+, ".*"\\]);$`, 'm').exec(
      readFileSync(path, 'utf8'),
    );
    return `export const ${name} = ${value};`;
  },
};
