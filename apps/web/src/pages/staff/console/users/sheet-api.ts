import type { CosmeticKind } from '@deckframe/domain/community/profile/cosmetics';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';
import { sheetKey } from '../../../../features/staff/users-api.ts';

export type UserCosmetics = components['schemas']['UserCosmetics'];
export type LedgerEntry = components['schemas']['ExpLedger']['entries'][number];
export type StaffNote = components['schemas']['StaffNotes']['notes'][number];
export type WrittenEntry = components['schemas']['UserWritten']['entries'][number];
export type WrittenKind = 'comments' | 'decks';

const toPath = (userId: string) => ({ path: { userId } });
const after = (page: string | null) => (page === null ? {} : { after: page });
const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next: string | null }) => page.next,
};

export function cosmeticsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [...sheetKey(userId), 'cosmetics'],
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/admin/users/{userId}/cosmetics', { params: toPath(userId), signal }),
      ),
  });
}

export function ledgerQuery(api: ApiClient, userId: string) {
  return infiniteQueryOptions({
    queryKey: [...sheetKey(userId), 'exp'],
    queryFn: async ({ signal, pageParam }) => {
      const params = { ...toPath(userId), query: after(pageParam) };
      return getData(await api.GET('/api/admin/users/{userId}/exp', { params, signal }));
    },
    ...pages,
  });
}

export function sessionsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [...sheetKey(userId), 'sessions'],
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/admin/users/{userId}/sessions', { params: toPath(userId), signal }),
      ).sessions,
  });
}

export function notesQuery(api: ApiClient, userId: string) {
  return infiniteQueryOptions({
    queryKey: [...sheetKey(userId), 'notes'],
    queryFn: async ({ signal, pageParam }) => {
      const params = { ...toPath(userId), query: after(pageParam) };
      return getData(await api.GET('/api/admin/users/{userId}/notes', { params, signal }));
    },
    ...pages,
  });
}

export function writtenQuery(api: ApiClient, userId: string, of: WrittenKind) {
  return infiniteQueryOptions({
    queryKey: [...sheetKey(userId), 'written', of],
    queryFn: async ({ signal, pageParam }) => {
      const params = { ...toPath(userId), query: { of, ...after(pageParam) } };
      return getData(await api.GET('/api/admin/users/{userId}/written', { params, signal }));
    },
    ...pages,
  });
}

export type CosmeticAct =
  | { act: 'give' | 'take'; kind: CosmeticKind; key: string }
  | { act: 'wear'; kind: CosmeticKind; key: string | null };

export async function changeCosmetics(
  api: ApiClient,
  userId: string,
  change: CosmeticAct,
  writeKey: string,
): Promise<void> {
  const header = writeHeaders(writeKey);
  const { act, kind, key } = change;
  if (act === 'wear') {
    const params = { path: { userId, kind }, header };
    await api.PUT('/api/admin/users/{userId}/worn/{kind}', { params, body: { key } });
    return;
  }
  const params = { path: { userId, kind, key }, header };
  if (act === 'give') {
    await api.PUT('/api/admin/users/{userId}/cosmetics/{kind}/{key}', { params });
  } else {
    await api.DELETE('/api/admin/users/{userId}/cosmetics/{kind}/{key}', { params });
  }
}

export type Correction = { amount: number; reason: string };

export async function correctExp(api: ApiClient, userId: string, body: Correction, key: string) {
  const params = { ...toPath(userId), header: writeHeaders(key) };
  await api.POST('/api/admin/users/{userId}/exp', { params, body });
}

export async function endSession(api: ApiClient, userId: string, sessionId: string, key: string) {
  const params = { path: { userId, sessionId }, header: writeHeaders(key) };
  await api.DELETE('/api/admin/users/{userId}/sessions/{sessionId}', { params });
}

export async function addNote(api: ApiClient, userId: string, text: string, key: string) {
  const params = { ...toPath(userId), header: writeHeaders(key) };
  await api.POST('/api/admin/users/{userId}/notes', { params, body: { text } });
}

export async function withdrawNote(api: ApiClient, userId: string, noteId: string, key: string) {
  const params = { path: { userId, noteId }, header: writeHeaders(key) };
  await api.DELETE('/api/admin/users/{userId}/notes/{noteId}', { params });
}
