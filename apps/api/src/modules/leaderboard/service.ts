import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { LEADERBOARD_PAGE } from '@deckframe/contract/community/community';
import { AppError } from '../../lib/app-error.ts';
import { readPage, toPage, type Page } from '../../lib/keyset-page.ts';
import { toMemberCard } from '../../lib/member-card.ts';
import {
  findOwnRank,
  findRank,
  listAbove,
  listBelow,
  listNamed,
  listTop,
  type LeaderPlace,
  type LeaderRow,
} from './queries.ts';

const CURSOR = /^(\d{1,9})\.(\d{1,18})\.([1-9]\d{0,14})$/;

export async function getLeaderboard(
  db: Database,
  query: { after?: string | undefined; before?: string | undefined },
) {
  const page = readPage(query, LEADERBOARD_PAGE, readCursor);
  const { rows, newer, older } = toPage(page, await listRows(db, page), printCursor);
  return { rows: await rankRows(db, rows), newer, older };
}

export async function findMembersNamed(db: Database, name: string) {
  const rows = await listNamed(db, foldUsername(name));
  return { members: rows.flatMap((row) => toMemberCard(row) ?? []) };
}

export async function getOwnRank(db: Database, userId: UserId) {
  const row = await findOwnRank(db, userId);
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return { rank: row.rank, userExp: row.user_exp, members: row.members };
}

function listRows(db: Database, { from, backwards }: Page<LeaderPlace>): Promise<LeaderRow[]> {
  if (from === undefined) return listTop(db);
  return backwards ? listAbove(db, from) : listBelow(db, from);
}

/**
 * Members with the same EXP share a rank. One look-up ranks the first row; every amount after it is
 * counted from there, since all members with an amount between two others stand on this page.
 */
async function rankRows(db: Database, page: readonly LeaderRow[]) {
  const [first] = page;
  if (first === undefined) return [];
  const { rank, same } = await findRank(db, first.user_exp);
  let current = { exp: first.user_exp, rank, members: same };
  return page.flatMap((row) => {
    if (row.user_exp !== current.exp) {
      const members = page.filter(({ user_exp: exp }) => exp === row.user_exp).length;
      current = { exp: row.user_exp, rank: current.rank + current.members, members };
    }
    const member = toMemberCard(row);
    return member === null ? [] : [{ rank: current.rank, member, userExp: row.user_exp }];
  });
}

function printCursor(row: LeaderRow): string {
  return `${row.user_exp}.${row.joined}.${row.member_id}`;
}

function readCursor(text: string): LeaderPlace {
  const [, exp, joined, id] = CURSOR.exec(text) ?? [];
  if (exp === undefined || joined === undefined || id === undefined) {
    throw new AppError('INVALID_REQUEST');
  }
  return { exp: Number(exp), joined, id };
}
