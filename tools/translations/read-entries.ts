const ENTRY =
  /(?:msgctxt (?<context>"[^\n]*"\n))?msgid (?<id>(?:"[^\n]*"\n)+)msgstr (?<text>(?:"[^\n]*"(?:\n|$))+)/g;

export interface CatalogueEntry {
  readonly id: string;
  /** Distinguishes equal messages with different meanings. */
  readonly context: string;
  readonly text: string;
}

/** Returns the messages of a gettext catalogue (`.po`), without the header, whose id is empty. */
export function readEntries(catalogue: string): CatalogueEntry[] {
  return [...catalogue.matchAll(ENTRY)]
    .map(({ groups }) => ({
      id: unquote(groups?.['id']),
      context: unquote(groups?.['context']),
      text: unquote(groups?.['text']),
    }))
    .filter(({ id }) => id !== '');
}

function unquote(lines = ''): string {
  return lines
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('');
}
