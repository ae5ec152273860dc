// Bytes as text, where only text is taken.

/** Bytes at a time: a function takes only so many arguments. */
const chunk = 0x6000;

/** A multiple of three bytes ends without padding, so that the texts of the chunks make one. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += btoa(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return text;
}

/** Throws where it is none. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
