import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { Draft, DraftCell } from './draft.ts';

type StoredCell = readonly [column: string, from: ColumnValue, to: ColumnValue];
type StoredCard = readonly [cardno: string, isNew: boolean, cells: readonly StoredCell[]];

/** Prints a draft, so that unsaved changes survive a closed tab. */
export function printDraft(draft: Draft, isNew: (cardno: string) => boolean): string {
  const cards = [...draft].map(([cardno, card]): StoredCard => [
    cardno,
    isNew(cardno),
    [...card].map(([column, { from, to }]): StoredCell => [column, from, to]),
  ]);
  return JSON.stringify(cards);
}

/** Returns null for text that is not a draft. */
export function parseDraft(text: string | null): { draft: Draft; added: string[] } {
  const draft = new Map<string, ReadonlyMap<string, DraftCell>>();
  const added: string[] = [];
  for (const [cardno, isNew, cells] of readCards(text)) {
    if (isNew) added.push(cardno);
    draft.set(cardno, new Map(cells.map(([column, from, to]) => [column, { from, to }])));
  }
  return { draft, added };
}

function readCards(text: string | null): StoredCard[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter(isCard) : [];
  } catch {
    return [];
  }
}

function isCard(value: unknown): value is StoredCard {
  if (!Array.isArray(value)) return false;
  const [cardno, isNew, cells] = value as unknown[];
  return (
    typeof cardno === 'string' &&
    typeof isNew === 'boolean' &&
    Array.isArray(cells) &&
    cells.length > 0 &&
    cells.every((cell) => Array.isArray(cell) && cell.length === 3 && typeof cell[0] === 'string')
  );
}
