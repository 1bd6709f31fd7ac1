import type { Plugin } from 'vite';

const RECORDS = /\/packages\/domain\/src\/site\/pages\/[a-z-]+\.ts$/;
const WORDS = /\b(?:title|description|label|hint):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/** Removes English texts from page records in the bundle, because the app uses the catalogues. */
export function pageWords(): Plugin {
  return {
    name: 'deckframe:page-words',
    enforce: 'pre',
    transform: {
      filter: { id: RECORDS },
      handler: (code) => ({ code: leaveOutWords(code), map: null }),
    },
  };
}

export function leaveOutWords(code: string): string {
  return code.replace(WORDS, '');
}
