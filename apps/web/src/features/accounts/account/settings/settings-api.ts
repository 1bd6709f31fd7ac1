import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type LinkProvider = keyof Account['links'];
export type Passkey = Schemas['Passkey'];

export const ACCOUNT_KEY = ['me', 'account'];
export const SESSIONS_KEY = ['me', 'sessions'];
export const PASSKEYS_KEY = ['me', 'passkeys'];
export const BLOCKS_KEY = ['me', 'blocks'];

export function accountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ACCOUNT_KEY,
    queryFn: async ({ signal }) => getData(await api.GET('/api/me/account', { signal })),
  });
}

export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => getData(await api.GET('/api/me/sessions', { signal })).sessions,
  });
}

export function passkeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: PASSKEYS_KEY,
    queryFn: async ({ signal }) => getData(await api.GET('/api/me/passkeys', { signal })).passkeys,
  });
}

export function blocksQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: BLOCKS_KEY,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { after: pageParam };
      return getData(await api.GET('/api/me/blocks', { params: { query }, signal }));
    },
    getNextPageParam: (page) => page.next,
  });
}

export async function changePassword(
  api: ApiClient,
  body: Schemas['ChangePassword'],
): Promise<void> {
  await api.POST('/api/me/password', { body });
}

export async function changeEmail(api: ApiClient, body: Schemas['ChangeEmail']): Promise<void> {
  await api.POST('/api/me/email', { body });
}

export async function endSession(api: ApiClient, sessionId: string): Promise<void> {
  await api.DELETE('/api/me/sessions/{sessionId}', { params: { path: { sessionId } } });
}

export async function endOtherSessions(api: ApiClient, key: string): Promise<void> {
  await api.POST('/api/me/sessions/end-others', { params: { header: writeHeaders(key) } });
}

export async function loadPasskeyCreation(
  api: ApiClient,
): Promise<Schemas['PasskeyCreationOptions']> {
  return getData(await api.POST('/api/me/passkeys/options'));
}

export async function addPasskey(
  api: ApiClient,
  name: string,
  response: unknown,
  key: string,
): Promise<void> {
  // What the browser made is checked by the API; here it only passes through.
  const body = { name, response } as Schemas['PasskeyRegistration'];
  await api.POST('/api/me/passkeys', { body, params: { header: writeHeaders(key) } });
}

export async function renamePasskey(
  api: ApiClient,
  passkeyId: string,
  name: string,
  key: string,
): Promise<void> {
  const params = { path: { passkeyId }, header: writeHeaders(key) };
  await api.PATCH('/api/me/passkeys/{passkeyId}', { params, body: { name } });
}

export async function deletePasskey(api: ApiClient, passkeyId: string, key: string): Promise<void> {
  const params = { path: { passkeyId }, header: writeHeaders(key) };
  await api.DELETE('/api/me/passkeys/{passkeyId}', { params });
}

/** Returns the service's address. */
export async function startLink(
  api: ApiClient,
  provider: LinkProvider,
  game: string,
): Promise<string> {
  const params = { path: { provider } };
  return getData(await api.POST('/api/me/links/{provider}', { params, body: { game } })).url;
}

export async function unlink(api: ApiClient, provider: LinkProvider, key: string): Promise<void> {
  const params = { path: { provider }, header: writeHeaders(key) };
  await api.DELETE('/api/me/links/{provider}', { params });
}

export async function deleteAccount(api: ApiClient, body: Schemas['DeleteAccount']): Promise<void> {
  await api.POST('/api/me/delete', { body });
}

export async function block(api: ApiClient, userId: string, key: string): Promise<void> {
  const params = { path: { userId }, header: writeHeaders(key) };
  await api.PUT('/api/me/blocks/{userId}', { params });
}

export async function unblock(api: ApiClient, userId: string, key: string): Promise<void> {
  const params = { path: { userId }, header: writeHeaders(key) };
  await api.DELETE('/api/me/blocks/{userId}', { params });
}
