import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { startTheme } from '../src/lib/theme/start-theme.ts';

const BOOT_STYLE = 'src/app/boot.css';
const BOOT_LINK = `<link rel="stylesheet" href="/${BOOT_STYLE}" />`;
const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Inlines the theme script and the start screen's style into the HTML, so that it paints first. The
 * API allows both by hash. App style sheets are linked after the start screen.
 */
export function firstPaint(): Plugin {
  const theme = `(${String(startTheme).replaceAll(/\s+/g, ' ')})();`;
  let root = '';
  let isBuild = false;
  return {
    name: 'deckframe:first-paint',
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(BOOT_LINK)) throw new Error(`index.html needs ${BOOT_LINK}`);
        const script = `<script>${theme}</script>`;
        if (!isBuild) return html.replace('<head>', () => `<head>${script}`);
        const style = readFileSync(join(root, BOOT_STYLE), 'utf8');
        return html.replace(BOOT_LINK, () => `<style>${style}</style>\n    ${script}`);
      },
    },
  };
}

/** Must run after plugins that change the page. */
export function stylesBehindBoot(): Plugin {
  return {
    name: 'deckframe:styles-behind-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(STYLE_LINKS) ?? [];
        return html
          .replaceAll(STYLE_LINKS, '')
          .replace('</body>', () => `${links.join('')}\n  </body>`);
      },
    },
  };
}
