import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { isThemeColor } from '@deckframe/domain/site/theme/theme-color';
import { i18n } from '@lingui/core';
import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { storeMigrationEmail } from '#features/accounts/account/sign-in/migration-email.ts';
import { startAnalytics } from '#features/site/analytics/start-analytics.ts';
import {
  createMaintenanceState,
  type MaintenanceState,
} from '#features/site/maintenance/maintenance-state.ts';
import { createApiClient, type CallApi } from '#lib/api-client.ts';
import type { AppServices, ShellDialog } from '#lib/app-services.ts';
import { localStore, sessionStore } from '#lib/browser-storage.ts';
import { clientErrors } from '#lib/client-errors/client-errors.ts';
import { watchErrors } from '#lib/client-errors/watch-errors.ts';
import { activateLocale, chooseLocale, openTextArea } from '#lib/i18n.ts';
import { hearPopstate } from '#lib/overlays/hear-popstate.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { reportError } from '#lib/report-error.ts';
import { suppressResizeObserverErrors } from '#lib/resize-observer-errors.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { createSessionWatch, type SessionWatch } from '#lib/session-watch.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { App } from './app.tsx';
import { startWhenIdle } from './later/start-when-idle.ts';
import { loadGameConfig, readPreview } from './load-game-config.ts';
import { createAppRouter } from './routing/router.tsx';
import { followOtherTabs } from './session/follow-other-tabs.ts';
import { loadSession } from './session/load-session.ts';
import { startUp } from './start-up.ts';

/** GAME-07: sets the game's colour as accent of page and browser. */
function applyTheme(mainThemeColor: string, root: Document = document): void {
  if (!isThemeColor(mainThemeColor)) return;
  root.documentElement.style.setProperty('--game-accent', mainThemeColor);
  const existing = root.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const meta = existing ?? root.head.appendChild(root.createElement('meta'));
  meta.name = 'theme-color';
  meta.content = mainThemeColor;
}

interface Wiring {
  readonly api: CallApi;
  readonly maintenance: MaintenanceState;
  readonly session: ValueStore<SessionUser | null>;
  readonly sessionWatch: SessionWatch;
}

export function wireApi(config: PublicGameConfig, sessionWatch: SessionWatch) {
  const maintenance = createMaintenanceState(config.maintenanceLocked, sessionStore);
  const api = createApiClient({
    onLocked: () => maintenance.relock(),
    onLapse: sessionWatch.noticeRefusal,
  });
  return { api, maintenance };
}

/** Creates the app of a page. `show` renders it into the document. */
export function createApp(
  config: PublicGameConfig,
  { api, maintenance, session, sessionWatch }: Wiring,
  show: (app: ReactNode) => void,
) {
  const openDialog = createValueStore<ShellDialog | null>(null);
  const { origin } = window.location;
  let services: AppServices = {
    config,
    origin,
    api,
    session,
    sessionWatch,
    openDialog,
    late: new Map(),
  };
  const queryClient = createQueryClient(api);
  hearPopstate();
  const router = createAppRouter({ getConfig: () => services.config, session });
  const analytics = startAnalytics(config.gameid);
  const draw = () =>
    show(<App {...{ i18n, services, maintenance, analytics, queryClient, router }} />);
  const follow = (newer: PublicGameConfig) => {
    services = { ...services, config: newer };
    applyTheme(newer.mainThemeColor);
    startTransition(draw);
  };
  openTextArea('answers').catch((error: unknown) =>
    reportError('The words for answers did not load', error),
  );
  startWhenIdle(config, router, follow);
  return { services, queryClient, router, draw, follow };
}

export async function startApp(root: HTMLElement): Promise<void> {
  suppressResizeObserverErrors(window);
  watchErrors(window, clientErrors);
  const language = activateLocale(chooseLocale(localStore, navigator.languages)).catch(
    async (error: unknown) => {
      reportError('The language did not load; continuing in English', error);
      await activateLocale('en');
    },
  );
  const session = createValueStore<SessionUser | null>(null, { value: null });
  const sessionWatch = createSessionWatch(session);
  let wiring: ReturnType<typeof wireApi> | undefined;
  const wire = (config: PublicGameConfig) => (wiring ??= wireApi(config, sessionWatch));

  await startUp<SessionUser>({
    loadConfig: () => loadGameConfig(window.location.pathname),
    applyConfig: ({ mainThemeColor }) => applyTheme(mainThemeColor),
    restoreSession: async (config) => {
      // A preview shows the visitor's view.
      if (readPreview()) return language.then(() => null);
      const [answer] = await Promise.all([loadSession(wire(config).api), language]);
      const { user, migration } = answer;
      if (user || migration) storeMigrationEmail(migration?.email ?? null);
      return user;
    },
    render: (config, user) => {
      session.set(user);
      const reactRoot = createRoot(root, { onCaughtError: noteCaught });
      const { draw, ...app } = createApp(
        config,
        { ...wire(config), session, sessionWatch },
        (page) => reactRoot.render(page),
      );
      // The start screen stays until the page is rendered, in slices.
      void app.router.load().finally(() => startTransition(draw));
      followOtherTabs(app);
    },
    report: reportError,
  });
}

/** The error page already logs route errors. */
export function noteCaught(error: unknown): void {
  clientErrors.note('render', error);
}
