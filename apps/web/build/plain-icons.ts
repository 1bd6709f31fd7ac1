import type { Plugin } from 'vite';

const FACTORY = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const PLAIN_FACTORY = `
import { createElement } from 'react';
export default ({ node }) => ({ size = 24, ...rest }) => createElement('svg', {
  width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
  'aria-hidden': !('aria-label' in rest || 'role' in rest) || undefined,
  ...rest,
}, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
`;

/**
 * Reduces lucide icons to lines and size. The package's factory with its random keys costs 2 kB of
 * the first load.
 */
export function plainIcons(): Plugin {
  return {
    name: 'deckframe:plain-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [FACTORY, /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/] },
      handler: (code, id) => ({
        code: FACTORY.test(id) ? PLAIN_FACTORY : leaveOutKeys(code),
        map: null,
      }),
    },
  };
}

export function leaveOutKeys(code: string): string {
  return code
    .replace(/, key: "\w+"/g, '')
    .replace(/^ {2}(?:name: ".*"|aliases: \[[^\]]*\]),?\n/gm, '');
}
