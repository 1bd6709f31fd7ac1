import type { Ledger } from './parse-ledger.ts';

export interface TestTitle {
  readonly file: string;
  readonly title: string;
}

export interface Share {
  covered: number;
  total: number;
}

export interface Coverage extends Share {
  groups: Record<string, Share>;
  uncovered: string[];
}

const ID = /\b[A-Z]{3,5}-\d{2}(?!\d)/g;
const RANGE = /\b[A-Z]{3,5}-\d{2}\s*(?:\.\.|…|-|–|to)\s*(?:[A-Z]{3,5}-)?\d{2}\b/;

/** Finds the requirements that a test names. */
export function countCoverage(ledger: Ledger, titles: readonly TestTitle[]): Coverage {
  const proven = new Set(titles.flatMap(({ title }) => idsIn(title)));
  const groups: Record<string, Share> = {};
  for (const id of ledger.ids) {
    const share = (groups[groupOf(id)] ??= { covered: 0, total: 0 });
    share.total += 1;
    if (proven.has(id)) share.covered += 1;
  }
  const uncovered = ledger.ids.filter((id) => !proven.has(id));
  const total = ledger.ids.length;
  return { covered: total - uncovered.length, total, groups, uncovered };
}

/** Finds titles with unknown ids, or with several ids at once. */
export function findMistakes(ledger: Ledger, titles: readonly TestTitle[]): string[] {
  const known = new Set(ledger.ids);
  const superseded = new Set(ledger.superseded);
  return titles.flatMap(({ file, title }) => [
    ...(RANGE.test(title) ? [`${file}: "${title}" names a range; write each id`] : []),
    ...idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id} ${superseded.has(id) ? 'is superseded' : 'does not exist'}`),
  ]);
}

/** Finds rows that are named only by tests that never reach the product. */
export function findEmptyClaims(
  ledger: Ledger,
  titles: readonly TestTitle[],
  outside: ReadonlyMap<string, string>,
): string[] {
  const isOutside = ({ file }: TestTitle) => outside.has(file);
  const proven = new Set(
    titles.filter((one) => !isOutside(one)).flatMap(({ title }) => idsIn(title)),
  );
  const known = new Set(ledger.ids);
  return titles.filter(isOutside).flatMap(({ file, title }) =>
    idsIn(title)
      .filter((id) => known.has(id) && !proven.has(id))
      .map((id) => `${file}: ${id} is claimed here alone, and this test ${outside.get(file)}`),
  );
}

function idsIn(title: string): string[] {
  return title.match(ID) ?? [];
}

function groupOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}
