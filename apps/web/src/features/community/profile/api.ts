import { CACHE_LIFETIMES_MS } from '@deckframe/domain/cards/catalogue/cache-limits';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';
import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { errorText, webText } from '#lib/message-text.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';
import type { SessionUser } from '#lib/session-user.ts';

export type PublicProfile = components['schemas']['PublicProfile'];
export type OwnProfile = components['schemas']['OwnProfile'];
export type ProfileChange = components['schemas']['ProfileChange'];
type Upload = components['schemas']['Upload'];
export type FavoriteCardPicture = components['schemas']['FavoriteCard'];

export function profileQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }): Promise<PublicProfile> =>
      getData(await api.GET('/api/users/{userId}', { params: { path: { userId } }, signal })),
    // CACHE-25: cached for half a day and refetched.
    gcTime: CACHE_LIFETIMES_MS.user,
  });
}

export function ownProfileQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['own-profile', userId],
    queryFn: async ({ signal }): Promise<OwnProfile> =>
      getData(await api.GET('/api/me/profile', { signal })),
  });
}

/** Whether a name can be had, asked while it is typed. */
export function usernameQuery(api: ApiClient, username: string) {
  return queryOptions({
    queryKey: ['username-availability', username],
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/auth/username-availability', {
          params: { query: { username } },
          signal,
        }),
      ),
    retry: false,
    staleTime: 10_000,
  });
}

export async function saveProfile(
  api: ApiClient,
  change: ProfileChange,
  key: string,
): Promise<OwnProfile> {
  return getData(
    await api.PATCH('/api/me/profile', {
      body: change,
      params: { header: writeHeaders(key) },
    }),
  );
}

export async function uploadAvatar(file: File, options: UploadOptions): Promise<Upload> {
  return (await uploadFile('/api/me/uploads/avatar', file, options)) as Upload;
}

/** What the header and every other plate of this member shows from now on. */
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
