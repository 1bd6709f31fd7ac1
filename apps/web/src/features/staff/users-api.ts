import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type UserEntry = Answer<'GET /api/admin/users/:userId'>['user'];
export type UserSheetData = Answer<'GET /api/admin/users/:userId'>;
export type UserState = 'all' | 'roles' | 'suspended';
type UserPage = Answer<'GET /api/admin/users'>;
type AuditPage = Answer<'GET /api/admin/audit'>;
export type AuditEntry = AuditPage['entries'][number];
export type AuditFilter = { of?: 'all'; actor?: string; subject?: string };

export const USERS_KEY = ['admin', 'users'] as const;
export const AUDIT_KEY = ['admin', 'audit'] as const;
export const sheetKey = (userId: string) => ['admin', 'user', userId] as const;

export function usersQuery(api: CallApi, search: string, state: UserState) {
  return infiniteQueryOptions({
    queryKey: [...USERS_KEY, search, state],
    queryFn: async ({ signal, pageParam }): Promise<UserPage> => {
      const query = { search, state, ...(pageParam !== null && { after: pageParam }) };
      return await api('GET /api/admin/users', { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function sheetQuery(api: CallApi, userId: string) {
  return queryOptions({
    queryKey: sheetKey(userId),
    queryFn: async ({ signal }): Promise<UserSheetData> =>
      await api('GET /api/admin/users/:userId', { params: { userId }, signal }),
  });
}

export function auditQuery(api: CallApi, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [...AUDIT_KEY, filter],
    queryFn: async ({ signal, pageParam }): Promise<AuditPage> =>
      readAudit(api, { ...filter, ...(pageParam !== null && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

/** How much of each kind waits for a decision, as far as the first page goes. */
export function waitingQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: ['admin', 'waiting', game],
    queryFn: async ({ signal }) => {
      const [reports, cards, appeals] = await Promise.all([
        api('GET /api/admin/reports', { query: { state: 'open' }, signal }),
        api('GET /api/admin/games/:game/card-reports', {
          params: { game },
          query: { treated: 'false' as const },
          signal,
        }),
        api('GET /api/admin/appeals', { signal }),
      ]);
      const [content, errors, asked] = [reports, cards, appeals];
      return {
        reports: { count: content.reports.length, isMore: content.next !== null },
        cards: { count: errors.reports.length, isMore: errors.next !== null },
        appeals: { count: asked.appeals.length, isMore: asked.next !== null },
      };
    },
  });
}

export async function readAudit(
  api: CallApi,
  query: AuditFilter & { after?: string },
  signal?: AbortSignal,
): Promise<AuditPage> {
  return await api('GET /api/admin/audit', { query, ...(signal && { signal }) });
}

export async function changeRoles(api: CallApi, userId: string, roles: string[], key: string) {
  await api('PUT /api/admin/users/:userId/roles', { params: { userId }, key, body: { roles } });
}

export type Suspension = { reason: string; until: string | null };

/** Null lifts it. */
export async function setSuspension(
  api: CallApi,
  userId: string,
  suspension: Suspension | null,
  key: string,
) {
  if (suspension === null)
    await api('DELETE /api/admin/users/:userId/suspension', { params: { userId }, key });
  else
    await api('PUT /api/admin/users/:userId/suspension', {
      params: { userId },
      key,
      body: suspension,
    });
}

export async function endSessions(api: CallApi, userId: string, key: string) {
  await api('POST /api/admin/users/:userId/end-sessions', { params: { userId }, key });
}
