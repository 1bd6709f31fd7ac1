import './own-typescript.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseOptions, ICruiseResult, IResolveOptions } from 'dependency-cruiser';
import { GRAPH_RULES } from './graph-rules.ts';
import { IMPORT_RULES } from './rules.ts';

const CRUISE_OPTIONS = (baseDir: string): ICruiseOptions => ({
  baseDir,
  ruleSet: { forbidden: IMPORT_RULES },
  validate: true,
  parser: 'tsc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: ['node_modules'] },
  exclude: { path: ['/dist/', String.raw`/\.tsbuild/`] },
});

/** Without exportsFields, imports by workspace name are not resolved, so violations are missed. */
const RESOLVE_OPTIONS: Partial<IResolveOptions> = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  // Type files of a package are imported by the name of the described file.
  extensionAlias: { '.js': ['.js', '.d.ts'] },
};

const FOLDERS = ['apps', 'packages', 'games', 'scripts', 'tools', 'ops', 'demo', 'e2e', 'bench'];

export interface Breach {
  rule: string;
  advice: string;
  from: string;
  to: string;
}

export interface CruiseReport {
  /** Number of our files that were read. */
  modules: number;
  breaches: Breach[];
  files: string[];
  edges: { from: string; to: string }[];
}

/** Reads all imports below `root` and checks them against the rules. */
export async function cruiseImports(root: string): Promise<CruiseReport> {
  // Imported late, because the hook above must be registered first.
  const { cruise } = await import('dependency-cruiser');
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, CRUISE_OPTIONS(root), RESOLVE_OPTIONS);
  return toReport(output as ICruiseResult);
}

function toReport(result: ICruiseResult): CruiseReport {
  const ours = result.modules.filter(
    (module) => /\.tsx?$/.test(module.source) && !module.source.includes('node_modules/'),
  );
  const advice = new Map(IMPORT_RULES.map((rule) => [rule.name, rule.comment ?? '']));
  const breaches = result.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    advice: advice.get(rule.name) ?? '',
    from,
    to,
  }));
  const files = ours.map(({ source }) => source);
  const edges = ours.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const ofFolders = GRAPH_RULES.flatMap(({ name, comment, find }) =>
    find(files, edges).map((edge) => ({ rule: name, advice: comment, ...edge })),
  );
  return { modules: ours.length, breaches: [...breaches, ...ofFolders], files, edges };
}
