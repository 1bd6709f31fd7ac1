import { readEntries } from './read-entries.ts';

/**
 * Returns the messages of a catalogue without text. Example: `findUntranslated('msgid "Yes"\nmsgstr
 * ""\n')` gives `['Yes']`.
 */
export function findUntranslated(catalogue: string): string[] {
  return readEntries(catalogue)
    .filter(({ text }) => text === '')
    .map(({ id }) => id);
}
