import type { Meta } from '@deckframe/domain/meta/read-meta';
import type { WindowFacts } from '#features/meta/result-meta/api.ts';

/** Rows and every matchup with its interval; a pair stands once. */
export function printMetaJson(window: WindowFacts, meta: Meta): string {
  const names = meta.rows.map(({ archetype }) => archetype).toSorted();
  const matchups = names.flatMap((a) =>
    names.flatMap((b) => {
      const found = a < b ? meta.matchup(a, b) : null;
      return found ? [{ a, b, ...found }] : [];
    }),
  );
  return `${JSON.stringify({ window, decks: meta.rows, matchups }, null, 2)}\n`;
}
