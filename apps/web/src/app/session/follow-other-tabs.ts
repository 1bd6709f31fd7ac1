import type { QueryClient } from '@tanstack/react-query';
import { getData } from '#lib/api-client.ts';
import type { AppServices } from '#lib/app-services.ts';
import { webText } from '#lib/message-text.ts';
import { reportError } from '#lib/report-error.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { AppRouter } from '../routing/router.tsx';
import { agreeAcrossTabs } from './agree-across-tabs.ts';

export interface OpenApp {
  readonly services: AppServices;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
}

/** Whoever signs in or out in another tab does so here as well; guards judge the open page anew. */
export function followOtherTabs({ services, queryClient, router }: OpenApp): void {
  const { api, session } = services;
  agreeAcrossTabs({
    session,
    readUser: async () => getData(await api.GET('/api/me')).user,
    onFollowed: (before, now) => {
      if (before) queryClient.clear();
      else void queryClient.invalidateQueries();
      void router.invalidate();
      if (!now) toasts.show({ kind: 'info', title: webText('loggedOutElsewhere') });
    },
    report: reportError,
  });
}
