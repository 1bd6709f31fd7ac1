/** Scores a match: prefix, word start, substring, then letters in order; 0 is no match. */
export function matchScore(query: string, text: string): number {
  const wanted = normalise(query);
  if (wanted === '') return 1;
  const given = normalise(text);
  if (given.startsWith(wanted)) return 4;
  if (given.includes(` ${wanted}`)) return 3;
  if (given.includes(wanted)) return 2;
  return hasLettersInOrder(wanted, given) ? 1 : 0;
}

function normalise(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function hasLettersInOrder(wanted: string, given: string): boolean {
  let at = 0;
  for (const letter of wanted.replaceAll(' ', '')) {
    at = given.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Best match first; ties keep their order. */
export function sortByMatch<T extends { readonly title: string }>(
  query: string,
  items: readonly T[],
): T[] {
  return items
    .map((item) => ({ item, score: matchScore(query, item.title) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
