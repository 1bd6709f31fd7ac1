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
} from '@tanstack/react-router';
import { loadChunk } from '#lib/lazy-page.ts';
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
 * The first page of a visit is drawn after the shell around it and in slices of a few milliseconds,
 * between which the browser answers presses; drawn at once, it holds up a slow phone for a second.
 * Later pages come from a press, and replace the one before in one go.
 */
function inSlices(Page: RouteComponent): RouteComponent {
  function SlicedPage() {
    // A page may read its title and nothing else: a new language draws it anew.
    useLingui();
    const isDue = useDeferredValue(true, hasShownPage);
    useEffect(() => {
      if (isDue) hasShownPage = true;
    }, [isDue]);
    return isDue ? <Page /> : null;
  }
  // It goes by the name of its page.
  return Object.defineProperty(SlicedPage, 'name', { value: Page.name });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which page of the domain's list this address shows. */
    pageId?: PageId;
  }
}

export interface RouterDeps {
  /** A config may change while the page is open: guards ask what is in force now. */
  readonly getConfig: () => PublicGameConfig;
  readonly session: ValueStore<SessionUser | null>;
}

const NEVER = new Promise<void>(() => {});

export type AppRouter = ReturnType<typeof createAppRouter>;

/** One visible list: every page of the domain, its aliases, and the redirects. */
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
        // Switched on or off since this app was started: it starts anew, at the address it goes to.
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
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
  });
}
