import { z } from 'zod';
import { deckVisibility } from './decks/decks.ts';
import { text } from './text.ts';

export const REVISION_PAGE_SIZE = 25;

const versionNumber = text(10)
  .regex(/^[1-9]\d*$/, 'must be a version')
  .transform(Number);

export const revisionParams = z.strictObject({
  game: text(32),
  deckId: text(64),
  version: versionNumber,
});

export const revisionsQuery = z.strictObject({ before: versionNumber.optional() });

export const revisionDiffQuery = z.strictObject({ from: versionNumber, to: versionNumber });

export const revisionSummary = z
  .strictObject({
    version: z.int(),
    name: z.string(),
    cardCount: z.int(),
    visibility: deckVisibility,
    createdAt: z.string(),
    restoredFrom: z.int().nullable(),
  })
  .meta({ id: 'DeckRevisionSummary' });

export const revisionsAnswer = z
  .strictObject({
    revisions: z.array(revisionSummary).meta({ description: 'Newest first' }),
    older: z.int().nullable().meta({ description: 'Give it as `before` for the next page' }),
  })
  .meta({ id: 'DeckRevisions' });

const snapshot = {
  name: z.string(),
  decklistContent: z.string(),
  considering: z.string(),
  sidedeck: z.string(),
  resourcedeck: z.string(),
  visibility: deckVisibility,
  favoriteCard: z.string(),
  favoriteCardLink: z.string(),
  archetype: z.string(),
  selectedItems: z.array(z.string()),
  energy: z.array(z.string()),
  notes: z.string(),
  customSeries: z.array(z.string()),
};

export const revision = z
  .strictObject({ version: z.int(), createdAt: z.string(), ...snapshot })
  .meta({ id: 'DeckRevision' });

export const revisionDiff = z
  .strictObject({
    from: z.int(),
    to: z.int(),
    cards: z.array(
      z.strictObject({
        zone: z.string().meta({ description: 'The stored field, such as decklist_content' }),
        cardno: z.string(),
        before: z.int(),
        after: z.int(),
      }),
    ),
    fields: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
  })
  .meta({ id: 'DeckRevisionDiff' });
