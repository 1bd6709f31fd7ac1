import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import { apiPages, apiQuery } from '#lib/api-query.ts';

export const ACCOUNT = 'GET /api/me/account';
export const SESSIONS = 'GET /api/me/sessions';
export const PASSKEYS = 'GET /api/me/passkeys';
export const BLOCKS = 'GET /api/me/blocks';
const NOTICES = 'GET /api/me/notice-settings';

export type Account = Answer<typeof ACCOUNT>;
export type LinkProvider = keyof Account['links'];
export type Passkey = Answer<typeof PASSKEYS>['passkeys'][number];
export type NoticeSettings = Answer<typeof NOTICES>;

type As = string | undefined;

export const accountQuery = (as: As) => apiQuery(ACCOUNT, {}, { as });

export const sessionsQuery = (as: As) =>
  apiQuery(SESSIONS, {}, { as, select: ({ sessions }) => sessions });

export const passkeysQuery = (as: As) =>
  apiQuery(PASSKEYS, {}, { as, select: ({ passkeys }) => passkeys });

export const blocksQuery = (as: As) =>
  apiPages(BLOCKS, {}, { as, cursor: 'after', next: (page) => page.next });

export const noticeSettingsQuery = (as: As) => apiQuery(NOTICES, {}, { as });

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
