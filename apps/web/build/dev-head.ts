import type { Plugin } from 'vite';

/** In development nobody fills the `<!--head-->` mark that the API fills with per-route tags. */
export function devHead(): Plugin {
  return {
    name: 'deckframe:dev-head',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<!--head-->', '<title>Deckframe</title>'),
  };
}
