import { parseRoles } from '@deckframe/domain/access/roles';
import type { SessionUserRow } from './queries.ts';
import type { SessionUser } from '../../lib/session-user.ts';

export function toSessionUser(row: SessionUserRow): SessionUser {
  return {
    id: String(row.id),
    username: row.username,
    avatar: row.avatar,
    roles: parseRoles(row.roles),
    level: row.user_level,
    userExp: row.user_exp,
  };
}
