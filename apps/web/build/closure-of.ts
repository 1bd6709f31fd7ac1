import type { Rolldown } from 'vite';

/** True for the first script of client-rendered pages. */
export const isStart = ({ isEntry, name }: Rolldown.OutputChunk): boolean =>
  isEntry && name === 'index';

/** Returns chunks with their static imports. */
export function closureOf(
  chunks: readonly Rolldown.OutputChunk[],
  all: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<Rolldown.OutputChunk> {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = all.get(name);
      if (chunk !== undefined) found.add(chunk);
    }
  }
  return found;
}
