import type { Database } from '@deckframe/database/db';
import { parseCanonicalLines } from '@deckframe/domain/decks/deck/canonical-text';
import { countOriginals } from '@deckframe/domain/deck/count-originals';
import { toNumberKey } from '@deckframe/domain/decks/deck/deck';
import { type ArchetypeRule, labelList } from '@deckframe/domain/meta/archetype-rules';
import { openDeckBook } from '../decks/decks/deck-book-service.ts';
import { dayOfEvent } from '../tournament-entries/service.ts';
import type { LabelledRow } from './list-queries.ts';

/** What rules call each of these lists; every printing of a card counts as the card. */
export async function labelLists(
  db: Database,
  game: string,
  rules: readonly ArchetypeRule[],
  rows: readonly LabelledRow[],
): Promise<Map<string, string | null>> {
  const lists = rows.map((row) => ({ row, lines: parseCanonicalLines(row.cards ?? '').lines }));
  const named = rules.flatMap(({ all, any, none }) => [
    ...[...all, ...any].map(({ cardno }) => cardno),
    ...none,
  ]);
  const played = lists.flatMap(({ lines }) => lines.map(({ cardno }) => cardno));
  const book = await openDeckBook(db, game, [...new Set([...named, ...played])]);
  const keyOf = (cardno: string): string => toNumberKey(book.originalOf(cardno));
  return new Map(
    lists.map(({ row, lines }) => {
      const copies = countOriginals(lines, keyOf);
      const told = { day: dayOfEvent(row), said: row.said };
      const label = labelList(rules, {
        ...told,
        copies: (cardno) => copies.get(keyOf(cardno)) ?? 0,
      });
      return [row.id, label];
    }),
  );
}
