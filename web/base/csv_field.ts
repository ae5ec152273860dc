/** A field of CSV, quoted where it has to be (RFC 4180); null is left empty. */
export function csvField(field: string | number | null): string {
  const text = String(field ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
