import type { QueryClient } from '@tanstack/react-query';
import type { AppServices } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { errorText, webText } from '#lib/message-text.ts';
import { hasUnsentDesk } from '#lib/outbox/outbox-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { forgetOnDevice } from './forget-on-device.ts';
import { logOut } from './log-out.ts';

export interface SiteToLeave {
  readonly services: Pick<AppServices, 'api' | 'session'>;
  readonly queryClient: QueryClient;
  readonly isHome: () => boolean;
  readonly goHome: () => Promise<unknown>;
}

/** Logs out, or asks first if there are unsent changes. */
export async function leaveSite(
  { services: { api, session }, queryClient, isHome, goHome }: SiteToLeave,
  scope: 'here' | 'everywhere',
): Promise<void> {
  const userId = session.get()?.id;
  const leave = () =>
    logOut({
      signOut: () =>
        scope === 'here' ? api('DELETE /api/me/session') : api('DELETE /api/me/sessions'),
      localStorage: window.localStorage,
      sessionStorage: window.sessionStorage,
      forgetOnDevice: () => forgetOnDevice(userId, 'loggedOut'),
      forgetUser: () => {
        session.set(null);
        queryClient.clear();
      },
      isHome,
      goHome,
      tellSuccess: () => toasts.show({ kind: 'success', title: webText('loggedOut') }),
      tellFailure: (error) =>
        toasts.show({
          kind: 'error',
          title: webText('logoutFailed', { message: errorText(error) }),
        }),
    });
  const isDeskUnsent = userId !== undefined && (await hasUnsentDesk(userId));
  if (localStore.read(STORAGE_KEYS.unsentSaves) === null && !isDeskUnsent) return leave();
  // Unsent changes can be sent only by the member who made them.
  toasts.show({
    kind: 'warning',
    title: webText('savesUnsent'),
    detail: webText('savesUnsentHow'),
    action: { label: webText('logOutAnyway'), onPress: () => void leave() },
  });
}
