// A link as a QR code (ISO/IEC 18004), dark on light in every theme, with the quiet zone that scanners look for.
import type { JSX } from 'preact';
import { encode } from 'uqr';
import { codeIsDense, linkAsQrCode, scanIt, tooLongForCode } from '../../language/generated/share';
import { say } from '../../language/say';
import styles from './share_content.module.css';

/** A phone scans this many characters at once from any screen. */
const easyCharacters = 300;
/** More do not fit into the largest code (version 40, level L, bytes). */
const mostCharacters = 2953;
const quietZone = 4;

/** A row of dark modules as one stroke of the path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; ++x) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) ++x;
      path += `M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`;
    }
  });
  return path;
}

function sizeWords(length: number): string {
  if (length <= easyCharacters) return say(scanIt);
  return say(codeIsDense, { count: length });
}

export function QrCode({ text }: { text: string }): JSX.Element {
  if (text.length > mostCharacters) {
    return <p class={styles.note}>{say(tooLongForCode, { count: text.length, limitCount: mostCharacters })}</p>;
  }
  // The level of correction is raised as far as the size allows.
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: quietZone });
  return (
    <figure class={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say(linkAsQrCode)} shape-rendering="crispEdges">
        <rect width={size} height={size} fill="#ffffff" />
        <path d={pathOf(data)} fill="#000000" />
      </svg>
      <figcaption class={styles.note}>{sizeWords(text.length)}</figcaption>
    </figure>
  );
}
