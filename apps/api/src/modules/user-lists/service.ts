import { USERS_PAGE } from '@deckframe/contract/user-admin';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../lib/app-error.ts';
import { toSheet, toUserEntry } from './mapping.ts';
import { findSheet, listUsers, type UserState } from './queries.ts';

export type UsersQuestion = {
  search?: string | undefined;
  state?: UserState | undefined;
  after?: string | undefined;
};

export async function getUsers(db: Database, question: UsersQuestion) {
  const { search = '', state = 'all', after } = question;
  const rows = await listUsers(db, { search, state, after });
  const page = rows.slice(0, USERS_PAGE);
  return {
    users: page.flatMap(toUserEntry),
    next: rows.length > USERS_PAGE ? (page.at(-1)?.username_key ?? null) : null,
  };
}

export async function getSheet(db: Database, userId: UserId) {
  const row = await findSheet(db, userId);
  const sheet = row === undefined ? null : toSheet(row);
  if (sheet === null) throw new AppError('USER_NOT_FOUND');
  return sheet;
}
