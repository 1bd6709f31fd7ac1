import {
  CONTENT_LIMITS,
  CONTENT_STATES,
  CONTENT_TYPES,
} from '@deckframe/domain/creators/contents/content';
import { z } from 'zod';
import { userIdField } from '../accounts/account.ts';
import { memberCard } from '../community/community.ts';
import { moderationState } from '../community/moderation.ts';
import { calendarMoment, CARD_NUMBER_MAX } from '../params.ts';
import { nameText, text } from '../text.ts';

export const CONTENTS_PAGE = 12;
/** Maximum contents of one member in one game. */
export const CONTENTS_MAX = 200;
/** Maximum bytes of a content. */
export const CONTENT_BODY_BYTES = 128 * 1024;

const ADDRESS_MAX = 300;
const SHOWN_DECK_MAX = 64;
const contentId = z.uuid();
const contentType = z.enum(CONTENT_TYPES);
const contentState = z.enum(CONTENT_STATES);

export const contentParams = z.strictObject({ game: text(32), contentId });

export const contentsQuery = z.strictObject({
  author: userIdField.optional(),
  deck: text(SHOWN_DECK_MAX).min(1).optional().meta({ description: 'Linked with this deck' }),
  card: text(CARD_NUMBER_MAX)
    .min(1)
    .optional()
    .meta({ description: 'Articles that mention this card in any printing' }),
  type: contentType.optional(),
  after: text(200).optional(),
});

const linkedDeck = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    cardCount: z.int(),
    favoriteCard: z.string(),
    coverCard: z.string().meta({
      description: 'The favourite card, otherwise the first of the list; empty if there is none',
    }),
  })
  .meta({ id: 'LinkedDeck' });

const shownFields = {
  id: z.string(),
  game: z.string(),
  name: z.string(),
  type: contentType,
  link: z.string().nullable().meta({ description: 'Null for an article' }),
  userId: z.string(),
  author: memberCard.nullable(),
  thumbnail: z.string().nullable(),
  linkedDeckId: z.string().nullable(),
  linkedDeck: linkedDeck.nullable(),
  state: contentState,
  publishAt: z.string().nullable(),
  excerpt: z.string(),
  readingMinutes: z.int().nullable(),
  version: z.int(),
  createdAt: z.string(),
  changedAt: z.string(),
  moderation: moderationState.nullable(),
};

export const contentSummary = z.strictObject(shownFields).meta({ id: 'ContentSummary' });

export const content = z
  .strictObject({
    ...shownFields,
    body: z.string().nullable().meta({ description: 'Markdown; `[[ST01-001]]` names a card' }),
    mentionedDecks: z.array(linkedDeck),
  })
  .meta({ id: 'Content' });

export const contentsAnswer = z
  .strictObject({ contents: z.array(contentSummary), next: z.string().nullable() })
  .meta({ id: 'Contents' });

export const ownContentsAnswer = z
  .strictObject({ contents: z.array(contentSummary) })
  .meta({ id: 'OwnContents' });

const name = nameText(CONTENT_LIMITS.name)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));

export const contentWrite = z
  .strictObject({
    name,
    type: contentType,
    link: text(CONTENT_LIMITS.link).nullable().meta({ description: 'An https address' }),
    body: text(CONTENT_LIMITS.body).nullable().meta({ description: 'Markdown, instead of a link' }),
    thumbnail: text(ADDRESS_MAX)
      .nullable()
      .meta({ description: 'Address of your upload by `uploadContentImage`' }),
    linkedDeckId: text(SHOWN_DECK_MAX).min(1).nullable(),
    state: contentState,
    publishAt: calendarMoment
      .nullable()
      .meta({ description: 'When a scheduled one becomes public' }),
  })
  .refine(({ link, body }) => (link === null) !== (body === null), {
    message: 'has either a link or a body',
  })
  .refine(({ state, body }) => state === 'draft' || body === null || body.trim() !== '', {
    message: 'what others are to read has words',
  })
  .refine(({ state, publishAt }) => state !== 'scheduled' || publishAt !== null, {
    message: 'a scheduled content says when',
  })
  .meta({ id: 'ContentWrite' });

export type ContentAnswer = z.infer<typeof content>;
export type ContentSummary = z.infer<typeof contentSummary>;
export type ContentWrite = z.infer<typeof contentWrite>;
