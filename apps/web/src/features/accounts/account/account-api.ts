import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import type { SessionUser } from '#lib/session-user.ts';

/** API calls for visitors. */
export async function signIn(
  api: CallApi,
  body: Body<'POST /api/auth/sign-in'>,
): Promise<SessionUser> {
  return (await api('POST /api/auth/sign-in', { body })).user;
}

export async function loadPasskeyRequest(
  api: CallApi,
): Promise<Answer<'POST /api/auth/passkey-options'>> {
  return await api('POST /api/auth/passkey-options');
}

export async function signInWithPasskey(api: CallApi, response: unknown): Promise<SessionUser> {
  // The API validates the browser's response.
  const body = { response } as Body<'POST /api/me/proof/passkey'>;
  return (await api('POST /api/auth/passkey-sign-in', { body })).user;
}

export async function register(api: CallApi, body: Body<'POST /api/auth/register'>): Promise<void> {
  await api('POST /api/auth/register', { body });
}

export async function sendVerification(
  api: CallApi,
  body: Body<'POST /api/auth/password-reset'>,
): Promise<void> {
  await api('POST /api/auth/resend-verification', { body });
}

export async function verifyEmail(api: CallApi, token: string): Promise<void> {
  await api('POST /api/auth/verify-email', { body: { token } });
}

export async function confirmEmail(api: CallApi, token: string): Promise<void> {
  await api('POST /api/auth/confirm-email', { body: { token } });
}

export async function sendReset(
  api: CallApi,
  body: Body<'POST /api/auth/password-reset'>,
): Promise<void> {
  await api('POST /api/auth/password-reset', { body });
}

export async function resetPassword(
  api: CallApi,
  body: Body<'POST /api/auth/password-reset/confirm'>,
): Promise<void> {
  await api('POST /api/auth/password-reset/confirm', { body });
}

export async function sendReminder(
  api: CallApi,
  body: Body<'POST /api/auth/username-reminder'>,
): Promise<void> {
  await api('POST /api/auth/username-reminder', { body });
}

export async function unsubscribe(api: CallApi, token: string): Promise<void> {
  await api('POST /api/unsubscribe', { query: { token } });
}
