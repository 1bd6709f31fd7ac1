import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import type { SessionUser } from '#lib/session-user.ts';

/** Stores the user and refetches data. */
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
