import { useQueryClient } from '@tanstack/react-query';
import { readsOf } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { webText } from '#lib/message-text.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ownProfileQuery, PROFILE, type OwnProfile } from './api.ts';

/** Saves a part of the own profile; the header and every other plate show it. */
export function useSaveProfile(
  userId: string,
  plan: { onSaved?: () => void; failure?: () => null } = {},
) {
  const { session } = useAppServices();
  const client = useQueryClient();
  const { onSaved, failure } = plan;
  return useApiWrite('PATCH /api/me/profile', {
    done: (saved) => {
      client.setQueryData(ownProfileQuery(userId).queryKey, saved);
      void client.invalidateQueries({ queryKey: readsOf(PROFILE, { userId }) });
      const user = session.get();
      if (user?.id === userId) session.set(toSessionUser(user, saved));
      toasts.show({ kind: 'success', title: webText('profileUpdated') });
      onSaved?.();
    },
    ...(failure && { failure }),
  });
}

function toSessionUser(user: SessionUser, profile: OwnProfile): SessionUser {
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
