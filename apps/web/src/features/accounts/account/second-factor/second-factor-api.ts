import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import type { SessionUser } from '#lib/session-user.ts';

type Schemas = components['schemas'];

export type SecondFactorState = Schemas['SecondFactorState'];
export type SecondFactorSetUp = Schemas['SecondFactorSetUp'];

export const SECOND_FACTOR_KEY = ['me', 'second-factor'];

export function secondFactorQuery(api: ApiClient) {
  return queryOptions({
    queryKey: SECOND_FACTOR_KEY,
    queryFn: async ({ signal }) => getData(await api.GET('/api/me/second-factor', { signal })),
  });
}

export async function beginSetUp(api: ApiClient): Promise<SecondFactorSetUp> {
  return getData(await api.POST('/api/me/second-factor/begin'));
}

export async function confirmSetUp(api: ApiClient, code: string): Promise<string[]> {
  return getData(await api.POST('/api/me/second-factor/confirm', { body: { code } })).recoveryCodes;
}

export async function remakeRecoveryCodes(api: ApiClient): Promise<string[]> {
  return getData(await api.POST('/api/me/second-factor/recovery-codes')).recoveryCodes;
}

export async function removeAuthenticator(api: ApiClient): Promise<void> {
  await api.DELETE('/api/me/second-factor');
}

export async function prove(api: ApiClient, body: Schemas['Proof']): Promise<void> {
  await api.POST('/api/me/proof', { body });
}

export async function proveByPasskey(api: ApiClient, response: unknown): Promise<void> {
  // The API validates the browser's response.
  const body = { response } as Schemas['PasskeySignIn'];
  await api.POST('/api/me/proof/passkey', { body });
}

/** The member as the session now is: a second factor opens the roles of staff. */
export async function readMe(api: ApiClient): Promise<SessionUser | null> {
  return getData(await api.GET('/api/me')).user;
}
