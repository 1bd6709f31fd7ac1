/** Scripts of package.json, and the programs of scripts that start one of several. */
export type Commands = { scripts: readonly string[]; programs: Record<string, readonly string[]> };

/** Returns each `npm run …` of the page that does not exist. */
export function findLostCommands(page: string, { scripts, programs }: Commands): string[] {
  const found = [
    ...page.matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)(?: -- ([a-z][\w-]*))?/g),
  ];
  const lost = found.filter(([, script = '', program]) => {
    if (!scripts.includes(script)) return true;
    const known = programs[script];
    return known !== undefined && program !== undefined && !known.includes(program);
  });
  return [...new Set(lost.map(([command]) => command))];
}
