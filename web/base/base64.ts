// Bytes as base64 text, for places that take only text.

/** Bytes converted at a time: a function takes only so many arguments. */
const chunk = 0x6000;

/** A multiple of three bytes has no padding, so the texts of the chunks can be joined. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += btoa(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return text;
}

/** Throws if the text is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
