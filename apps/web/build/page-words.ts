import type { Plugin } from 'vite';

const RECORDS = /\/packages\/domain\/src\/site\/pages\/[a-z-]+\.ts$/;
const WORDS = /\b(?:title|description|label|hint):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/**
 * The records of pages hold their English words for the catalogues and the head tags. The app reads
 * them from the catalogue of the visitor's language, so it need not carry them a second time.
 */
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
