import { COUNT_MAX } from '@deckframe/domain/collection/entries/entry';
import { z } from 'zod';
import { userIdField } from '../accounts/account.ts';
import { CARD_NUMBER_MAX } from '../params.ts';
import { nameText, text } from '../text.ts';

/** Maximum changes of one request. */
export const CHANGES_MAX = 500;
/** Maximum entries of one member in one game, over all collections. */
export const ENTRIES_MAX = 20_000;
/** Maximum collections of one member in one game. */
export const COLLECTIONS_MAX = 50;
export const COLLECTION_NAME_MAX = 60;

export const COLLECTION_VISIBILITIES = ['everyone', 'trades', 'me'] as const;

export type CollectionVisibility = (typeof COLLECTION_VISIBILITIES)[number];

const visibility = z.enum(COLLECTION_VISIBILITIES).meta({
  description: 'Visible to everyone, to everyone with only trades and wants, or only to the owner',
});
const collectionId = z.int().min(0).max(32_767);
const collectionName = nameText(COLLECTION_NAME_MAX).refine(
  (name) => name.trim() !== '',
  'must not be blank',
);
const count = z.int().min(0).max(COUNT_MAX);
const bit = z.int().min(0).max(1);

/** A collection entry with the documented keys. */
export const collectionEntry = z
  .strictObject({
    n: z.string().meta({ description: 'Card number' }),
    c: count.meta({ description: 'Copies' }),
    t: bit.meta({ description: 'For trade' }),
    i: bit.meta({ description: 'Ignored' }),
    w: bit.meta({ description: 'Wanted' }),
    tag: z.string().optional(),
  })
  .meta({ id: 'CollectionEntry' });

const namedCollections = z
  .record(
    z.string(),
    z
      .strictObject({
        collectionName: z.string(),
        content: z.record(z.string(), collectionEntry),
      })
      .meta({ id: 'CollectionContent' }),
  )
  .meta({ description: 'By name; the content by card number' });

export const collectionInfo = z
  .strictObject({ id: collectionId, name: z.string(), visibility })
  .meta({ id: 'CollectionInfo' });

/** The answer for other members and visitors. */
export const collectionAnswer = z
  .strictObject({ userId: z.string(), username: z.string(), collection: namedCollections })
  .meta({ id: 'MemberCollection' });

/** The answer for the owner. */
export const ownCollectionAnswer = z
  .strictObject({
    seq: z.int().meta({ description: 'Number of the last change; request later changes with it' }),
    isWhole: z.boolean().meta({ description: 'Whether this is the full state or only changes' }),
    isAsked: z.boolean().meta({ description: 'Whether the owner has a first collection already' }),
    collections: z.array(collectionInfo),
    username: z.string(),
    collection: namedCollections,
  })
  .meta({ id: 'OwnCollection' });

export const sinceQuery = z.strictObject({
  since: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .meta({ description: 'Only changes after this number' }),
});

export const collectionParams = z.strictObject({ game: text(32), userId: userIdField });

export const ownerQuery = z.strictObject({ user: text(120).min(1) });

const change = z
  .strictObject({
    cardno: text(CARD_NUMBER_MAX).min(1),
    from: count.optional(),
    to: count.optional(),
    trading: z.boolean().optional(),
    wanted: z.boolean().optional(),
    ignored: z.boolean().optional(),
    tag: text(64).optional().meta({ description: 'One of more than 10 characters is ignored' }),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), 'from and to go together')
  .meta({
    id: 'CollectionChange',
    description: 'The difference of a count is added; marks and the tag are set',
  });

export const collectionChanges = z
  .strictObject({
    collection: collectionId,
    changes: z.array(change).min(1).max(CHANGES_MAX),
  })
  .meta({ id: 'CollectionChanges' });

export const changedAnswer = z
  .strictObject({
    message: z.string(),
    seq: z.int(),
    entries: z
      .array(collectionEntry)
      .meta({ description: 'The requested cards in their current state' }),
    unknown: z.array(z.string()).meta({ description: 'Unknown card numbers; nothing was stored' }),
  })
  .meta({ id: 'CollectionChanged' });

const storedEntry = z.union([
  z.strictObject({
    n: text(CARD_NUMBER_MAX).optional(),
    c: z.number(),
    t: z.number().optional(),
    i: z.number().optional(),
    w: z.number().optional(),
    tag: text(64).optional(),
  }),
  z.strictObject({
    count: z.number(),
    isTrading: z.boolean().optional(),
    isIgnored: z.boolean().optional(),
    isWanted: z.boolean().optional(),
    tag: text(64).optional(),
  }),
]);

const storedCollection = z.strictObject({
  collectionName,
  content: z.record(text(CARD_NUMBER_MAX).min(1), storedEntry),
});

/** The documented save: one or several whole collections, in the newer or older form. */
export const collectionSave = z
  .strictObject({
    collection: z.union([storedCollection, z.record(collectionName, storedCollection)]),
  })
  .meta({ id: 'CollectionSave' });

export type CollectionSave = z.infer<typeof collectionSave>;

export const savedAnswer = z
  .strictObject({ message: z.string(), seq: z.int(), unknown: z.array(z.string()) })
  .meta({ id: 'CollectionSaved' });

export const valueAnswer = z
  .strictObject({
    points: z
      .array(z.strictObject({ day: z.string(), value: z.number() }))
      .meta({ description: 'The value of today’s copies on past days, oldest first' }),
    source: z
      .strictObject({ name: z.string(), day: z.string() })
      .nullable()
      .meta({ description: 'The source and day of the newest price' }),
  })
  .meta({ id: 'CollectionValue' });

export const collectionIdParams = z.strictObject({
  game: text(32),
  collectionId: z.string().regex(/^\d{1,5}$/),
});

export const newCollection = z
  .strictObject({ name: collectionName, visibility: visibility.optional() })
  .meta({ id: 'NewCollection' });

export const collectionInfoChange = z
  .strictObject({ name: collectionName.optional(), visibility: visibility.optional() })
  .meta({ id: 'CollectionInfoChange' });

export const collectionsAnswer = z
  .strictObject({ seq: z.int(), collections: z.array(collectionInfo) })
  .meta({ id: 'Collections' });
