import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { createCardBook } from '#decks/cards/use-deck-card-book.ts';
import { createMaintenanceState } from '#features/site/maintenance/maintenance-state.ts';
import { MaintenanceProvider } from '#features/site/maintenance/maintenance-context.ts';
import { createApiClient } from '#lib/api-client.ts';
import { fetchByKey } from '#lib/api-query.ts';
import {
  AppServicesProvider,
  lateService,
  type AppServices,
  type ShellDialog,
} from '#lib/app-services.ts';
import { sessionStore } from '#lib/browser-storage.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { createSessionWatch } from '#lib/session-watch.ts';
import { createValueStore } from '#lib/value-store.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { loadConfig } from './scripted-api.ts';

export const MEMBER = {
  id: '7',
  username: 'Vesper',
  email: 'vesper@mail.example',
  roles: ['User'],
  userExp: 0,
  level: 1,
} as unknown as SessionUser;

/**
 * The route and address of a part that reads its own address, for example `/deck/$deckId` at
 * `/deck/d1`.
 */
export type PartPlace = { path: string; address: string };

/** Renders a part of the app with all providers. */
export async function openPart(
  part: ReactNode,
  user: SessionUser | null = MEMBER,
  place: PartPlace | null = null,
  /** Card numbers that are already in the card book. */
  knownCards: readonly string[] = [],
) {
  const config = await loadConfig();
  const session = createValueStore<SessionUser | null>(user);
  const sessionWatch = createSessionWatch(session);
  const api = createApiClient({ onLocked: () => {}, onLapse: sessionWatch.noticeRefusal });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { queryFn: fetchByKey(api), retry: false } },
  });
  const services: AppServices = {
    config,
    origin: window.location.origin,
    api,
    session,
    sessionWatch,
    openDialog: createValueStore<ShellDialog | null>(null),
    late: new Map(),
  };
  await lateService(services, createCardBook).load(knownCards);
  const told: string[] = [];
  toasts.subscribe((order) => {
    if (order.kind === 'show' && 'title' in order.message) {
      told.push(`${order.message.kind}: ${JSON.stringify(order.message.title)}`);
    }
  });
  const router = createRouter({
    routeTree: routesOf(part, place),
    history: createMemoryHistory({ initialEntries: [place?.address ?? '/'] }),
  });
  await router.load();
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <AppServicesProvider value={services}>
        <MaintenanceProvider value={createMaintenanceState(true, sessionStore)}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MaintenanceProvider>
      </AppServicesProvider>
    </I18nProvider>,
  );
  return { screen, services, told, router };
}

function routesOf(part: ReactNode, place: PartPlace | null) {
  const component = () => part;
  const notFoundComponent = () => null;
  if (place === null) return createRootRoute({ component, notFoundComponent });
  const root = createRootRoute({ component: Outlet, notFoundComponent });
  return root.addChildren([
    createRoute({ getParentRoute: () => root, path: place.path, component }),
  ]);
}

/** Runs axe, without contrast, which needs the whole page. */
export async function expectNoBarriers(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
