/** PROF-10: text fields are trimmed, and an empty one is no text at all. */
export function cleanProfileText(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
