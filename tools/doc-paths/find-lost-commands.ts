import type { Tree } from './find-lost-paths.ts';

/** Scripts of package.json, and the programs of scripts that start one of several. */
export type Commands = { scripts: readonly string[]; programs: Record<string, readonly string[]> };

/** Returns each `npm run …` and `node …` of the page whose script does not exist. */
export function findLostCommands(
  page: string,
  { scripts, programs }: Commands,
  tree: Tree,
): string[] {
  const found = [
    ...page.matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)(?: -- ([a-z][\w-]*))?/g),
  ];
  const lost = found.filter(([, script = '', program]) => {
    if (!scripts.includes(script)) return true;
    const known = programs[script];
    return known !== undefined && program !== undefined && !known.includes(program);
  });
  const started = [...page.matchAll(/\bnode ([\w./-]+\.[cm]?[jt]s)\b/g)];
  const gone = started.filter(([, path = '']) => !tree.has(path));
  return [...new Set([...lost, ...gone].map(([command]) => command))];
}
