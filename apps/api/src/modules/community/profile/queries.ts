import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { FavoriteCard } from '@deckframe/domain/community/profile/favorite-cards';
import { updateProfile } from '../../accounts/members/service.ts';

/** Reads the private profile fields. */
export async function findOwnFacts(db: Database, userId: UserId) {
  return db
    .selectFrom('users')
    .select(['email', 'emailverified', 'roles', 'last_connected'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function listCollectionStates(db: Database, userId: UserId) {
  return db
    .selectFrom('collection_states')
    .select(['gameid as game', 'seq', 'entry_count as entries'])
    .where('user_id', '=', userId)
    .orderBy('gameid')
    .execute();
}

export type FeaturedDeckRow = { gameid: string; id: string; decklist_name: string };

/** Returns the featured decks that are public. */
export async function listFeatured(
  db: Database,
  userId: UserId,
  wanted: readonly { game: string; uuid: string }[],
): Promise<FeaturedDeckRow[]> {
  if (wanted.length === 0) return [];
  return db
    .selectFrom('decklists')
    .select(['gameid', 'id', 'decklist_name'])
    .where((eb) => eb.or(wanted.map(({ game, uuid }) => eb.and({ gameid: game, id: uuid }))))
    .where('user_id', '=', userId)
    .where('visibility', '=', 1)
    .where('deleted_at', 'is', null)
    .where('moderated_at', 'is', null)
    .execute();
}

const PUBLIC_COLUMNS = [
  'users_public.id',
  'username',
  'avatar',
  'selectedbadge',
  'selectedavatarbackground',
  'ownedbanners',
  'youtube',
  'twitch',
  'x',
  'createdon',
  'user_level',
  'user_exp',
  'badge_corner',
  'selectedbanner',
  'selectedtitle',
  'selectednameplate',
  'ownedbadges',
  'ownedbackgrounds',
  'favorite_card_url_1',
  'favorite_card_url_2',
  'favorite_card_url_3',
  'favorite_card_url_4',
  'comment_count',
  'like_count',
  'rating_count',
  'like_received_count',
  'follower_count',
  'featureddecksdata',
  'userstaplecards',
] as const;

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Other members are read through the public view (PROF-03). */
export async function findProfile(db: Database, userId: UserId) {
  return db
    .selectFrom('users_public')
    .innerJoin('profiles_public', 'profiles_public.id', 'users_public.id')
    .select(PUBLIC_COLUMNS)
    .where('users_public.id', '=', userId)
    .$narrowType<{ id: UserId }>()
    .executeTakeFirst();
}

export async function lockUser(db: Database, userId: UserId): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function countPublicDecks(db: Database, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('decklists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('visibility', '=', 1)
    .where('deleted_at', 'is', null)
    .where('moderated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export type FavoriteCardRow = {
  gameid: string;
  cardno: string;
  name: string;
  color: string | null;
  image: string | null;
};

/** Returns published cards only. */
export async function listCards(
  db: Database,
  wanted: readonly FavoriteCard[],
): Promise<FavoriteCardRow[]> {
  if (wanted.length === 0) return [];
  return db
    .selectFrom('cards')
    .select(['gameid', 'cardno', 'name', 'color', 'image'])
    .where((eb) => eb.or(wanted.map(({ game, cardno }) => eb.and({ gameid: game, cardno }))))
    .where('published', '=', 1)
    .execute();
}

export async function readCustomization(db: Database, userId: UserId): Promise<unknown> {
  return db.selectFrom('profiles_public').selectAll().where('id', '=', userId).executeTakeFirst();
}

export async function clearCustomization(db: Database, userId: UserId): Promise<void> {
  await updateProfile(db, userId, {
    badge_corner: 'bottom-right',
    selectedbanner: null,
    selectedtitle: null,
    selectednameplate: null,
    favorite_card_url_1: null,
    favorite_card_url_2: null,
    favorite_card_url_3: null,
    favorite_card_url_4: null,
    featureddecksdata: null,
  });
}
