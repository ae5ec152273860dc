// uPlot (L. Sheredega, MIT) as the Lab loads it.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export default uPlot;

/**
 * Some browsers name a language that their own Intl refuses, such as "C" on a system without one; uPlot asks Intl for
 * numbers in it while it is loaded. Such a page speaks English, as its texts do anyway. Imported before uPlot.
 */
function isKnown(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}

if (!isKnown(navigator.language)) Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
