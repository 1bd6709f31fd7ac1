const BEFORE = 24;
const LENGTH = 90;

/** Returns the text around the first matching word, or null. */
export function excerptAround(text: string, words: readonly string[]): string | null {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  if (places.length === 0) return null;
  const first = Math.min(...places);
  const start = first <= BEFORE ? 0 : lower.lastIndexOf(' ', first - BEFORE) + 1;
  const cut = text.slice(start, start + LENGTH);
  return `${start > 0 ? '… ' : ''}${cut}${start + LENGTH < text.length ? ' …' : ''}`;
}
