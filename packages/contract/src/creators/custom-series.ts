import {
  CUSTOM_BATCH_MAX,
  CUSTOM_CARDS_MAX,
  SERIES_DESCRIPTION_MAX,
  SERIES_NAME_MAX,
} from '@deckframe/domain/creators/series/custom-limits';
import { isCustomSeriesId } from '@deckframe/domain/cards/catalogue/card-number';
import { z } from 'zod';
import { userIdField, usernameField } from '../accounts/account.ts';
import { CARD_NUMBER_MAX } from '../params.ts';
import { nameText, text } from '../text.ts';

export const CUSTOM_SERIES_PAGE = 24;

const seriesId = text(32).refine(isCustomSeriesId, 'is no id of a custom series');
const game = text(32);

export const seriesParams = z.strictObject({ game, seriesId });
export const seriesMemberParams = z.strictObject({ game, seriesId, userId: userIdField });
export const customCardParams = z.strictObject({
  game,
  seriesId,
  cardId: text(CARD_NUMBER_MAX).min(1),
});

export const seriesQuery = z.strictObject({
  published: z.literal('1').optional().meta({ description: 'The public ones are all there are' }),
  search: text(60).optional(),
  owner: userIdField.optional(),
  after: text(200).optional(),
});

export const seriesBody = z
  .strictObject({
    name: nameText(SERIES_NAME_MAX).refine((name) => name.trim() !== '', 'must not be blank'),
    description: text(SERIES_DESCRIPTION_MAX),
  })
  .meta({ id: 'CustomSeriesBody' });

export const seriesPublication = z
  .strictObject({
    is_published: z.boolean(),
    is_listed: z.boolean().optional().meta({
      description: 'False: unlisted, only by link. Default true',
    }),
    artIsFree: z
      .boolean()
      .meta({ description: 'Confirms that all art is the member’s own or free to use' }),
  })
  .meta({ id: 'CustomSeriesPublication' });

export const seriesMemberBody = z.strictObject({ username: usernameField });

const member = z.strictObject({
  id: z.string(),
  username: z.string().nullable(),
  avatar: z.string().nullable(),
});

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The configured columns, and those that every fan-made card has. */
export const customCard = z
  .strictObject({
    id: z.string(),
    series_map: z.string(),
    owner_id: z.string(),
    customPNG: z.string().nullable(),
    isCustom: z.literal(true),
    revision: z.int(),
    updated_by: z.string().nullable().meta({ description: 'The username of the last editor' }),
    created_at: z.string(),
    updated_at: z.string(),
    name: z.string(),
  })
  .catchall(value)
  .meta({ id: 'CustomCard' });

export const customSeries = z
  .strictObject({
    id: z.string(),
    series_map: z.string(),
    gameid: z.string(),
    name: z.string(),
    description: z.string(),
    owner_id: z.string(),
    owner: member,
    collaboration_members: z.string().meta({ description: 'Ids of users, comma-separated' }),
    members: z.array(member),
    invited: z.array(member).meta({ description: 'Open invitations, for the owner' }),
    invited_by: z.string().nullable().meta({
      description: 'The username of the inviter, while the invitation is open',
    }),
    is_published: z.boolean(),
    is_listed: z.boolean().meta({
      description:
        'Whether a published series appears in public lists; otherwise it is reachable only by link',
    }),
    like_count: z.int(),
    comment_count: z.int(),
    card_count: z.int(),
    deck_count: z.int().meta({ description: 'Public decks that contain a card of the series' }),
    cover: customCard.nullable().meta({
      description: 'Its first card with a picture, or its first card',
    }),
    last_change: z
      .strictObject({ at: z.string(), by: z.string().nullable() })
      .nullable()
      .meta({ description: 'Last change of its texts or cards, with the author’s name' }),
    version: z.int(),
    moderated: z.boolean(),
    moderated_at: z.string().nullable().meta({ description: 'For its editors' }),
    moderation_reason: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'CustomSeries' });

export const seriesPage = z
  .strictObject({ series: z.array(customSeries), next: z.string().nullable() })
  .meta({ id: 'CustomSeriesPage' });

const cellValue = z.union([text(4000), z.number(), z.boolean(), z.null()]);
const column = text(64).min(1);
/** More than any game has. */
const COLUMNS_MAX = 100;

export const customCardsAnswer = z
  .strictObject({ series: customSeries, cards: z.array(customCard).max(CUSTOM_CARDS_MAX) })
  .meta({ id: 'CustomCards' });

const fields = z
  .record(column, cellValue)
  .refine((given) => Object.keys(given).length <= COLUMNS_MAX, 'names too many columns');
const cells = z
  .array(z.strictObject({ column, from: cellValue, to: cellValue }))
  .min(1)
  .max(COLUMNS_MAX)
  .refine((given) => new Set(given.map((cell) => cell.column)).size === given.length, {
    message: 'names a column twice',
  });

export const newCustomCard = z.strictObject({ fields }).meta({ id: 'NewCustomCard' });
export const customCardChange = z.strictObject({ cells }).meta({ id: 'CustomCardChange' });

export const customCardBatch = z
  .strictObject({
    cards: z
      .array(
        z.union([
          z.strictObject({ fields }),
          z.strictObject({ id: text(CARD_NUMBER_MAX).min(1), cells }),
        ]),
      )
      .min(1)
      .max(CUSTOM_BATCH_MAX),
  })
  .meta({ id: 'CustomCardBatch' });

export const customBatchAnswer = z
  .strictObject({
    results: z.array(
      z.strictObject({
        card: customCard.nullable(),
        refusal: z
          .strictObject({
            code: z.string(),
            params: z.record(z.string(), z.union([z.string(), z.number()])),
            errors: z.array(z.strictObject({ path: z.string(), message: z.string() })),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'CustomCardBatchAnswer', description: 'One result for each card, in its order' });
