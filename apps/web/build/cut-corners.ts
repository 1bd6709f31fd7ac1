import type { Plugin } from 'vite';

const RULE =
  /(?<selector>[^{};]+)\{(?<body>[^{}]*corner-shape: round bevel round (?<last>\w+);[^{}]*)\}/g;

/**
 * Adds a rule for browsers without `corner-shape` (all but Chromium): it clips the corners with
 * tokens of `styles/tokens.css`, and draws a line along the cut of a border. Elements with
 * overflowing content are not clipped, because clipping creates a stacking context.
 */
export function cutCorners(): Plugin {
  return {
    name: 'deckframe:cut-corners',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: addCuts(code), map: null }),
    },
  };
}

export function addCuts(css: string): string {
  return css.replaceAll(RULE, (rule: string, ...found: unknown[]) => {
    const {
      selector: raw,
      body,
      last,
    } = found.at(-1) as Record<'selector' | 'body' | 'last', string>;
    const cut = readCut(body);
    if (cut === undefined) return rule;
    const selector = raw.replaceAll(/\/\*[^]*?\*\//g, '').trim();
    const corners = last === 'bevel' ? 'two' : 'one';
    return `${rule}
    @supports not (corner-shape: bevel) {
      ${selector} {
        --cut-by: ${cut};
        clip-path: var(--cut-${corners});
        ${drawLines(body, corners)}
      }
      :is(${selector}):has([aria-expanded='true']) {
        clip-path: none;
      }
    }`;
  });
}

function readCut(body: string): string | undefined {
  return /border-radius: [\w.()-]+ (?<cut>[\w.()-]+)/.exec(body)?.groups?.['cut'];
}

function drawLines(body: string, corners: string): string {
  const color = /border: 1px solid (?<color>[^;]+);/.exec(body)?.groups?.['color'];
  if (color === undefined || body.includes('gradient(')) return '';
  return `--cut-color: ${color};
        background-origin: border-box;
        background-image: var(--cut-lines-${corners});`;
}
