import type { Database } from '@deckframe/database/db';
import type { CardChange } from '@deckframe/domain/cards/catalogue/plan-edits';
import { settleMains } from '@deckframe/domain/cards/catalogue/plan-alternates';
import { listCardsForUpdate, listPrintings } from './queries.ts';

export async function settleChanges(
  db: Database,
  game: string,
  changes: readonly CardChange[],
): Promise<CardChange[]> {
  const byNumber = new Map(changes.map((change) => [change.cardno, change]));
  const moved = changes.filter(({ after }) => 'originalid' in after || 'mainalternate' in after);
  if (moved.length === 0) return [...changes];
  const cardnos = moved.map(({ cardno }) => cardno);
  const stored = await listCardsForUpdate(db, game, ['cardno', 'originalid', 'published'], cardnos);
  const originals = new Set(
    [...stored, ...moved.map(({ after }) => after)].flatMap(({ originalid }) =>
      typeof originalid === 'string' ? [originalid] : [],
    ),
  );
  const printings = await listPrintings(db, game, [...originals]);
  const added = changes
    .filter(({ isNew }) => isNew)
    .map(({ cardno }) => ({ cardno, originalid: '', mainalternate: null }));
  const edited = [...printings, ...added].map((printing) => {
    const after = byNumber.get(printing.cardno)?.after;
    const isMain = after?.['mainalternate'];
    return {
      cardno: printing.cardno,
      originalid: String(after?.['originalid'] ?? printing.originalid),
      mainalternate: typeof isMain === 'boolean' ? isMain : printing.mainalternate,
      isChosen: isMain === true,
    };
  });
  const before = new Map(printings.map(({ cardno, mainalternate }) => [cardno, mainalternate]));
  const said = moved
    .filter(({ cardno, after }) => before.has(cardno) && !('mainalternate' in after))
    .map(({ cardno }) => ({ cardno, mainalternate: before.get(cardno) ?? null }));
  for (const { cardno, mainalternate } of [...said, ...settleMains(edited)]) {
    const change = byNumber.get(cardno) ?? { cardno, isNew: false, before: {}, after: {} };
    byNumber.set(cardno, {
      ...change,
      before: { ...change.before, mainalternate: before.get(cardno) ?? null },
      after: { ...change.after, mainalternate },
    });
  }
  return [...byNumber.values()];
}
