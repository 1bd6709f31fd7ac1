import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';

export type Account = Answer<'GET /api/me/account'>;
export type LinkProvider = keyof Account['links'];
export type Passkey = Answer<'GET /api/me/passkeys'>['passkeys'][number];

export const ACCOUNT_KEY = ['me', 'account'];
export const SESSIONS_KEY = ['me', 'sessions'];
export const PASSKEYS_KEY = ['me', 'passkeys'];
export const BLOCKS_KEY = ['me', 'blocks'];

export function accountQuery(api: CallApi) {
  return queryOptions({
    queryKey: ACCOUNT_KEY,
    queryFn: async ({ signal }) => await api('GET /api/me/account', { signal }),
  });
}

export function sessionsQuery(api: CallApi) {
  return queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await api('GET /api/me/sessions', { signal })).sessions,
  });
}

export function passkeysQuery(api: CallApi) {
  return queryOptions({
    queryKey: PASSKEYS_KEY,
    queryFn: async ({ signal }) => (await api('GET /api/me/passkeys', { signal })).passkeys,
  });
}

export function blocksQuery(api: CallApi) {
  return infiniteQueryOptions({
    queryKey: BLOCKS_KEY,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { after: pageParam };
      return await api('GET /api/me/blocks', { query, signal });
    },
    getNextPageParam: (page) => page.next,
  });
}

export async function changePassword(
  api: CallApi,
  body: Body<'POST /api/me/password'>,
): Promise<void> {
  await api('POST /api/me/password', { body });
}

export async function changeEmail(api: CallApi, body: Body<'POST /api/me/email'>): Promise<void> {
  await api('POST /api/me/email', { body });
}

export async function endSession(api: CallApi, sessionId: string): Promise<void> {
  await api('DELETE /api/me/sessions/:sessionId', { params: { sessionId } });
}

export async function endOtherSessions(api: CallApi, key: string): Promise<void> {
  await api('POST /api/me/sessions/end-others', { key });
}

export async function loadPasskeyCreation(
  api: CallApi,
): Promise<Answer<'POST /api/me/passkeys/options'>> {
  return await api('POST /api/me/passkeys/options');
}

export async function addPasskey(
  api: CallApi,
  name: string,
  response: unknown,
  key: string,
): Promise<void> {
  // The browser's response is passed through; the API validates it.
  const body = { name, response } as Body<'POST /api/me/passkeys'>;
  await api('POST /api/me/passkeys', { body, key });
}

export async function renamePasskey(
  api: CallApi,
  passkeyId: string,
  name: string,
  key: string,
): Promise<void> {
  await api('PATCH /api/me/passkeys/:passkeyId', { params: { passkeyId }, key, body: { name } });
}

export async function deletePasskey(api: CallApi, passkeyId: string, key: string): Promise<void> {
  await api('DELETE /api/me/passkeys/:passkeyId', { params: { passkeyId }, key });
}

/** Returns the service's address. */
export async function startLink(
  api: CallApi,
  provider: LinkProvider,
  game: string,
): Promise<string> {
  return (await api('POST /api/me/links/:provider', { params: { provider }, body: { game } })).url;
}

export async function unlink(api: CallApi, provider: LinkProvider, key: string): Promise<void> {
  await api('DELETE /api/me/links/:provider', { params: { provider }, key });
}

export async function deleteAccount(
  api: CallApi,
  body: Body<'POST /api/me/delete'>,
): Promise<void> {
  await api('POST /api/me/delete', { body });
}

export async function block(api: CallApi, userId: string, key: string): Promise<void> {
  await api('PUT /api/me/blocks/:userId', { params: { userId }, key });
}

export async function unblock(api: CallApi, userId: string, key: string): Promise<void> {
  await api('DELETE /api/me/blocks/:userId', { params: { userId }, key });
}
