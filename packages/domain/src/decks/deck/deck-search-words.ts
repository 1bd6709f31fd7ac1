/** A parsed deck search: words of the name and the number of missing cards. */
export type DeckSearchWords = { readonly name: string; readonly missing: number | null };

/** Upper limit of `missing`. */
export const MISSING_MAX = 20;

const TERM = /(^|\s)missing\s*(<=|<|=|:)\s*(\d{1,2})(?=\s|$)/i;

/** Parses a search. Example: `wind missing<=3` gives `{ name: 'wind', missing: 3 }`. */
export function parseDeckSearch(text: string): DeckSearchWords {
  const [term, , sign, digits] = TERM.exec(text) ?? [];
  const toName = (words: string) => words.split(/\s+/).filter(Boolean).join(' ');
  if (term === undefined) return { name: toName(text), missing: null };
  const most = Number(digits) - (sign === '<' ? 1 : 0);
  return {
    name: toName(text.replace(TERM, ' ')),
    missing: most < 0 ? null : Math.min(most, MISSING_MAX),
  };
}

export function printDeckSearch({ name, missing }: DeckSearchWords): string {
  return [name, missing === null ? '' : `missing<=${missing}`].filter(Boolean).join(' ');
}
