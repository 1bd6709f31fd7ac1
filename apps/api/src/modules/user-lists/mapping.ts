import { toMemberCard } from '../../lib/member-card.ts';
import type { SheetRow, UserRow } from './queries.ts';

export function toUserEntry(row: UserRow) {
  const member = toMemberCard(row);
  if (member === null) return [];
  const entry = {
    member,
    roles: row.roles,
    emailVerified: row.emailverified,
    suspended: row.suspended,
    createdAt: row.createdon.toISOString(),
  };
  return [entry];
}

export function toSheet(row: SheetRow) {
  const [user] = toUserEntry(row);
  if (user === undefined) return null;
  const { suspended, reason, until } = row;
  return {
    user,
    email: shortenEmail(row.email),
    exp: row.user_exp,
    lastSeenAt: row.last_connected?.toISOString() ?? null,
    sessions: row.sessions,
    hasSecondFactor: row.has_second_factor,
    suspension: suspended ? { reason, until } : { reason: null, until: null },
    counts: { decks: row.decks, comments: row.comments, openReports: row.open_reports },
  };
}

/** Staff tell two members apart by it; nobody can write to them. Example: `ha…@example.org`. */
function shortenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}
