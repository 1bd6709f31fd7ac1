import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import type { SessionUser } from '#lib/session-user.ts';

export const SECOND_FACTOR = 'GET /api/me/second-factor';

export type SecondFactorState = Answer<typeof SECOND_FACTOR>;
export type SecondFactorSetUp = Answer<'POST /api/me/second-factor/begin'>;

export const secondFactorQuery = (as: string | undefined) => apiQuery(SECOND_FACTOR, {}, { as });

export async function confirmSetUp(api: CallApi, code: string): Promise<string[]> {
  return (await api('POST /api/me/second-factor/confirm', { body: { code } })).recoveryCodes;
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
