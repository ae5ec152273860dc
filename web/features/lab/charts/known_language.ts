// Some browsers name a language that their own Intl refuses, such as "C" on a system without one; uPlot asks Intl for numbers in
// it while it is loaded. Such a page speaks English, as its texts do anyway. Imported before uPlot, and a file of its own, as
// imports run before everything else in a file.
function isKnown(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}

if (!isKnown(navigator.language)) Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
