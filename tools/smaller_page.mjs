// Minifies again the files that every first visit loads: terser saves a fiftieth more
// than the bundler's own minifier, but takes long, so the late parts do without. The
// page exports each thing by the short name that it has within, not by another.
import { minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };

const options = { ecma: 2020, module: true, compress: { passes: 4 } };

const isPage = (name) => /^assets\/page-[\w-]+\.js$/.test(name);
const isWorker = (name) => /^assets\/quick_worker-[\w-]+\.js$/.test(name);

const exportList = /export\{([^}]*)\};?\s*$/;
const importList = /import\{([^}]*)\}from\s*(["'`])(\.\/page-[\w-]+\.js)\2/g;

/** `names`: exported name -> name within the file. `shorter`: the code, which exports by the latter. */
function exportPlainly(code) {
  const names = new Map();
  const shorter = code.replace(exportList, (_, list) => {
    for (const each of list.split(',')) {
      const [inner, outer = inner] = each.split(' as ');
      names.set(outer, inner);
    }
    return `export{${[...new Set(names.values())].join(',')}};`;
  });
  return { names, shorter };
}

/** Code that imports from the page by the names within that. */
function importPlainly(code, names, file) {
  return code.replace(importList, (_, list, quote, page) => {
    const renamed = list.split(',').map((each) => {
      const [outer, local = outer] = each.split(' as ');
      const inner = names.get(outer);
      if (!inner) throw new Error(`${file} imports ${outer} from the page, which does not export it.`);
      return inner === local ? inner : `${inner} as ${local}`;
    });
    return `import{${renamed.join(',')}}from${quote}${page}${quote}`;
  });
}

export const smallerPage = {
  name: 'smaller-page',
  apply: 'build',
  // The names of files depend on their content before this.
  augmentChunkHash: () => `terser ${terser.version} ${JSON.stringify(options)}`,
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.js'));
      let names;
      for (const file of files.filter(({ fileName }) => isPage(fileName) || isWorker(fileName))) {
        const { code } = await minify(file.code ?? String(file.source), options);
        if (file.type === 'asset') file.source = code;
        else ({ names, shorter: file.code } = exportPlainly(code));
      }
      for (const file of files.filter(({ fileName, type }) => type === 'chunk' && !isPage(fileName))) {
        file.code = importPlainly(file.code, names, file.fileName);
      }
    },
  },
};
