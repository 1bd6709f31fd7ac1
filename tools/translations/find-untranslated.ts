const ENTRY = /msgid (?<id>(?:"[^\n]*"\n)+)msgstr (?<text>(?:"[^\n]*"(?:\n|$))+)/g;

/**
 * Messages of a catalogue (gettext `.po`) that have no text. The header, whose id is empty, is none.
 * Example: `findUntranslated('msgid "Yes"\nmsgstr ""\n')` gives `['Yes']`.
 */
export function findUntranslated(catalogue: string): string[] {
  return [...catalogue.matchAll(ENTRY)]
    .map(({ groups }) => ({ id: unquote(groups?.['id']), text: unquote(groups?.['text']) }))
    .filter(({ id, text }) => id !== '' && text === '')
    .map(({ id }) => id);
}

function unquote(lines = ''): string {
  return lines
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('');
}
