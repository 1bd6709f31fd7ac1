import {
  DIGEST_LANGUAGES,
  DIGEST_RHYTHMS,
  NOTICE_KINDS,
  NOTICE_WAYS,
} from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { z } from 'zod';
import { memberCard } from './community/community.ts';
import { text } from './text.ts';

/** How many notices are read at once. */
export const NOTICES_PAGE = 30;
/** So many of the actors are named; the others are counted. */
export const ACTORS_NAMED = 3;

const noticeId = z.string().regex(/^[1-9]\d{0,14}$/, 'must be an id');

export const noticesQuery = z.strictObject({ after: text(200).optional() });

export const notice = z
  .strictObject({
    id: z.string(),
    kind: z.enum(NOTICE_KINDS),
    place: z
      .strictObject({
        type: z.enum([
          'archetype',
          'card',
          'custom-series',
          'deck',
          'profile',
          'tournament',
          'trade',
        ]),
        game: z.string().nullable(),
        id: z.string(),
        comment: z.string().nullable().meta({ description: 'The comment to go to' }),
      })
      .nullable()
      .meta({ description: 'Where it leads; null where that is gone' }),
    isComment: z.boolean().meta({ description: 'It speaks of a comment at that place' }),
    label: z.string(),
    detail: z.string().nullable().meta({ description: 'What happened last' }),
    message: z.string().nullable(),
    actors: z.array(memberCard).meta({ description: 'Those who came last' }),
    actorCount: z.int().meta({ description: 'Ends at 100' }),
    isRead: z.boolean(),
    changedAt: z.string(),
  })
  .meta({ id: 'Notice' });

export const noticesAnswer = z
  .strictObject({ notices: z.array(notice), next: z.string().nullable() })
  .meta({ id: 'Notices' });

/** Some by their ids, or all of them. */
export const noticesReadBody = z.strictObject({
  ids: z.union([z.array(noticeId).min(1).max(NOTICES_PAGE), z.literal('all')]),
});

export const noticeParams = z.strictObject({ noticeId });

export const unsubscribeQuery = z.strictObject({
  token: z.string().regex(/^[1-9]\d{0,14}\.[\w-]{43}$/, 'must be the token of a mail'),
});

const way = z.enum(NOTICE_WAYS);

export const noticeSettings = z
  .strictObject({
    ways: z.strictObject(
      Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, way])) as Record<
        (typeof NOTICE_KINDS)[number],
        typeof way
      >,
    ),
    rhythm: z.enum(DIGEST_RHYTHMS),
    language: z.enum(DIGEST_LANGUAGES),
  })
  .meta({ id: 'NoticeSettings' });

export type Notice = z.infer<typeof notice>;
export type NoticeSettings = z.infer<typeof noticeSettings>;
