import { parseSync, Visitor } from 'oxc-parser';
import { BANNED_WORDS, HAND_FOLDER } from './banned-words.ts';

const ALL_WORDS = new Map(Object.entries(BANNED_WORDS));

/** Returns every name with a banned word, in the file and of the file, with the replacement. */
export function findBannedWords(path: string, source: string): string[] {
  const names = new Set<string>();
  const note = ({ name }: { name: string }): void => void names.add(name);
  new Visitor({ Identifier: note, JSXIdentifier: note, PrivateIdentifier: note }).visit(
    parseSync(path, source).program,
  );
  return [
    ...listFaults(path, path.split('/').at(-1) ?? ''),
    ...[...names].flatMap((name) => listFaults(path, name)),
  ];
}

function listFaults(path: string, name: string): string[] {
  return splitWords(name).flatMap((word, at, words) => {
    if (word === words[at + 1] && word === 'text') return [`${path}: ${name} says "${word}" twice`];
    if (word === 'kept' && path.startsWith(HAND_FOLDER)) return [];
    const better = ALL_WORDS.get(word);
    return better === undefined ? [] : [`${path}: ${name}: instead of "${word}" say ${better}`];
  });
}

/** `deckTextOf`, `DECK_TEXT_OF` and `deck-text-of.ts` consist of the same words. */
function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
