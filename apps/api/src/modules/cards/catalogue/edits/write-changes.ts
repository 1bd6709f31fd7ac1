import type { Database } from '@deckframe/database/db';
import type { CardChange, CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';
import { insertImport, takeImportLock } from '../import/write-queries.ts';
import { insertCards, insertEditHistory, stepDown, toStored, updateCards } from './edit-queries.ts';

export type ChangeEntry = {
  game: string;
  /** Label in the history: `Console`, `Schedule`. */
  source: string;
  createdBy: string;
  note: string | null;
  /** Queues a publish; API and worker have different ways. */
  publish: (db: Database, game: string) => Promise<void>;
};

/** Allows one writer of a game's cards; false if there is one. */
export async function lockCards(db: Database, game: string): Promise<boolean> {
  return takeImportLock(db, game);
}

/** Writes history and cards and queues a publish, in the caller's transaction. */
export async function writeChanges(
  db: Database,
  { game, source, createdBy, note, publish }: ChangeEntry,
  changes: readonly CardChange[],
): Promise<void> {
  const added = changes.filter(({ isNew }) => isNew);
  const edited = changes.filter(({ isNew }) => !isNew);
  const importId = await insertImport(db, {
    gameid: game,
    source_name: source,
    counts: { new: added.length, changed: edited.length },
    created_by: createdBy,
    note,
  });
  const rows = changes.map((change) => ({
    cardno: change.cardno,
    kind: kindOf(change),
    before: toStored(differing(change, 'before')),
    after: toStored(differing(change, 'after')),
  }));
  await insertEditHistory(db, game, importId, rows);
  const regrouped = edited.filter(({ after }) => 'mainalternate' in after || 'originalid' in after);
  if (regrouped.length > 0) {
    await stepDown(
      db,
      game,
      regrouped.map(({ cardno }) => cardno),
    );
  }
  await updateCards(db, game, edited);
  await insertCards(db, game, added);
  await publish(db, game);
}

/** A change may repeat the current value, so that it is kept when its group is settled. */
function differing(change: CardChange, side: 'before' | 'after'): CardValues {
  const columns = Object.keys(change.after).filter(
    (column) => (change.before[column] ?? null) !== change.after[column],
  );
  return Object.fromEntries(columns.map((column) => [column, change[side][column] ?? null]));
}

function kindOf({ isNew, after }: CardChange): string {
  if (isNew) return 'new';
  if (after['published'] === true) return 'back';
  return after['published'] === false ? 'gone' : 'changed';
}
