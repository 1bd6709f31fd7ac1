import type { Database } from '@deckframe/database/db';
import { type NumberedCard, type Place, PLACES } from './count-queries.ts';

/** What the server says when a statement has taken its time. */
const STATEMENT_CANCELLED = '57014';

/**
 * How much moves with the number. A place that is too large to be counted within the time of a
 * statement is null: it is rewritten all the same.
 */
export async function countPlaces(
  db: Database,
  game: string,
  card: NumberedCard,
): Promise<Record<Place, number | null>> {
  const counts: [string, number | null][] = [];
  for (const [place, ask] of Object.entries(PLACES)) {
    counts.push([place, await count(() => ask(game, card).execute(db))]);
  }
  return Object.fromEntries(counts) as Record<Place, number | null>;
}

async function count(ask: () => Promise<{ rows: unknown[] }>): Promise<number | null> {
  try {
    const [row] = (await ask()).rows as { rows: number }[];
    return row?.rows ?? 0;
  } catch (error) {
    const isOverdue = (error as { code?: unknown }).code === STATEMENT_CANCELLED;
    if (isOverdue) return null;
    throw error;
  }
}
