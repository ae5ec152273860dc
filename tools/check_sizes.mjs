// Sizes in styles follow the size of text: they are in rem, and a rule that depends on the size of
// the page asks the page in rem. Hairlines, borders, outlines and shadows, which are seen as well at
// any size of text, are in px, and so is the size of a finger. Prints each line that breaks this.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const lines = /^(border(?!-radius|-spacing)|outline|box-shadow|text-decoration)/;
/** The largest size in px: in a line, one that is still thin; elsewhere, one that no eye measures. */
const thinnest = { line: 3, other: 1 };

function faultOf(line, property) {
  const condition = /^\s*@(media|container)\b(.*)/.exec(line);
  if (condition?.[1] === 'media' && /(width|height|orientation|aspect-ratio)/.test(condition[2]))
    return 'a size of the page is asked of the page: @container page (max-width: 50rem)';
  const limit = !condition && lines.test(property) ? thinnest.line : condition ? 0 : thinnest.other;
  const lengths = [...line.matchAll(/([\d.]+)px\b/g)].map(([, length]) => Number(length));
  if (/^\s*--target:/.test(line)) return false;
  return lengths.some((length) => length > limit) && 'a size is in rem, 16 px each';
}

const faults = [];
for (const path of readdirSync(join(root, 'web'), { recursive: true })) {
  if (!path.endsWith('.css')) continue;
  let property = '';
  readFileSync(join(root, 'web', path), 'utf8')
    .split('\n')
    .forEach((line, i) => {
      // A value may span several lines.
      property = /^\s*([\w-]+):/.exec(line)?.[1] ?? property;
      const fault = faultOf(line, property);
      if (fault) faults.push(`web/${path.split(sep).join('/')}:${i + 1}: ${fault}: ${line.trim()}`);
    });
}
for (const fault of faults) console.log(fault);
process.exit(faults.length > 0 ? 1 : 0);
