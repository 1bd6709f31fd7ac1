import { readdirSync, readFileSync } from 'node:fs';

/** Lists a process and all its descendants. */
export function listTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), readParent(name));
  }
  const tree = [root];
  for (const pid of tree) {
    tree.push(...[...parents].filter(([, parent]) => parent === pid).map(([child]) => child));
  }
  return tree;
}

function readParent(pid: string): number {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')
      .slice(-1)
      .join('')
      .split(' ');
    return Number(parent);
  } catch {
    return 0;
  }
}
