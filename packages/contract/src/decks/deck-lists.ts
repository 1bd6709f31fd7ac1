import { OWN_DECK_ORDERS, PUBLIC_DECK_ORDERS } from '@deckframe/domain/decks/deck/deck-orders';
import { MISSING_MAX } from '@deckframe/domain/decks/deck/deck-search-words';
import { z } from 'zod';
import { userIdField } from '../accounts/account.ts';
import { deckSummary, deckVisibility } from './decks.ts';
import { CARD_NUMBER_MAX } from '../params.ts';
import { text, nameText } from '../text.ts';

const FOLDER_NAME_MAX = 60;

/** Maximum folders of one member in one game. */
export const FOLDERS_MAX = 200;

const folderId = text(15).regex(/^[1-9]\d*$/);

export const folderParams = z.strictObject({ game: text(32), folderId });

export const folderBody = z
  .strictObject({
    name: nameText(FOLDER_NAME_MAX).refine((name) => name.trim() !== '', 'must not be blank'),
  })
  .meta({ id: 'DeckFolderBody' });

export const folder = z
  .strictObject({ id: z.string(), name: z.string(), deckCount: z.int() })
  .meta({ id: 'DeckFolder' });

export const foldersAnswer = z
  .strictObject({
    folders: z.array(folder),
    allCount: z.int().meta({ description: 'Decks that are neither locked nor archived' }),
    unfiledCount: z.int(),
    archivedCount: z.int(),
  })
  .meta({ id: 'DeckFolders' });

/** Replaces all folders of one deck. */
export const deckFoldersChange = z
  .strictObject({ folderIds: z.array(folderId).max(FOLDERS_MAX) })
  .meta({ id: 'DeckFoldersChange' });

export const deckFoldersAnswer = z
  .strictObject({ folders: z.array(z.string()) })
  .meta({ id: 'DeckFolderNames' });

export const DECK_PAGE_SIZE = 25;
/** Maximum characters of a searched deck name. */
export const DECK_NAME_SEARCH_MAX = 100;
const CARDS_MAX = 5;
const COLORS_MAX = 6;

/** Parses an order mode by name, or by its documented number. */
const orderMode = <const Names extends readonly string[]>(names: Names) =>
  z
    .enum([...names, ...names.map((_, mode) => String(mode))])
    .default('recent')
    .transform(
      (mode): Names[number] => names[Number(mode)] ?? names.find((name) => name === mode) ?? '',
    );

const list = (length: number, max: number) =>
  text(max * (length + 1))
    .transform((value) => [...new Set(value.split(',').filter((part) => part !== ''))])
    .pipe(z.array(z.string().max(length)).min(1).max(max));

const flag = z.enum(['true']).transform(() => true);

const filters = {
  name: text(DECK_NAME_SEARCH_MAX).min(1).optional(),
  archetype: text(200).min(1).optional(),
  color: list(40, COLORS_MAX)
    .optional()
    .meta({ description: 'Comma list; the deck has each of them' }),
  favoriteCard: text(CARD_NUMBER_MAX).min(1).optional(),
  customSeries: text(64).min(1).optional(),
  starter: flag.optional(),
  cards: list(CARD_NUMBER_MAX, CARDS_MAX)
    .optional()
    .meta({ description: 'Comma list of card numbers; the deck holds each, in any printing' }),
  missing: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().max(MISSING_MAX))
    .optional()
    .meta({
      description: 'Maximum number of cards missing from your collection to build the deck',
    }),
};

const page = {
  after: text(200).min(1).optional().meta({ description: '`older` of the previous page' }),
  before: text(200).min(1).optional().meta({ description: '`newer` of the following page' }),
  limit: z
    .string()
    .regex(/^[1-9]\d?$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().max(DECK_PAGE_SIZE))
    .optional(),
};

type Cursors = { after?: string | undefined; before?: string | undefined };
const hasOneCursor = ({ after, before }: Cursors): boolean =>
  after === undefined || before === undefined;
const ONE_CURSOR = 'takes after or before, not both';

export const publicDecksQuery = z
  .strictObject({ order: orderMode(PUBLIC_DECK_ORDERS), ...filters, ...page })
  .refine(hasOneCursor, ONE_CURSOR);

export const ownDecksQuery = z
  .strictObject({
    order: orderMode(OWN_DECK_ORDERS),
    folder: text(15)
      .regex(/^[1-9]\d*$/)
      .optional(),
    unfiled: flag.optional(),
    archived: flag.optional(),
    ...filters,
    ...page,
  })
  .refine(hasOneCursor, ONE_CURSOR);

const { missing: _, ...plainFilters } = filters;

export const userDecksQuery = z
  .strictObject({ order: orderMode(OWN_DECK_ORDERS), ...plainFilters, ...page })
  .refine(hasOneCursor, ONE_CURSOR);

export const bookmarksQuery = z.strictObject(page).refine(hasOneCursor, ONE_CURSOR);

export const userDecksParams = z.strictObject({
  game: text(32),
  userId: userIdField,
});

export const decksAnswer = z
  .strictObject({
    decks: z.array(deckSummary),
    newer: z.string().nullable().meta({ description: 'Send as `before` for the previous page' }),
    older: z.string().nullable().meta({ description: 'Send as `after` for the next page' }),
  })
  .meta({ id: 'Decks' });

/** Decks on a home page. */
export const POPULAR_DECKS = 4;

export const popularDecksAnswer = z
  .strictObject({
    decks: z.array(deckSummary),
    isOfTheWeek: z.boolean().meta({ description: 'All were changed within seven days' }),
  })
  .meta({ id: 'PopularDecks' });

export const ownDeckSummary = deckSummary
  .extend({ folders: z.array(z.string()).meta({ description: 'Names of its folders' }) })
  .meta({ id: 'OwnDeckSummary' });

export const ownDecksAnswer = decksAnswer
  .extend({ decks: z.array(ownDeckSummary) })
  .meta({ id: 'OwnDecks' });

/** Maximum decks that are compared with one collection. */
export const BUILD_DECKS_MAX = 200;

export const ownDeckCards = z
  .strictObject({
    decks: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        isSleeved: z.boolean(),
        archetype: z.string().meta({ description: 'As chosen by its owner' }),
        content: z
          .string()
          .meta({ description: 'The required cards: one line `4 x ST01-001` each' }),
      }),
    ),
    isCut: z.boolean().meta({ description: `There are more than ${BUILD_DECKS_MAX}` }),
  })
  .meta({ id: 'OwnDeckCards' });

export const deckPreferences = z
  .strictObject({ defaultVisibility: deckVisibility })
  .meta({ id: 'DeckPreferences' });

export type DeckFilters = Omit<
  z.infer<typeof publicDecksQuery>,
  'order' | 'after' | 'before' | 'limit' | 'missing'
>;
