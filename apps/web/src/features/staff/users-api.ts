import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type UserEntry = components['schemas']['UserEntry'];
export type UserSheetData = components['schemas']['UserSheet'];
export type UserState = 'all' | 'roles' | 'suspended';
type UserPage = components['schemas']['UserEntries'];
type AuditPage = components['schemas']['AuditEntries'];
export type AuditEntry = AuditPage['entries'][number];
export type AuditFilter = { of?: 'all'; actor?: string; subject?: string };

export const USERS_KEY = ['admin', 'users'] as const;
export const AUDIT_KEY = ['admin', 'audit'] as const;
export const sheetKey = (userId: string) => ['admin', 'user', userId] as const;

export function usersQuery(api: ApiClient, search: string, state: UserState) {
  return infiniteQueryOptions({
    queryKey: [...USERS_KEY, search, state],
    queryFn: async ({ signal, pageParam }): Promise<UserPage> => {
      const query = { search, state, ...(pageParam !== null && { after: pageParam }) };
      return getData(await api.GET('/api/admin/users', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function sheetQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: sheetKey(userId),
    queryFn: async ({ signal }): Promise<UserSheetData> =>
      getData(await api.GET('/api/admin/users/{userId}', { params: { path: { userId } }, signal })),
  });
}

export function auditQuery(api: ApiClient, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [...AUDIT_KEY, filter],
    queryFn: async ({ signal, pageParam }): Promise<AuditPage> =>
      readAudit(api, { ...filter, ...(pageParam !== null && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

/** How much of each kind waits for a decision, as far as the first page goes. */
export function waitingQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: ['admin', 'waiting', game],
    queryFn: async ({ signal }) => {
      const ofGame = { path: { game }, query: { treated: 'false' as const } };
      const [reports, cards, appeals] = await Promise.all([
        api.GET('/api/admin/reports', { params: { query: { state: 'open' } }, signal }),
        api.GET('/api/admin/games/{game}/card-reports', { params: ofGame, signal }),
        api.GET('/api/admin/appeals', { signal }),
      ]);
      const [content, errors, asked] = [getData(reports), getData(cards), getData(appeals)];
      return {
        reports: { count: content.reports.length, isMore: content.next !== null },
        cards: { count: errors.reports.length, isMore: errors.next !== null },
        appeals: { count: asked.appeals.length, isMore: asked.next !== null },
      };
    },
  });
}

export async function readAudit(
  api: ApiClient,
  query: AuditFilter & { after?: string },
  signal?: AbortSignal,
): Promise<AuditPage> {
  return getData(
    await api.GET('/api/admin/audit', { params: { query }, ...(signal && { signal }) }),
  );
}

const act = (userId: string, key: string) => ({ path: { userId }, header: writeHeaders(key) });

export async function changeRoles(api: ApiClient, userId: string, roles: string[], key: string) {
  const params = act(userId, key);
  await api.PUT('/api/admin/users/{userId}/roles', { params, body: { roles } });
}

export type Suspension = { reason: string; until: string | null };

/** Null lifts it. */
export async function setSuspension(
  api: ApiClient,
  userId: string,
  suspension: Suspension | null,
  key: string,
) {
  const params = act(userId, key);
  if (suspension === null) await api.DELETE('/api/admin/users/{userId}/suspension', { params });
  else await api.PUT('/api/admin/users/{userId}/suspension', { params, body: suspension });
}

export async function endSessions(api: ApiClient, userId: string, key: string) {
  await api.POST('/api/admin/users/{userId}/end-sessions', { params: act(userId, key) });
}
