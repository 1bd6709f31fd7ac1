// oxlint-disable-next-line no-restricted-imports -- this entry runs in Node only
import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  PageRequest,
  ReadApi,
  RenderedPage,
  RenderPage,
} from '@deckframe/domain/site/pages/rendered-page';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { QueryClient } from '@tanstack/react-query';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createCatalogue } from '#catalogue/use-catalogue-client.ts';
import type { DeckCardBook } from '#decks/cards/card-book.ts';
import { createCardBook } from '#decks/cards/use-deck-card-book.ts';
import { createAnalytics } from '#features/site/analytics/analytics.ts';
import { createConsentStore } from '#features/site/analytics/consent.ts';
import { createMaintenanceState } from '#features/site/maintenance/maintenance-state.ts';
import { toAddress, type AnyCall, type CallApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import type { AppServices, ShellDialog } from '#lib/app-services.ts';
import { localStore, sessionStore } from '#lib/browser-storage.ts';
import { provideI18n } from '#lib/current-i18n.ts';
import { recordEarlyClicks } from '#lib/early-clicks.ts';
import { loadAllTexts, type Locale } from '#lib/i18n.ts';
import { PAGE_STATE_ID, type PageState } from '../app/page-state.ts';
import { ServerRenderedProvider } from '#lib/server-rendered.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { createSessionWatch } from '#lib/session-watch.ts';
import { toApiError } from '#lib/to-api-error.ts';
import { createValueStore } from '#lib/value-store.ts';
import { App } from '../app/app.tsx';
import { parseSearch, stringifySearch } from '../app/routing/plain-search.ts';
import { createAppRouter } from '../app/routing/router.tsx';
import { createServerCatalogue } from './server-catalogue.ts';
import { createServerQueryClient } from './server-query-client.ts';

const renders = new AsyncLocalStorage<I18n>();

provideI18n(() => {
  const i18n = renders.getStore();
  if (!i18n) throw new Error('A text was read outside a render.');
  return i18n;
});

const texts = new Map<Locale, Promise<Messages>>();

/** Shared by all renders and never modified. */
function textsOf(locale: Locale): Promise<Messages> {
  const known = texts.get(locale) ?? loadAllTexts(locale);
  texts.set(locale, known);
  return known;
}

export const renderPage: RenderPage = async (request, read) => {
  const { locale } = request;
  const i18n = setupI18n({ locale, messages: { [locale]: await textsOf(locale) } });
  return renders.run(i18n, () => renderWith(i18n, request, read));
};

async function renderWith(
  i18n: I18n,
  { config, origin, path, locale, at }: PageRequest,
  read: ReadApi,
): Promise<RenderedPage | null> {
  const session = createValueStore<SessionUser | null>(null);
  const history = createMemoryHistory({ initialEntries: [printAddress(config, path)] });
  const router = createAppRouter({ getConfig: () => config, session, history });
  await router.load();
  // Redirects and refusals are left to the browser.
  // oxlint-disable-next-line no-underscore-dangle -- the router has no other name for it
  const result = router._serverResult;
  if (result?.type !== 'render' || result.status !== 200) return null;
  const api = createServerApi(read);
  const catalogue = createServerCatalogue(config, api, new Date(at));
  const queryClient = createServerQueryClient(api);
  const services: AppServices = {
    config,
    origin,
    api,
    session,
    sessionWatch: createSessionWatch(session),
    openDialog: createValueStore<ShellDialog | null>(null),
    late: new Map([[createCatalogue, catalogue]]),
  };
  const analytics = {
    analytics: createAnalytics({ getConsent: () => 'denied', send: () => {}, schedule: () => {} }),
    consent: createConsentStore(localStore),
  };
  const props = {
    i18n,
    services,
    queryClient,
    router,
    analytics,
    maintenance: createMaintenanceState(config.maintenanceLocked, sessionStore),
  };
  try {
    const html = await toHtml(
      createElement(ServerRenderedProvider, { value: { at } }, createElement(App, props)),
    );
    // A redirect during rendering leaves a page without content.
    if (!html.includes('<h1')) return null;
    const book = services.late.get(createCardBook) as DeckCardBook | undefined;
    const state: PageState = {
      at,
      locale,
      config,
      queries: listQueries(queryClient),
      deckCards: [...(book?.cards.get() ?? [])],
    };
    return { html, state: printJson(state), stateId: PAGE_STATE_ID, script: EARLY_CLICKS };
  } finally {
    queryClient.clear();
  }
}

const EARLY_CLICKS = `(${String(recordEarlyClicks).replaceAll(/\s+/g, ' ')})();`;

/**
 * Rejects a page with a failed read of the API. Files of the site are read by browsers only, so
 * these queries are missing.
 */
function listQueries(client: QueryClient): PageState['queries'] {
  const queries = client.getQueryCache().getAll();
  const failed = queries.find(({ state }) => state.error instanceof ApiError);
  if (failed) throw new Error(`${failed.queryHash} failed`, { cause: failed.state.error });
  return queries
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Text of members cannot end the element that it is in. */
function printJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** Normalized by the router, which would redirect any other form. */
function printAddress({ gameid }: PublicGameConfig, path: string): string {
  const [address = '/', query = ''] = path.split('?', 2);
  return `${gameBasePath(gameid)}${address}${stringifySearch(parseSearch(query))}`;
}

/** Rejects on any error, because a failed part would be missing in the page. */
async function toHtml(app: ReactNode): Promise<string> {
  let fault: { error: unknown } | undefined;
  const { prelude } = await prerender(app, {
    // Otherwise React would append large parts with a script that moves them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      fault ??= { error };
    },
  });
  const html = await new Response(prelude).text();
  if (fault) throw fault.error;
  return html;
}

function createServerApi(read: ReadApi): CallApi {
  const call = async (route: string, ask: AnyCall = {}): Promise<unknown> => {
    if (!route.startsWith('GET ')) throw new Error('A server render only reads.');
    const { status, body } = await read(toAddress(route, ask));
    if (status >= 400) throw toApiError(status, body, null);
    return body;
  };
  return call as CallApi;
}
