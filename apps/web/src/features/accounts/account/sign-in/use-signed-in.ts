import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import type { SessionUser } from '#lib/session-user.ts';

/** Makes a member of this browser. What is on screen stays and is asked for anew in their name. */
export function useSignedIn(): (user: SessionUser) => void {
  const { session } = useAppServices();
  const queryClient = useQueryClient();
  return (user) => {
    const before = session.get();
    session.set(user);
    if (before && before.id !== user.id) queryClient.clear();
    else void queryClient.invalidateQueries();
  };
}
