import type { Plugin } from 'vite';

const RULE =
  /(?<selector>[^{};]+)\{(?<body>[^{}]*corner-shape: round bevel round (?<last>\w+);[^{}]*)\}/g;

/**
 * `corner-shape` is known to Chromium alone. For other browsers every rule that cuts its corners gets
 * a second one here, made from two tokens (`styles/tokens.css`): the triangles are clipped away, and
 * where the rule itself draws a border, a line of its colour closes the cut. A part is left whole
 * while something hangs out of it, since a clip also begins a stacking context.
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

/** @internal */
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

/** The second radius is the cut: `border-radius: 4px 10px` and `4px 10px 4px 10px` say the same. */
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
