import type { Database } from '@deckframe/database/db';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Confirmed } from '../ledger.ts';

/** Confirmed writes that are missing or changed, and writes that are stored twice. */
export type LedgerReport = { lost: string[]; doubled: string[] };

type Found = Map<string, { subject: string }[]>;

/** Each save and comment has a unique mark. It must be stored exactly once, in the right place. */
export async function checkMarks(
  db: Database,
  entries: readonly Confirmed[],
): Promise<LedgerReport> {
  const saves = entries.filter((one) => one.kind === 'save');
  const comments = entries.filter((one) => one.kind === 'comment');
  const revisions = await db
    .selectFrom('deck_revisions')
    .select(['deck_id', 'version', 'notes'])
    // One array parameter, because a statement has at most 65,535 parameters.
    .where((eb) => eb('notes', '=', eb.fn.any(eb.val(saves.map(({ mark }) => mark)))))
    .execute();
  const said = await db
    .selectFrom('comments')
    .select(['id', 'text'])
    .where((eb) => eb('text', '=', eb.fn.any(eb.val(comments.map(({ mark }) => mark)))))
    .execute();
  const stored: Found = Map.groupBy(
    [
      ...revisions.map((row) => ({
        mark: row.notes ?? '',
        subject: `${row.deck_id} ${row.version}`,
      })),
      ...said.map((row) => ({ mark: row.text, subject: String(row.id) })),
    ],
    ({ mark }) => mark,
  );
  const wanted = [
    ...saves.map(({ mark, deckId, version }) => ({
      mark,
      subject: `${decodeDeckId(deckId)} ${version}`,
    })),
    ...comments.map(({ mark, id }) => ({ mark, subject: id })),
  ];
  return {
    lost: wanted
      .filter(({ mark, subject }) => stored.get(mark)?.[0]?.subject !== subject)
      .map(({ mark, subject }) => `${mark} at ${subject}`),
    doubled: [...stored].filter(([, rows]) => rows.length > 1).map(([mark]) => mark),
  };
}
