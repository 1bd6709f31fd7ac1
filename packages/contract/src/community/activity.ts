import { z } from 'zod';
import { memberCard } from './community.ts';
import { text } from '../text.ts';

export const ACTIVITY_PAGE = 25;
/** Longer comments are cut. */
export const ACTIVITY_TEXT_MAX = 400;

export const ACTIVITY_KINDS = ['all', 'decks', 'comments', 'ratings'] as const;

export const activityQuery = z.strictObject({
  kind: z.enum(ACTIVITY_KINDS).default('all'),
  after: text(600).min(1).optional().meta({ description: '`older` of the previous page' }),
});

const subject = z
  .strictObject({
    type: z.enum(['card', 'deck']),
    game: z.string(),
    gameName: z.string(),
    id: z.string().meta({ description: 'Card number or id of the deck' }),
    name: z.string(),
    color: z.string().nullable(),
    image: z.string().nullable().meta({ description: 'Null: a deck without a cover' }),
    template: z.string().meta({ description: 'Address of the picture with {width} and {image}' }),
    widths: z.array(z.int()),
  })
  .meta({ id: 'ActivitySubject' });

const action = { id: z.string(), at: z.string(), subject };

const activityEntry = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('deck'), ...action }),
    z.strictObject({
      kind: z.literal('comment'),
      ...action,
      text: z.string().meta({ description: 'The excerpt in Markdown; never rendered as HTML' }),
    }),
    z.strictObject({ kind: z.literal('rating'), ...action, rating: z.int() }),
  ])
  .meta({ id: 'ActivityEntry' });

export const activityAnswer = z
  .strictObject({
    entries: z.array(activityEntry),
    older: z.string().nullable().meta({ description: 'Send as `after` for the next page' }),
  })
  .meta({ id: 'Activity' });

/** Number of discussed cards and decks on the home page. */
export const DISCUSSIONS = 6;

export const discussionsAnswer = z
  .strictObject({
    discussions: z.array(
      z.strictObject({
        id: z.string().meta({ description: 'Of the newest comment' }),
        at: z.string(),
        subject,
        author: memberCard,
        text: z.string().meta({ description: 'The excerpt in Markdown; never rendered as HTML' }),
      }),
    ),
  })
  .meta({ id: 'Discussions' });

export type Discussions = z.infer<typeof discussionsAnswer>;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export type ActivityEntry = z.infer<typeof activityEntry>;
export type ActivityAnswer = z.infer<typeof activityAnswer>;
