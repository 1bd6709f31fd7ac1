export type Edge = { from: string; to: string };

export type AffectedTests = {
  /** Test files of Vitest, the nearest to the change first. */
  tests: string[];
  /** Browser specs of the areas that the change lies in: CI runs them. */
  specs: string[];
};

const TEST = /\.(test|proof)\.tsx?$/;
/** What the pages and routes of an area stand on has its name in the path. */
const AREA =
  /(?:modules|features|pages|specs|packages\/(?:domain|contract)\/src)\/(accounts|cards|collection|community|creators|decks|meta|rewards|site|staff|tournaments)\//;

/** Follows the imports backwards from the changed files: a test one step away comes first. */
export function listAffectedTests(
  changed: readonly string[],
  edges: readonly Edge[],
  files: readonly string[],
): AffectedTests {
  const importers = new Map<string, string[]>();
  for (const { from, to } of edges) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(changed);
  // A set is walked in the order in which it grows, so this goes one step after the other.
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  const areas = new Set(changed.flatMap((file) => AREA.exec(file)?.[1] ?? []));
  return {
    tests: [...reached].filter((file) => TEST.test(file)),
    specs: files.filter(
      (file) =>
        file.endsWith('.spec.ts') &&
        (changed.includes(file) || areas.has(AREA.exec(file)?.[1] ?? '')),
    ),
  };
}
