const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** How many there are of a thing that the docs count, by its plural. */
export type Counts = Readonly<Record<string, number>>;

/** Returns each "the eleven areas" whose number is wrong. "Two areas" without "the" is no count. */
export function findWrongCounts(page: string, counts: Counts): string[] {
  const things = Object.keys(counts).join('|');
  const named = page.matchAll(new RegExp(`\\b(?:the|all|same) (\\w+) (${things})\\b`, 'gi'));
  return [...named]
    .filter(([, number = '', thing = '']) => {
      const count = /^\d+$/.test(number) ? Number(number) : WORDS.indexOf(number.toLowerCase());
      return count >= 0 && count !== counts[thing];
    })
    .map(([words]) => words);
}
