import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Read } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { reportError } from '#lib/report-error.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { loadSession } from '../session/load-session.ts';

const STALE: readonly Read[] = ['GET /api/me/profile', 'GET /api/users/:userId'];

/**
 * N-40: the sync token identifies the known state of the member's data. A tab refetches when
 * another tab knows a newer one.
 */
export function FreshUserData() {
  const { api, session } = useAppServices();
  const queryClient = useQueryClient();
  const known = useUser()?.syncToken ?? null;
  useEffect(() => {
    if (known === null) return undefined;
    localStore.write(STORAGE_KEYS.syncToken, known);
    const listen = ({ key, newValue }: StorageEvent): void => {
      if (key !== STORAGE_KEYS.syncToken || newValue === null || newValue === known) return;
      loadSession(api).then(
        ({ user }) => {
          if (user?.id !== session.get()?.id) return;
          session.set(user);
          for (const route of STALE) void queryClient.invalidateQueries({ queryKey: [route] });
        },
        (error: unknown) => reportError('The member’s data did not load', error),
      );
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [known, api, session, queryClient]);
  return null;
}
