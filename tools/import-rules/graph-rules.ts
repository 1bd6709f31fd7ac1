import { AREA_ORDER, DOMAIN_ORDER, TEST } from './rules.ts';

export type Edge = { from: string; to: string };

/** A rule about whole folders, which rules about single imports cannot express. */
export type GraphRule = {
  name: string;
  comment: string;
  find: (files: readonly string[], edges: readonly Edge[]) => Edge[];
};

export const GRAPH_RULES: readonly GraphRule[] = [
  {
    name: 'modules-have-no-circle',
    comment: 'API modules that need each other are one module, or lack a third below both.',
    find: (_, edges) => findModuleCircles(edges),
  },
  {
    name: 'domain-folder-has-a-floor',
    comment: 'Give this folder its place in DOMAIN_ORDER (tools/import-rules/rules.ts).',
    find: (files) =>
      files
        .map((file) => ({ from: file, to: domainFolderOf(file) }))
        .filter((place): place is Edge => place.to !== undefined)
        .filter(({ to }) => !DOMAIN_ORDER.includes(to)),
  },
  {
    name: 'area-has-a-floor',
    comment: 'Give this area its place in AREA_ORDER (tools/import-rules/rules.ts).',
    find: (files) =>
      files
        .map((file) => ({ from: file, to: areaOf(file) }))
        .filter((place): place is Edge => place.to !== undefined)
        .filter(({ to }) => !AREA_ORDER.includes(to)),
  },
];

/** Returns the imports that are part of a cycle of modules. */
function findModuleCircles(edges: readonly Edge[]): Edge[] {
  const steps = edges.flatMap((edge) => {
    const [from, to] = [moduleOf(edge.from), moduleOf(edge.to)];
    const leaves = from !== undefined && to !== undefined && from !== to;
    return leaves && !new RegExp(TEST).test(edge.from) ? [{ edge, from, to }] : [];
  });
  const next = new Map<string, Set<string>>();
  for (const { from, to } of steps) next.set(from, (next.get(from) ?? new Set()).add(to));
  return steps.filter(({ from, to }) => reaches(next, to, from)).map(({ edge }) => edge);
}

function reaches(next: Map<string, Set<string>>, start: string, goal: string): boolean {
  const seen = new Set([start]);
  for (const folder of seen) {
    if (folder === goal) return true;
    for (const further of next.get(folder) ?? []) seen.add(further);
  }
  return false;
}

function moduleOf(file: string): string | undefined {
  return /^apps\/api\/src\/modules\/([^/]+\/[^/]+)\//.exec(file)?.[1];
}

function areaOf(file: string): string | undefined {
  return /^apps\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1];
}

function domainFolderOf(file: string): string | undefined {
  const [, area, part] = /^packages\/domain\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (area === undefined || part === undefined || DOMAIN_ORDER.includes(area)) return area;
  return `${area}/${part}`;
}
