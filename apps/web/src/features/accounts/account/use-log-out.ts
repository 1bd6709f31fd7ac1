import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAppServices } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { errorText, webText } from '#lib/message-text.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { logOut } from './log-out.ts';

/** Ends this browser's session, or every one the member has. */
export function useLogOut(scope: 'here' | 'everywhere' = 'here'): () => Promise<void> {
  const { api, session } = useAppServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const leave = () =>
    logOut({
      signOut: () =>
        scope === 'here' ? api.DELETE('/api/me/session') : api.DELETE('/api/me/sessions'),
      localStorage: window.localStorage,
      sessionStorage: window.sessionStorage,
      forgetUser: () => {
        session.set(null);
        queryClient.clear();
      },
      isHome: () => router.state.location.pathname === '/',
      goHome: () => navigate({ to: '/' }),
      tellSuccess: () => toasts.show({ kind: 'success', title: webText('loggedOut') }),
      tellFailure: (error) =>
        toasts.show({
          kind: 'error',
          title: webText('logoutFailed', { message: errorText(error) }),
        }),
    });
  return async () => {
    if (localStore.read(STORAGE_KEYS.unsentSaves) === null) return leave();
    // Saves that wait can be sent only as the member who made them.
    toasts.show({
      kind: 'warning',
      title: webText('savesUnsent'),
      detail: webText('savesUnsentHow'),
      action: { label: webText('logOutAnyway'), onPress: () => void leave() },
    });
  };
}
