import type { ArchetypeRulesState } from '@deckframe/contract/meta/archetype-rules';
import type { Database } from '@deckframe/database/db';
import type { ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { labelLists } from './label-lists.ts';
import { listNewest } from './list-queries.ts';

/** A second or two of one process. */
const LISTS_MAX = 4000;

type Preview = NonNullable<ArchetypeRulesState['preview']>;

/** How many lists rules would call otherwise, and how many of each archetype there would be. */
export async function previewRules(
  db: Database,
  game: string,
  rules: readonly ArchetypeRule[],
): Promise<Preview> {
  const rows = await listNewest(db, game, LISTS_MAX);
  const labels = await labelLists(db, game, rules, rows);
  const decks = new Map<string | null, { now: number; next: number }>();
  const count = (archetype: string | null, side: 'now' | 'next'): void => {
    const sums = decks.get(archetype) ?? { now: 0, next: 0 };
    decks.set(archetype, { ...sums, [side]: sums[side] + 1 });
  };
  let changed = 0;
  for (const { id, now } of rows) {
    const next = labels.get(id) ?? null;
    if (now !== next) changed += 1;
    count(now, 'now');
    count(next, 'next');
  }
  return {
    lists: rows.length,
    changed,
    decks: [...decks]
      .map(([archetype, sums]) => ({ archetype, ...sums }))
      .filter(({ now, next }) => now !== next)
      .toSorted((a, b) => b.next - a.next || b.now - a.now),
  };
}
