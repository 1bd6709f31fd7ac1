import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { webText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import {
  ownProfileQuery,
  saveProfile,
  toSessionUser,
  type ProfileChange,
} from '../../community/profile/api.ts';

/** Stores what was tried on; the header and every other plate follow. */
export function useWear(userId: string) {
  const { api, session } = useAppServices();
  const queryClient = useQueryClient();
  return useWrite({
    send: (change: ProfileChange, key) => saveProfile(api, change, key),
    done: (saved) => {
      queryClient.setQueryData(ownProfileQuery(api, userId).queryKey, saved);
      const user = session.get();
      if (user?.id === userId) session.set(toSessionUser(user, saved));
      toasts.show({ kind: 'success', title: webText('profileUpdated') });
    },
  });
}
