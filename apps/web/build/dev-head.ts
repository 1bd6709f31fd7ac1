import type { Plugin } from 'vite';

/** Fills the `<!--head-->` placeholder in development; in production the API does. */
export function devHead(): Plugin {
  return {
    name: 'deckframe:dev-head',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<!--head-->', '<title>Deckframe</title>'),
  };
}
