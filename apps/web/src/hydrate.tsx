import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { storeMigrationEmail } from '#features/accounts/account/sign-in/migration-email.ts';
import { localStore } from '#lib/browser-storage.ts';
import { clientErrors, reportCrash } from '#lib/client-errors/client-errors.ts';
import { watchErrors } from '#lib/client-errors/watch-errors.ts';
import { lateService } from '#lib/app-services.ts';
import { repeatEarlyClicks } from '#lib/early-clicks.ts';
import { activateLocale, chooseLocale } from '#lib/i18n.ts';
import { PAGE_STATE_ID, type PageState } from './app/page-state.ts';
import { reportError } from '#lib/report-error.ts';
import { suppressResizeObserverErrors } from '#lib/resize-observer-errors.ts';
import { ServerRenderedProvider, type ServerRendered } from '#lib/server-rendered.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { createSessionWatch } from '#lib/session-watch.ts';
import { createValueStore } from '#lib/value-store.ts';
import { loadGameConfig, readPreview } from './app/load-game-config.ts';
import { admitOwnScripts } from './app/own-scripts.ts';
import { followOtherTabs } from './app/session/follow-other-tabs.ts';
import { loadSession } from './app/session/load-session.ts';
import { createApp, noteCaught, startApp, wireApi } from './app/start-app.tsx';

/** Starts the app on a page that the server rendered. */
async function hydratePage(root: HTMLElement, state: PageState): Promise<void> {
  const { config, locale } = state;
  // The page is in another language than its reader wants, or a preview replaces the config.
  if (chooseLocale(localStore, navigator.languages) !== locale || readPreview()) {
    return startApp(root);
  }
  suppressResizeObserverErrors(window);
  watchErrors(window, clientErrors);
  await activateLocale(locale);
  const session = createValueStore<SessionUser | null>(null, { value: null });
  const sessionWatch = createSessionWatch(session);
  const { api, maintenance } = wireApi(config, sessionWatch);
  let rendered: ServerRendered | null = { at: state.at };
  let reactRoot: Root | undefined;
  const show = (app: ReactNode) => {
    const page = (
      <ServerRenderedProvider value={rendered}>
        <Hydrated>{app}</Hydrated>
      </ServerRenderedProvider>
    );
    if (reactRoot) reactRoot.render(page);
    else {
      reactRoot = hydrateRoot(root, page, {
        onCaughtError: noteCaught,
        onRecoverableError: (error) => reportCrash('The page was rendered again', error),
      });
    }
  };
  const app = createApp(config, { api, maintenance, session, sessionWatch }, show);
  const { services, queryClient, router, draw, follow } = app;
  for (const [key, data] of state.queries) {
    queryClient.setQueryData(key, data, { updatedAt: state.at });
  }
  if (state.deckCards.length > 0) {
    const { createCardBook } = await import('#decks/cards/use-deck-card-book.ts');
    lateService(services, createCardBook).cards.set(new Map(state.deckCards));
  }
  await router.load();
  // As on the server, the router then adds no boundary of its own.
  router.ssr = { manifest: undefined };
  startTransition(draw);
  // The next page is rendered by the browser.
  const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return;
    stop();
    rendered = null;
    startTransition(draw);
  });
  await Promise.all([
    loadSession(api).then(
      ({ user, migration }) => {
        if (user || migration) storeMigrationEmail(migration?.email ?? null);
        session.set(user);
      },
      (error: unknown) =>
        reportError('The session could not be restored; continuing as a visitor', error),
    ),
    loadGameConfig(window.location.pathname).then(
      (newer) => {
        if (JSON.stringify(newer) !== JSON.stringify(config)) follow(newer);
      },
      (error: unknown) => reportError('The game configuration could not be refreshed', error),
    ),
  ]);
  followOtherTabs(app);
}

function Hydrated({ children }: { children: ReactNode }) {
  useEffect(repeatEarlyClicks, []);
  return children;
}

admitOwnScripts();

const root = document.getElementById('root');
const state = document.getElementById(PAGE_STATE_ID)?.textContent;
if (root && state) {
  hydratePage(root, JSON.parse(state) as PageState).catch((error: unknown) => {
    reportError('The page could not be hydrated', error);
    return startApp(root);
  });
}
