import type { CardChange, CardValues } from '@deckframe/domain/catalogue/card-edit';
import { writeChanges } from '../cards/catalogue/service.ts';
import { entryOf, record, requireLock, type Act } from '../cards/editing/save-edits.ts';
import { settleChanges } from '../cards/editing/settle-changes.ts';
import { listImportedCards, type ImportedCard } from './undo-queries.ts';

export type UndoneImport = { cards: number; retained: number };

/**
 * Takes a whole import back in one act: each value that is still as the import wrote it becomes what
 * it was, cards that it added are hidden, and what somebody has changed since stays.
 */
export async function undoImport(
  act: Act,
  game: string,
  { importId, note }: { importId: number; note: string },
): Promise<UndoneImport> {
  const { db } = act;
  await requireLock(db, game);
  const rows = await listImportedCards(db, game, importId);
  const planned = rows.map((row) => planCard(row));
  const wanted = planned.flatMap(({ change }) => (change === null ? [] : [change]));
  const changes = await settleChanges(db, game, wanted);
  if (changes.length > 0) await writeChanges(db, entryOf(act, game, note), changes);
  await record(act, game, 'cards.import-undo', changes, note);
  return { cards: changes.length, retained: planned.filter(({ isRetained }) => isRetained).length };
}

type Planned = { change: CardChange | null; isRetained: boolean };

function planCard({ cardno, kind, published, before, after, current }: ImportedCard): Planned {
  const isShown = published === 1;
  const toChange = (was: CardValues, will: CardValues): CardChange | null =>
    Object.keys(will).length === 0 ? null : { cardno, isNew: false, before: was, after: will };
  if (kind === 'new' || kind === 'gone') {
    const isDue = isShown === (kind === 'new');
    return {
      change: isDue ? toChange({ published: isShown }, { published: !isShown }) : null,
      isRetained: !isDue,
    };
  }
  const columns = Object.keys(after ?? {});
  const same = columns.filter((column) => isSame(current?.[column], after?.[column]));
  return {
    change: toChange(pick(current, same), pick(before, same)),
    isRetained: same.length < columns.length,
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** As the console speaks of cards: shown or hidden, not 1 or 0. */
function pick(values: CardValues | null, columns: readonly string[]): CardValues {
  const toValue = (column: string) => {
    const value = values?.[column] ?? null;
    return column === 'published' ? value === 1 : value;
  };
  return Object.fromEntries(columns.map((column) => [column, toValue(column)]));
}
