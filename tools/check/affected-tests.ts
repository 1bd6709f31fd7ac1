export type Edge = { from: string; to: string };

export type AffectedTests = {
  /** Vitest files, closest to the change first. */
  tests: string[];
  /** Browser specs of the changed areas. Only CI runs them. */
  specs: string[];
};

const TEST = /\.(test|proof)\.tsx?$/;
/** The area is part of the path of its pages and routes. */
const AREA =
  /(?:modules|features|pages|specs|packages\/(?:domain|contract)\/src)\/(accounts|cards|collection|community|creators|decks|meta|rewards|site|staff|tournaments)\//;

/** Follows imports backwards from the changed files. Tests one step away come first. */
export function listAffectedTests(
  changed: readonly string[],
  edges: readonly Edge[],
  files: readonly string[],
): AffectedTests {
  const importers = new Map<string, string[]>();
  for (const { from, to } of edges) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(changed);
  // Iterating a set also visits items added during the loop, so this is a breadth-first search.
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
