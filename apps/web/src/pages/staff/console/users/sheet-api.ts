import type { CosmeticKind } from '@deckframe/domain/community/profile/cosmetics';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { sheetKey } from '../../../../features/staff/users-api.ts';

export type UserCosmetics = Answer<'GET /api/admin/users/:userId/cosmetics'>;
export type LedgerEntry = Answer<'GET /api/admin/users/:userId/exp'>['entries'][number];
export type StaffNote = Answer<'GET /api/admin/users/:userId/notes'>['notes'][number];
export type WrittenEntry = Answer<'GET /api/admin/users/:userId/written'>['entries'][number];
export type WrittenKind = 'comments' | 'decks';

const after = (page: string | null) => (page === null ? {} : { after: page });
const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next: string | null }) => page.next,
};

export function cosmeticsQuery(api: CallApi, userId: string) {
  return queryOptions({
    queryKey: [...sheetKey(userId), 'cosmetics'],
    queryFn: async ({ signal }) =>
      await api('GET /api/admin/users/:userId/cosmetics', { params: { userId }, signal }),
  });
}

export function ledgerQuery(api: CallApi, userId: string) {
  return infiniteQueryOptions({
    queryKey: [...sheetKey(userId), 'exp'],
    queryFn: async ({ signal, pageParam }) => {
      return await api('GET /api/admin/users/:userId/exp', {
        params: { userId },
        query: after(pageParam),
        signal,
      });
    },
    ...pages,
  });
}

export function sessionsQuery(api: CallApi, userId: string) {
  return queryOptions({
    queryKey: [...sheetKey(userId), 'sessions'],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/users/:userId/sessions', { params: { userId }, signal })).sessions,
  });
}

export function notesQuery(api: CallApi, userId: string) {
  return infiniteQueryOptions({
    queryKey: [...sheetKey(userId), 'notes'],
    queryFn: async ({ signal, pageParam }) => {
      return await api('GET /api/admin/users/:userId/notes', {
        params: { userId },
        query: after(pageParam),
        signal,
      });
    },
    ...pages,
  });
}

export function writtenQuery(api: CallApi, userId: string, of: WrittenKind) {
  return infiniteQueryOptions({
    queryKey: [...sheetKey(userId), 'written', of],
    queryFn: async ({ signal, pageParam }) => {
      return await api('GET /api/admin/users/:userId/written', {
        params: { userId },
        query: { of, ...after(pageParam) },
        signal,
      });
    },
    ...pages,
  });
}

export type CosmeticAct =
  | { act: 'give' | 'take'; kind: CosmeticKind; key: string }
  | { act: 'wear'; kind: CosmeticKind; key: string | null };

export async function changeCosmetics(
  api: CallApi,
  userId: string,
  change: CosmeticAct,
  writeKey: string,
): Promise<void> {
  const { act, kind, key } = change;
  if (act === 'wear') {
    await api('PUT /api/admin/users/:userId/worn/:kind', {
      params: { userId, kind },
      key: writeKey,
      body: { key },
    });
    return;
  }
  if (act === 'give') {
    await api('PUT /api/admin/users/:userId/cosmetics/:kind/:key', {
      params: { userId, kind, key },
      key: writeKey,
    });
  } else {
    await api('DELETE /api/admin/users/:userId/cosmetics/:kind/:key', {
      params: { userId, kind, key },
      key: writeKey,
    });
  }
}

export type Correction = { amount: number; reason: string };

export async function correctExp(api: CallApi, userId: string, body: Correction, key: string) {
  await api('POST /api/admin/users/:userId/exp', { params: { userId }, key, body });
}

export async function endSession(api: CallApi, userId: string, sessionId: string, key: string) {
  await api('DELETE /api/admin/users/:userId/sessions/:sessionId', {
    params: { userId, sessionId },
    key,
  });
}

export async function addNote(api: CallApi, userId: string, text: string, key: string) {
  await api('POST /api/admin/users/:userId/notes', { params: { userId }, key, body: { text } });
}

export async function withdrawNote(api: CallApi, userId: string, noteId: string, key: string) {
  await api('DELETE /api/admin/users/:userId/notes/:noteId', { params: { userId, noteId }, key });
}
