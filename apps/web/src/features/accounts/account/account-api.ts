import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import type { SessionUser } from '#lib/session-user.ts';

type Bodies = components['schemas'];

/** API calls for visitors. */
export async function signIn(api: ApiClient, body: Bodies['SignIn']): Promise<SessionUser> {
  return getData(await api.POST('/api/auth/sign-in', { body })).user;
}

export async function loadPasskeyRequest(api: ApiClient): Promise<Bodies['PasskeyRequestOptions']> {
  return getData(await api.POST('/api/auth/passkey-options'));
}

export async function signInWithPasskey(api: ApiClient, response: unknown): Promise<SessionUser> {
  // The API validates the browser's response.
  const body = { response } as Bodies['PasskeySignIn'];
  return getData(await api.POST('/api/auth/passkey-sign-in', { body })).user;
}

export async function register(api: ApiClient, body: Bodies['Register']): Promise<void> {
  await api.POST('/api/auth/register', { body });
}

export async function findUsernameRefusal(
  api: ApiClient,
  username: string,
  signal: AbortSignal,
): Promise<Bodies['UsernameAvailability']['reason']> {
  const query = { username };
  return getData(await api.GET('/api/auth/username-availability', { params: { query }, signal }))
    .reason;
}

export async function sendVerification(api: ApiClient, body: Bodies['AccountMail']): Promise<void> {
  await api.POST('/api/auth/resend-verification', { body });
}

export async function verifyEmail(api: ApiClient, token: string): Promise<void> {
  await api.POST('/api/auth/verify-email', { body: { token } });
}

export async function confirmEmail(api: ApiClient, token: string): Promise<void> {
  await api.POST('/api/auth/confirm-email', { body: { token } });
}

export async function sendReset(api: ApiClient, body: Bodies['AccountMail']): Promise<void> {
  await api.POST('/api/auth/password-reset', { body });
}

export async function resetPassword(
  api: ApiClient,
  body: Bodies['PasswordResetConfirm'],
): Promise<void> {
  await api.POST('/api/auth/password-reset/confirm', { body });
}

export async function sendReminder(
  api: ApiClient,
  body: Bodies['UsernameReminder'],
): Promise<void> {
  await api.POST('/api/auth/username-reminder', { body });
}

export async function unsubscribe(api: ApiClient, token: string): Promise<void> {
  await api.POST('/api/unsubscribe', { params: { query: { token } } });
}
