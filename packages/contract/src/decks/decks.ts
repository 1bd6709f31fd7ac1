import { DECK_TEXT_LIMITS, MAXIMUM_ZONE_TEXT } from '@deckframe/domain/decks/deck/deck';
import { DECK_VERDICTS } from '@deckframe/domain/decks/deck/judge-deck';
import { z } from 'zod';
import { catalogueCard } from '../cards/cards.ts';
import { CARD_NUMBER_MAX, INTEGER_MAX } from '../params.ts';
import { expResults } from '../rewards/exp.ts';
import { moderationState } from '../community/moderation.ts';
import { problem } from '../problem.ts';
import { nameText, text } from '../text.ts';

/** Maximum bytes of a saved deck: four full zones and the notes. */
export const DECK_BODY_BYTES = 256 * 1024;

const SHOWN_ID = /^[0-9A-Za-z]{22}$/;
const ARCHETYPES_MAX = 4;
const LIST_MAX = 20;

/** An invalid deck id returns 404 instead of a validation error. */
const deckId = text(64).meta({ description: 'UUID of version 7 in base62, 22 characters' });

export const deckParams = z.strictObject({ game: text(32), deckId });

export const deckVisibility = z.enum(['private', 'public', 'unlisted']);

const zone = text(MAXIMUM_ZONE_TEXT).meta({ description: 'Lines `quantity x cardId`' });
const items = (length: number, max: number) => z.array(text(length).min(1)).max(max);

/** Fields that an owner writes. Absent zones stay unchanged. */
const deckFields = {
  name: nameText(DECK_TEXT_LIMITS.name).optional().meta({ description: 'Blank: (No Name)' }),
  decklistContent: zone,
  considering: zone.optional(),
  sidedeck: zone.optional(),
  resourcedeck: zone.optional(),
  visibility: deckVisibility.optional(),
  favoriteCard: text(CARD_NUMBER_MAX).optional(),
  favoriteCardLink: text(DECK_TEXT_LIMITS.favoritecardlink)
    .regex(/^(|https?:\/\/\S+|\/(?!\/)\S*)$/, 'must be an address of a picture')
    .optional(),
  archetype: text(DECK_TEXT_LIMITS.archetype)
    .optional()
    .meta({ description: `Chosen archetypes, at most ${ARCHETYPES_MAX}, joined by commas` }),
  selectedItems: items(40, LIST_MAX).optional().meta({ description: 'Styles of the deck' }),
  energy: items(40, LIST_MAX).optional().meta({ description: 'Energies beside the cards' }),
  deckColors: items(40, LIST_MAX)
    .optional()
    .meta({ description: 'The client’s count; the server counts separately' }),
  notes: text(DECK_TEXT_LIMITS.notes).optional().meta({ description: 'Markdown' }),
  customSeries: items(64, LIST_MAX).optional(),
};

export const deckSave = z.strictObject(deckFields).meta({ id: 'DeckSave' });

export const deckCreate = z
  .strictObject({
    id: text(22)
      .regex(SHOWN_ID, 'must be a UUID of version 7 in base62')
      .optional()
      .meta({ description: 'Made by the client, so that a repeated creation makes one deck' }),
    ...deckFields,
  })
  .meta({ id: 'DeckCreate' });

export const deckDuplicate = z
  .strictObject({
    id: text(22).regex(SHOWN_ID).optional(),
    name: nameText(DECK_TEXT_LIMITS.name)
      .optional()
      .meta({ description: 'Default: the name of the copied deck' }),
  })
  .meta({ id: 'DeckDuplicate' });

export const deckVisibilityChange = z
  .strictObject({ visibility: deckVisibility })
  .meta({ id: 'DeckVisibilityChange' });

export const deckArchiveChange = z
  .strictObject({ isArchived: z.boolean() })
  .meta({ id: 'DeckArchiveChange' });

export const deckSleevedChange = z
  .strictObject({
    isSleeved: z
      .boolean()
      .meta({ description: 'Built with real cards, which are reserved for it' }),
  })
  .meta({ id: 'DeckSleevedChange' });

/** Fields that only administrators change. */
export const deckModeration = z
  .strictObject({ isLocked: z.boolean(), isStarter: z.boolean() })
  .meta({ id: 'DeckModeration' });

export const deckOwner = z
  .strictObject({
    id: z.string(),
    username: z.string(),
    avatar: z.string().nullable(),
    selectedBadge: z.string().nullable(),
    selectedAvatarBackground: z.string().nullable(),
    level: z.int(),
  })
  .meta({ id: 'DeckOwner' });

/** Fields of a deck in a list. */
const summaryFields = {
  id: z.string(),
  game: z.string(),
  version: z.int(),
  name: z.string(),
  visibility: deckVisibility,
  isPublic: z.boolean(),
  isLocked: z.boolean(),
  isStarter: z.boolean(),
  isArchived: z.boolean(),
  isFanMade: z.boolean().meta({ description: 'Uses a custom series' }),
  colors: z.array(z.string()),
  archetype: z.string(),
  series: z.string().nullable(),
  selectedItems: z.array(z.string()),
  energy: z.array(z.string()),
  customSeries: z.array(z.string()),
  favoriteCard: z.string(),
  favoriteCardLink: z.string(),
  coverImage: z
    .string()
    .nullable()
    .meta({ description: 'Picture of the favourite card, otherwise of the first' }),
  cardCount: z.int().meta({ description: 'Cards of the main zone' }),
  completion: z.int().meta({ description: 'Percent, at most 100' }),
  isLegal: z.boolean().meta({ description: 'Whether the verdict is `legal`' }),
  verdict: z.enum(DECK_VERDICTS).meta({
    description: 'By today’s rules; an unfinished deck counts as incomplete, not illegal',
  }),
  curve: z.array(z.int()).meta({ description: 'Heights of the bars of the first chart' }),
  visitorCount: z.int(),
  likeCount: z.int(),
  commentCount: z.int(),
  moderation: moderationState.nullable(),
  createdAt: z.string(),
  modifiedDate: z.string(),
  owner: deckOwner,
};

export const deckSummary = z.strictObject(summaryFields).meta({ id: 'DeckSummary' });

export const deckLine = z
  .strictObject({ cardno: z.string(), quantity: z.int() })
  .meta({ id: 'DeckLine' });

export const deck = z
  .strictObject({
    ...summaryFields,
    decklistContent: z.string(),
    content: z.array(deckLine).meta({ description: 'The lines of decklistContent' }),
    considering: z.string(),
    sidedeck: z.string(),
    resourcedeck: z.string(),
    notes: z.string(),
    pictureHash: z.string().meta({ description: 'Names the picture of the deck' }),
  })
  .meta({ id: 'Deck' });

/** A deck with the cards of its zones, so that a page renders without a second request. */
export const readDeck = deck
  .extend({ cards: z.array(catalogueCard).meta({ description: 'Those that are published' }) })
  .meta({ id: 'ReadDeck' });

/** The answer of every save: the deck, and the EXP it earned. */
export const savedDeck = deck.extend({ exp: expResults }).meta({ id: 'SavedDeck' });

/** The body of a 409: the refusal, and the stored deck, so that the page shows both. */
export const deckConflict = problem.extend({ stored: deck }).meta({ id: 'DeckConflict' });

export const deckDeleted = z
  .strictObject({ id: z.string(), restorableUntil: z.string() })
  .meta({ id: 'DeckDeleted' });

export type DeckSave = z.infer<typeof deckSave>;
export type DeckAnswer = z.infer<typeof deck>;
export type SavedDeck = z.infer<typeof savedDeck>;
export type DeckSummary = z.infer<typeof deckSummary>;

export const REVISION_PAGE_SIZE = 25;

const versionNumber = text(10)
  .regex(/^[1-9]\d*$/, 'must be a version')
  .transform(Number)
  .pipe(z.int().max(INTEGER_MAX));

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
    older: z.int().nullable().meta({ description: 'Send as `before` for the next page' }),
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
