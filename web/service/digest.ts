// The digest of a file: the first 96 bits of its SHA-256, in base64url. The build
// writes one for each file (tools/listed_files.mjs). A fault of a host or a proxy
// cannot match it by chance; the whole digest would double a first visit's list.

const digest_bytes = 12;

/** 16 characters. */
export async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content)).subarray(0, digest_bytes);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
