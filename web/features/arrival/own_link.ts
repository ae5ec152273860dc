// Links of our own among what arrives as text, which are opened as links: of this very page, and of Sudoscope wherever else
// it is served.

/** Version and shape, as every link has them (web/link/link.ts). */
const form = /^https?:\/\/\S+?(#[1-9]\d{0,3}\.(?:\d{1,2}x\d{1,2}|j\d{1,2})x?h?[-.]\S+)$/;

/** The fragment of the link that the text is, or null. `page`: this page's address. */
export function ownFragment(text: string, page: string): string | null {
  const link = text.trim();
  const home = page.split('#')[0]!;
  if (link.startsWith(`${home}#`) && !/\s/.test(link)) return link.slice(home.length);
  return form.exec(link)?.[1] ?? null;
}
