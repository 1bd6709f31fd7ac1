import { CACHE_LIFETIMES_MS } from '@deckframe/domain/cards/catalogue/cache-limits';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { errorText, webText } from '#lib/message-text.ts';
import type { SessionUser } from '#lib/session-user.ts';

export type PublicProfile = Answer<'GET /api/users/:userId'>;
export type OwnProfile = Answer<'GET /api/me/profile'>;
export type ProfileChange = Body<'PATCH /api/me/profile'>;
type Upload = Answer<'POST /api/me/uploads/avatar'>;
export type FavoriteCardPicture = NonNullable<
  Answer<'GET /api/me/profile'>['favoriteCards'][number]
>;

export function profileQuery(api: CallApi, userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }): Promise<PublicProfile> =>
      await api('GET /api/users/:userId', { params: { userId }, signal }),
    // CACHE-25: cached for half a day and refetched.
    gcTime: CACHE_LIFETIMES_MS.user,
  });
}

export function ownProfileQuery(api: CallApi, userId: string) {
  return queryOptions({
    queryKey: ['own-profile', userId],
    queryFn: async ({ signal }): Promise<OwnProfile> =>
      await api('GET /api/me/profile', { signal }),
  });
}

/** Checks while typing whether a name is available. */
export function usernameQuery(api: CallApi, username: string) {
  return queryOptions({
    queryKey: ['username-availability', username],
    queryFn: async ({ signal }) =>
      await api('GET /api/auth/username-availability', { query: { username }, signal }),
    retry: false,
    staleTime: 10_000,
  });
}

export async function saveProfile(
  api: CallApi,
  change: ProfileChange,
  key: string,
): Promise<OwnProfile> {
  return await api('PATCH /api/me/profile', { body: change, key });
}

export async function uploadAvatar(file: File, options: UploadOptions): Promise<Upload> {
  return (await uploadFile('/api/me/uploads/avatar', file, options)) as Upload;
}

/** Updates the session user after a profile change, so that the header and other plates show it. */
export function toSessionUser(user: SessionUser, profile: OwnProfile): SessionUser {
  return {
    ...user,
    username: profile.username,
    avatar: profile.avatar,
    selectedBadge: profile.selectedBadge,
    badgeCorner: profile.badgeCorner,
    selectedAvatarBackground: profile.selectedAvatarBackground,
    syncToken: profile.syncToken,
  };
}

/** PROF-13, C-30: "Failed to" with a reason, "Error" without an answer. */
export function profileErrorText(error: unknown): string {
  const isAnswered = error instanceof ApiError && error.status > 0 && error.code !== 'UNKNOWN';
  const message = errorText(error);
  return isAnswered
    ? webText('profileFailed', { error: message })
    : webText('profileError', { message });
}
