import type { QueryClient } from '@tanstack/react-query';
import type { AppServices } from '#lib/app-services.ts';
import { webText } from '#lib/message-text.ts';
import { reportError } from '#lib/report-error.ts';
import type { ValueStore } from '#lib/value-store.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { AppRouter } from '../routing/router.tsx';

const CHANNEL = 'deckframe-session';

interface TabDeps<User extends { readonly id: string }> {
  readonly session: ValueStore<User | null>;
  /** Reads the current user from the API. */
  readonly readUser: () => Promise<User | null>;
  /** Called after this tab followed another one. */
  readonly onFollowed: (before: User | null, now: User | null) => void;
  readonly report: (message: string, cause: unknown) => void;
}

/** Tabs exchange only that something changed; the API says who is logged in. */
interface TabChannel {
  readonly tell: () => void;
  readonly listen: (listener: () => void) => void;
}

/** Keeps all tabs logged in or out together. */
export function agreeAcrossTabs<User extends { readonly id: string }>(
  deps: TabDeps<User>,
  channel: TabChannel = openChannel(),
): void {
  const { session } = deps;
  let known = session.get()?.id;
  let lastAsked = 0;

  session.subscribe(() => {
    const id = session.get()?.id;
    if (id === known) return;
    known = id;
    channel.tell();
  });

  const follow = async () => {
    lastAsked += 1;
    const asked = lastAsked;
    const user = await deps.readUser();
    const before = session.get();
    if (asked !== lastAsked) return;
    known = user?.id;
    session.set(user);
    if (before?.id !== user?.id) deps.onFollowed(before, user);
  };
  channel.listen(() => {
    follow().catch((error: unknown) => deps.report('The other tab could not be followed', error));
  });
}

function openChannel(): TabChannel {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tell: () => channel.postMessage('changed'),
    listen: (listener) => channel.addEventListener('message', listener),
  };
}

export interface OpenApp {
  readonly services: AppServices;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
}

/** Follows logins and logouts of other tabs and re-runs guards. */
export function followOtherTabs({ services, queryClient, router }: OpenApp): void {
  const { api, session } = services;
  agreeAcrossTabs({
    session,
    readUser: async () => (await api('GET /api/me')).user,
    onFollowed: (before, now) => {
      if (before) queryClient.clear();
      else void queryClient.invalidateQueries();
      void router.invalidate();
      if (!now) toasts.show({ kind: 'info', title: webText('loggedOutElsewhere') });
    },
    report: reportError,
  });
}
