export interface ScreenWord {
  readonly locale: string;
  readonly say: string;
  readonly not: string;
}

const LOCALES: Readonly<Record<string, string>> = { English: 'en', German: 'de' };
const MESSAGE = /^msgid (?<id>(?:"[^\n]*"\n)+)msgstr (?<text>(?:"[^\n]*"(?:\n|$))+)/gm;

/** Reads the table "Words on screen" of docs/words.md. Returns one entry per refused word. */
export function parseScreenWords(style: string): ScreenWord[] {
  const table = style.split('## Words on screen').at(1) ?? '';
  return table.split('\n').flatMap((line) => {
    const [language = '', say = '', not = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const locale = LOCALES[language];
    if (locale === undefined || not === '–') return [];
    return not.split(', ').map((word) => ({ locale, say, not: word }));
  });
}

/** Finds texts of a catalogue with refused words. Placeholder names are ignored. */
export function findScreenWords(catalogue: string, words: readonly ScreenWord[]): string[] {
  const texts = [...catalogue.matchAll(MESSAGE)]
    .map(({ groups }) => ({ id: unquote(groups?.['id']), text: unquote(groups?.['text']) }))
    .filter(({ id }) => id !== '');
  return words.flatMap(({ say, not }) => {
    const pattern = toPattern(not);
    return texts
      .filter(({ text }) => pattern.test(text.replaceAll(/\{\w+\}/g, '')))
      .map(({ text }) => `"${text}": instead of "${not}" say ${say}`);
  });
}

function toPattern(word: string): RegExp {
  const stem = word.replace(/\*$/u, '');
  const end = word.endsWith('*') ? '' : String.raw`(?!\p{L})`;
  return new RegExp(String.raw`(?<!\p{L})${stem}${end}`, 'iu');
}

function unquote(lines = ''): string {
  return lines
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('');
}
