import type { Answer } from '#lib/api-client.ts';
import { apiPages, type Read } from '#lib/api-query.ts';

const USERS = 'GET /api/admin/users';
export const AUDIT = 'GET /api/admin/audit';
export const USER = 'GET /api/admin/users/:userId';
/** Queries to refetch after staff change a member. */
export const USER_READS = [
  USERS,
  AUDIT,
  USER,
  'GET /api/admin/users/:userId/cosmetics',
  'GET /api/admin/users/:userId/exp',
  'GET /api/admin/users/:userId/mail',
  'GET /api/admin/users/:userId/notes',
  'GET /api/admin/users/:userId/sessions',
  'GET /api/admin/users/:userId/written',
] as const satisfies Read[];

export type UserSheetData = Answer<typeof USER>;
export type UserEntry = UserSheetData['user'];
export type UserState = 'all' | 'roles' | 'suspended';
export type AuditEntry = Answer<typeof AUDIT>['entries'][number];
export type AuditFilter = { of?: 'all' | 'reads'; actor?: string; subject?: string };

export function usersQuery(search: string, state: UserState) {
  return apiPages(
    USERS,
    { query: { search, state } },
    // The list stays while the next letters are looked up.
    { cursor: 'after', next: (page) => page.next, placeholderData: (before) => before },
  );
}

export function auditQuery(query: AuditFilter) {
  return apiPages(AUDIT, { query }, { cursor: 'after', next: (page) => page.next });
}
