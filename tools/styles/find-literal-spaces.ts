const SPACES = /^\s*(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?): (?<value>[^;{}]+);/gm;
/** Functions except var(): their lengths are part of a calculation. */
const CALLS = /\b(?!var)[a-z-]+\((?:[^()]|\([^()]*\))*\)/g;
const LENGTH = /(?<![\w.-])(?<px>\d+)px/g;

/** Lists gaps, paddings and margins that use pixels although the scale has this step. */
export function findLiteralSpaces(css: string, steps: ReadonlySet<string>): string[] {
  return [...css.matchAll(SPACES)]
    .filter(({ groups }) =>
      [...(groups?.['value'] ?? '').replaceAll(CALLS, '').matchAll(LENGTH)].some((length) =>
        steps.has(length.groups?.['px'] ?? ''),
      ),
    )
    .map(([declaration]) => declaration.trim());
}

/** Returns the steps of the scale: `--s-8: 8px` is step 8. */
export function readSteps(tokens: string): Set<string> {
  return new Set([...tokens.matchAll(/--s-(\d+): \1px;/g)].map(([, step]) => step ?? ''));
}
