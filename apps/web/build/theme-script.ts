import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { startTheme } from '../src/lib/theme/start-theme.ts';

/**
 * A module runs after the first paint, and the pages' policy forbids scripts inside the page: so the
 * theme is set by a small classic script of its own, which the first paint waits for.
 */
export function themeScript(): Plugin {
  const code = `(${String(startTheme).replaceAll(/\s+/g, ' ')})();`;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const fileName = `assets/theme-${hash}.js`;
  let isBuild = false;
  return {
    name: 'deckframe:theme-script',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        ...(isBuild ? { attrs: { src: `/${fileName}` } } : { children: code }),
      },
    ],
  };
}
