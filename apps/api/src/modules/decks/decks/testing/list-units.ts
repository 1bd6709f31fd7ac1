import type { Database } from '@deckframe/database/db';

/** Thirteen units of one color. */
export async function listUnits(db: Database, color: string): Promise<string[]> {
  const cards = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .where('categorydata', '=', 'UNIT')
    .where('color', '=', color)
    .where('cardno', 'like', 'GD01-%')
    .where('mainalternate', 'is distinct from', false)
    .orderBy('cardno')
    .limit(13)
    .execute();
  return cards.map(({ cardno }) => cardno);
}

/** Fifty cards of thirteen numbers. */
export function printFifty(numbers: readonly string[]): string {
  return numbers.map((cardno, place) => `${place < 12 ? 4 : 2} x ${cardno}`).join('\n');
}
