import {
  parseContent,
  parseEntry,
} from '@deckframe/domain/collection/entries/documented-collection';
import type {
  ChangeBatch,
  CollectionNews,
  KnownCollection,
} from '@deckframe/domain/collection/entries/collection-copy';
import {
  DEFAULT_COLLECTION_NAME,
  type CollectionEntry,
} from '@deckframe/domain/collection/entries/entry';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

const SHARED = 'GET /api/games/:game/collections';

export type SentAnswer = KnownCollection & {
  readonly message: string;
  readonly unknown: readonly string[];
};

export type Visibility =
  Answer<'GET /api/games/:game/my-collection'>['collections'][number]['visibility'];

/** The visibility of a collection, and whether the owner was asked. */
export type SharingChoice = { readonly visibility: Visibility; readonly isAsked: boolean };

/** Fetches changes after a number, or everything. */
export async function fetchNews(
  api: CallApi,
  game: string,
  id: number,
  since: number,
): Promise<
  CollectionNews & {
    sharing: SharingChoice;
    collections: Answer<'GET /api/games/:game/my-collection'>['collections'][number][];
  }
> {
  const query = since === 0 ? {} : { since: String(since) };
  const answer = await api('GET /api/games/:game/my-collection', { params: { game }, query });
  const { seq, isWhole, isAsked, collection, collections } = answer;
  const info = collections.find((one) => one.id === id);
  const visibility = info?.visibility ?? 'everyone';
  const name = id === 0 ? DEFAULT_COLLECTION_NAME : (info?.name ?? '');
  const entries = parseContent(collection[name]?.content);
  // Only for the first collection the owner is asked; others are created with a choice.
  const sharing = { visibility, isAsked: isAsked || id !== 0 };
  return { seq, isWhole, entries, sharing, collections };
}

export async function sendChanges(
  api: CallApi,
  game: string,
  collection: number,
  { key, changes }: ChangeBatch,
): Promise<SentAnswer> {
  const answer = await api('POST /api/games/:game/my-collection/changes', {
    params: { game },
    key,
    body: { collection, changes: [...changes] },
  });
  const entries = new Map<string, CollectionEntry>();
  for (const sent of answer.entries) {
    const entry = parseEntry(sent);
    if (entry !== undefined) entries.set(sent.n, entry);
  }
  const { seq, message, unknown } = answer;
  return { seq, entries, message, unknown };
}

export type SharedCollection = {
  readonly username: string;
  readonly entries: ReadonlyMap<string, CollectionEntry>;
};

/** The visible collection of another member. */
export const sharedCollectionQuery = (game: string, user: string, as: string | undefined) =>
  apiQuery(SHARED, { params: { game }, query: { user } }, { as, select: toShared });

function toShared({ username, collection }: Answer<typeof SHARED>): SharedCollection {
  const entries = new Map<string, CollectionEntry>();
  for (const { content } of Object.values(collection)) {
    for (const [cardno, entry] of parseContent(content)) {
      const before = entries.get(cardno);
      entries.set(cardno, before === undefined ? entry : joinEntries(before, entry));
    }
  }
  return { username, entries };
}

/** One card in two collections of a member. */
function joinEntries(one: CollectionEntry, other: CollectionEntry): CollectionEntry {
  return {
    count: one.count + other.count,
    trading: one.trading || other.trading,
    wanted: one.wanted || other.wanted,
    ignored: one.ignored && other.ignored,
    tag: one.tag === '' ? other.tag : one.tag,
  };
}
