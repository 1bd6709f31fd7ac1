import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { choosePage } from '@deckframe/domain/site/pages/choose-page';
import type { Page } from '@deckframe/domain/site/pages/page';
import { fillPath, gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { PAGE_REDIRECTS } from '@deckframe/domain/site/pages/page-redirects';
import { PAGES, type PageId } from '@deckframe/domain/site/pages/pages';
import { useLingui } from '@lingui/react';
import { useDeferredValue, useEffect } from 'react';
import {
  createLazyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { loadChunk } from '#lib/lazy-page.ts';
import { useIsServerRendered } from '#lib/server-rendered.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { ValueStore } from '#lib/value-store.ts';
import { NotFoundPage } from '../error-pages/not-found-page.tsx';
import { RouteErrorPage } from '../error-pages/route-error-page.tsx';
import { AppLayout } from '../layout/app-layout.tsx';
import { ForbiddenError, judgeAccess } from './guard.ts';
import { loadComingSoonPage, loadPage } from './page-loaders.ts';
import { parseSearch, stringifySearch } from './plain-search.ts';
import { toRouterPath } from './router-path.ts';

let hasShownPage = false;

/**
 * Renders the first page after the shell and in slices, so that slow phones stay responsive. Later
 * pages render at once.
 */
function inSlices(Page: RouteComponent): RouteComponent {
  function SlicedPage() {
    // Rerenders when the language changes.
    useLingui();
    const isDue = useDeferredValue(true, useIsServerRendered() || hasShownPage);
    useEffect(() => {
      if (isDue) hasShownPage = true;
    }, [isDue]);
    return isDue ? <Page /> : null;
  }
  // Named after its page.
  return Object.defineProperty(SlicedPage, 'name', { value: Page.name });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of the domain's list at this address. */
    pageId?: PageId;
  }
}

export interface RouterDeps {
  /** Returns the current config, which can change. */
  readonly getConfig: () => PublicGameConfig;
  readonly session: ValueStore<SessionUser | null>;
  /** The address of a server render, which has no browser. */
  readonly history?: RouterHistory | undefined;
}

const NEVER = new Promise<void>(() => {});

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Creates routes of every page, alias and redirect. */
export function createAppRouter(deps: RouterDeps) {
  const rootRoute = createRootRoute({ component: AppLayout, notFoundComponent: NotFoundPage });
  const getParentRoute = () => rootRoute;

  const createPageRoute = (page: Page & { id: PageId }, path: string) => {
    const choose = () => choosePage(page, deps.getConfig().features);
    const choice = choose();
    return createRoute({
      getParentRoute,
      path: toRouterPath(path),
      staticData: { pageId: page.id },
      beforeLoad: ({ location, preload }) => {
        // A feature was switched since start, so the app reloads.
        if (!preload && choose() !== choice) {
          window.location.reload();
          return NEVER;
        }
        if (choice === 'notFound') throw notFound();
        const verdict = judgeAccess(page.access, deps.session.get());
        if (verdict === 'forbidden') throw new ForbiddenError();
        if (verdict === 'login') {
          throw redirect({ to: '/login', search: { redirect: location.href } });
        }
        return undefined;
      },
    }).lazy(async () => {
      const load = choice === 'own' ? () => loadPage(page) : loadComingSoonPage;
      const component = await loadChunk(page.id, load);
      return createLazyRoute(page.id)({ component: inSlices(component) });
    });
  };

  const pageRoutes = PAGES.flatMap((page) =>
    [page.path, ...('aliases' in page ? page.aliases : [])].map((path) =>
      createPageRoute(page, path),
    ),
  );
  const redirectRoutes = PAGE_REDIRECTS.map(({ from, to }) =>
    createRoute({
      getParentRoute,
      path: toRouterPath(from),
      beforeLoad: ({ params }) => {
        throw redirect({ to: fillPath(to, params), replace: true });
      },
    }),
  );

  return createRouter({
    routeTree: rootRoute.addChildren([...pageRoutes, ...redirectRoutes]),
    basepath: gameBasePath(deps.getConfig().gameid),
    defaultErrorComponent: RouteErrorPage,
    defaultPreload: 'intent',
    ...(deps.history && { history: deps.history }),
    // On the server it would add a script to the page.
    scrollRestoration: !deps.history,
    parseSearch,
    stringifySearch,
  });
}
