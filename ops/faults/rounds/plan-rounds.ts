import type { Kind } from '../kinds/kind.ts';
import type { RoundReport } from '../run-round.ts';

/** Plans passes over all kinds, without the rounds that are already done. */
export function planRounds(
  kinds: readonly Kind[],
  wanted: number,
  done: readonly RoundReport[],
): Kind[] {
  const counts = new Map(
    kinds.map(({ name }) => [name, done.filter(({ kind }) => kind === name).length]),
  );
  return Array.from({ length: wanted }, (_, pass) =>
    kinds.filter(({ name }) => (counts.get(name) ?? 0) <= pass),
  ).flat();
}
