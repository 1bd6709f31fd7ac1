import type { revision, revisionDiff, revisionSummary } from '@deckframe/contract/deck-revisions';
import { printDeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import { type DeckDocument, toVisibility } from '@deckframe/domain/decks/deck/deck-document';
import { diffDecks } from '@deckframe/domain/decks/deck/diff-decks';
import type { z } from 'zod';
import { toDocument } from '../deck-reading/service.ts';
import type { RevisionRow, RevisionSummaryRow } from '../decks/decks/revision-queries.ts';

export function toRevisionSummary(row: RevisionSummaryRow): z.infer<typeof revisionSummary> {
  return {
    version: row.version,
    name: row.decklist_name,
    cardCount: row.card_count,
    visibility: toVisibility(row.visibility),
    createdAt: row.created_at.toISOString(),
    restoredFrom: row.restored_from,
  };
}

export function toRevision(row: RevisionRow): z.infer<typeof revision> {
  const document = toDocument(row);
  const texts = printDeckTexts(document.cards);
  return {
    version: row.version,
    createdAt: row.created_at.toISOString(),
    name: document.name,
    decklistContent: texts.decklist_content,
    considering: texts.considering,
    sidedeck: texts.sidedeck,
    resourcedeck: texts.resourcedeck,
    visibility: document.visibility,
    favoriteCard: document.favoritecard,
    favoriteCardLink: document.favoritecardlink,
    archetype: document.archetype,
    selectedItems: [...document.selectedItems],
    energy: [...document.energy],
    notes: document.notes,
    customSeries: [...document.customSeries],
  };
}

/** What somebody would have to do to the first to get the second. */
export function toRevisionDiff(
  before: RevisionRow,
  after: RevisionRow,
): z.infer<typeof revisionDiff> {
  const [old, now] = [toDocument(before), toDocument(after)];
  const cards = diffDecks(old.cards, now.cards);
  return {
    from: before.version,
    to: after.version,
    cards: cards.map(({ field, ...difference }) => ({ zone: field, ...difference })),
    fields: WRITTEN_PARTS.map(([field, read]) => ({ field, before: read(old), after: read(now) })) //
      .filter((part) => part.before !== part.after),
  };
}

/** Parts of a document besides its cards, by their name on the wire. */
const WRITTEN_PARTS: readonly (readonly [string, (document: DeckDocument) => string])[] = [
  ['name', (document) => document.name],
  ['visibility', (document) => document.visibility],
  ['favoriteCard', (document) => document.favoritecard],
  ['favoriteCardLink', (document) => document.favoritecardlink],
  ['archetype', (document) => document.archetype],
  ['selectedItems', (document) => document.selectedItems.join(',')],
  ['energy', (document) => document.energy.join(',')],
  ['notes', (document) => document.notes],
  ['customSeries', (document) => document.customSeries.join(',')],
];
