// Recognises links of our own in incoming text: links to this very page, and to Sudoscope on any other server.
import { anyShape, anyVersion } from './link';

const form = RegExp(`https?://\\S+?(#${anyVersion}\\.${anyShape}[-.][\\w.~-]*[\\w-])`, 'g');

/** Another puzzle of a list, and longer than the words and addresses of a message. */
const anotherCode = /\S{81}/;

/**
 * The fragment of the link that the text is, or the one that stands among other words, as in a message; else null. `page`:
 * this page's address.
 */
export function ownFragment(text: string, page: string): string | null {
  const link = text.trim();
  const home = page.split('#')[0]!;
  if (link.startsWith(`${home}#`) && !/\s/.test(link)) return link.slice(home.length);
  const [found, ...more] = link.matchAll(form);
  const isAlone = found && more.length === 0 && !anotherCode.test(link.replace(found[0], ''));
  return isAlone ? found[1]! : null;
}
