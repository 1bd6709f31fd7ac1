import { queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import type { SessionUser } from '#lib/session-user.ts';

export type SecondFactorState = Answer<'GET /api/me/second-factor'>;
export type SecondFactorSetUp = Answer<'POST /api/me/second-factor/begin'>;

export const SECOND_FACTOR_KEY = ['me', 'second-factor'];

export function secondFactorQuery(api: CallApi) {
  return queryOptions({
    queryKey: SECOND_FACTOR_KEY,
    queryFn: async ({ signal }) => await api('GET /api/me/second-factor', { signal }),
  });
}

export async function beginSetUp(api: CallApi): Promise<SecondFactorSetUp> {
  return await api('POST /api/me/second-factor/begin');
}

export async function confirmSetUp(api: CallApi, code: string): Promise<string[]> {
  return (await api('POST /api/me/second-factor/confirm', { body: { code } })).recoveryCodes;
}

export async function remakeRecoveryCodes(api: CallApi): Promise<string[]> {
  return (await api('POST /api/me/second-factor/recovery-codes')).recoveryCodes;
}

export async function removeAuthenticator(api: CallApi): Promise<void> {
  await api('DELETE /api/me/second-factor');
}

export async function prove(api: CallApi, body: Body<'POST /api/me/proof'>): Promise<void> {
  await api('POST /api/me/proof', { body });
}

export async function proveByPasskey(api: CallApi, response: unknown): Promise<void> {
  // The API validates the browser's response.
  const body = { response } as Body<'POST /api/me/proof/passkey'>;
  await api('POST /api/me/proof/passkey', { body });
}

/** Returns the current user. Staff roles are effective after the second factor. */
export async function readMe(api: CallApi): Promise<SessionUser | null> {
  return (await api('GET /api/me')).user;
}
