import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import type { Database } from '@deckframe/database/db';
import { findRefusal } from '@deckframe/domain/accounts/access/can';
import type { AccountPart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { toMemberCard } from '../../lib/member-card.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { notify, withdraw, type Teller } from '../notices/service.ts';
import {
  deleteFollow,
  deleteFollowsOf,
  findFollow,
  insertFollow,
  listFollowed,
} from './queries.ts';

export const FOLLOW_LIMIT: DatabaseLimit = { name: 'follow', max: 30, windowSeconds: 60 };
const PAGE = 50;
const ALL = 1_000_000;

export async function getFollow(db: Database, userId: UserId | null, followedId: UserId) {
  const row = await findFollow(db, userId, followedId);
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return { following: row.following, followerCount: row.follower_count };
}

/** Following twice is following once. */
export async function follow({ db, tell }: Teller, userId: UserId, followedId: UserId) {
  const refusal = findRefusal({ id: userId, roles: [] }, 'member.follow', { ownerId: followedId });
  if (refusal !== null) throw new AppError(refusal);
  await getFollow(db, userId, followedId);
  if (await isBlockedBetween(db, userId, followedId)) throw new AppError('CONTACT_BLOCKED');
  if (await insertFollow(db, userId, followedId)) {
    await notify({ db, tell }, [followedId], toAct(userId, followedId));
  }
  return getFollow(db, userId, followedId);
}

export async function unfollow({ db, tell }: Teller, userId: UserId, followedId: UserId) {
  if (await deleteFollow(db, userId, followedId)) {
    await withdraw({ db, tell }, followedId, toAct(userId, followedId));
  }
  return getFollow(db, userId, followedId);
}

/** All that come to follow a member are one bundle. */
function toAct(userId: UserId, followedId: UserId) {
  const place = { type: 'profile', game: null, id: printUserId(followedId) } as const;
  return { kind: 'follow', actorId: userId, place } as const;
}

export async function listFollowedMembers(db: Database, userId: UserId, after?: string) {
  const page = readPage({ after }, PAGE, String);
  const found = await listFollowed(db, userId, page.from ?? '0', rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => printUserId(row.member_id));
  return { members: rows.map(toMemberCard).filter((member) => member !== null), next: older };
}

export const followsPart: AccountPart = {
  name: 'follows',
  covers: { 'follows.user_id': ['export', 'erase'], 'follows.followed_id': ['erase'] },
  read: async (db, userId) => (await listFollowed(db, userId, '0', ALL)).map(toMemberCard),
  erase: deleteFollowsOf,
};
