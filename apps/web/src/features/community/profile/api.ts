import { CACHE_LIFETIMES_MS } from '@deckframe/domain/cards/catalogue/cache-limits';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';
import type { Answer, Body } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { apiQuery } from '#lib/api-query.ts';
import { errorText, webText } from '#lib/message-text.ts';

export const PROFILE = 'GET /api/users/:userId';
const OWN_PROFILE = 'GET /api/me/profile';

export type PublicProfile = Answer<typeof PROFILE>;
export type OwnProfile = Answer<typeof OWN_PROFILE>;
export type ProfileChange = Body<'PATCH /api/me/profile'>;
type Upload = Answer<'POST /api/me/uploads/avatar'>;
export type FavoriteCardPicture = NonNullable<OwnProfile['favoriteCards'][number]>;

// CACHE-25: cached for half a day and refetched.
export const profileQuery = (userId: string) =>
  apiQuery(PROFILE, { params: { userId } }, { gcTime: CACHE_LIFETIMES_MS.user });

export const ownProfileQuery = (userId: string) => apiQuery(OWN_PROFILE, {}, { as: userId });

export async function uploadAvatar(file: File, options: UploadOptions): Promise<Upload> {
  return (await uploadFile('/api/me/uploads/avatar', file, options)) as Upload;
}

/** PROF-13, C-30: "Failed to" with a reason, "Error" without an answer. */
export function profileErrorText(error: unknown): string {
  const isAnswered = error instanceof ApiError && error.status > 0 && error.code !== 'UNKNOWN';
  const message = errorText(error);
  return isAnswered
    ? webText('profileFailed', { error: message })
    : webText('profileError', { message });
}
