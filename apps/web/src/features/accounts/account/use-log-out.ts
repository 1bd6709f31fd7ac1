import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, webText } from '#lib/message-text.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

/** Ends this browser's session, or all sessions of the member. */
export function useLogOut(scope: 'here' | 'everywhere' = 'here'): () => Promise<void> {
  const services = useAppServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  return async () => {
    try {
      // Loaded on demand, because it is needed only at logout.
      const { leaveSite } = await import('./leave-site.ts');
      const isHome = () => router.state.location.pathname === '/';
      await leaveSite(
        { services, queryClient, isHome, goHome: () => navigate({ to: '/' }) },
        scope,
      );
    } catch (error) {
      toasts.show({
        kind: 'error',
        title: webText('logoutFailed', { message: errorText(error) }),
      });
    }
  };
}
