import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { Page } from '@deckframe/domain/site/pages/page';
import { gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { useLingui, Trans } from '@lingui/react/macro';
import { Suspense, useState, useSyncExternalStore, useEffect } from 'react';
import { Outlet, useRouter, Link } from '@tanstack/react-router';
import { useAnalytics } from '#features/site/analytics/analytics-context.ts';
import { useIsLockedOut, useMaintenance } from '#features/site/maintenance/maintenance-context.ts';
import { useUser, useGameConfig } from '#lib/app-services.ts';
import { appUpdate } from '#lib/app-update.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useValue } from '#lib/use-value.ts';
import { useHasSettled } from '#lib/when-idle.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RouteOverlay, ROUTE_OVERLAY_MS } from '#ui/route-overlay.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { BottomNav } from './bottom-nav.tsx';
import { EXTERNAL_LINKS, externalProps } from './external-links.tsx';
import { Header } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';
import { useCurrentPageId } from './use-current-page.ts';
import './app-layout.css';
import './footer.css';

function Footer() {
  const { t, i18n } = useLingui();
  const { features, footerLinks, links } = useGameConfig();
  return (
    <footer className="foot">
      <p className="foot-word">
        <Trans>
          Deckframe is an unofficial fan project. All card faces shown here are original.
        </Trans>
      </p>
      <nav aria-label={t`Footer`}>
        <ul className="foot-links">
          {footerLinks.map(({ label, labelDe, url }) => (
            <li key={url}>
              <ConfigLink label={(i18n.locale === 'de' && labelDe) || label} url={url} />
            </li>
          ))}
          {FOOTER_PAGES.filter((id) => isShown(getPage(id), features)).map((id) => (
            <li key={id}>
              <Link className="foot-link" to={getPage(id).path}>
                {id === 'studio' ? t`Series by fans` : pageTitle(id)}
              </Link>
            </li>
          ))}
          {EXTERNAL_LINKS.map(({ id, label }) => (
            <li key={id}>
              <a className="foot-link" href={links[id]} {...externalProps(links[id])}>
                {i18n._(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch />
    </footer>
  );
}

/** Additional footer pages besides the configured ones. */
const FOOTER_PAGES = [
  'tournaments',
  'fieldPlanner',
  'trades',
  'articles',
  'studio',
  'settings',
] as const;

const isShown = ({ feature }: Page, features: PublicGameConfig['features']): boolean =>
  feature === undefined || features[feature] === 'live';

function ConfigLink({ label, url }: { label: string; url: string }) {
  const { gameid } = useGameConfig();
  const base = gameBasePath(gameid);
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : url;
  return path.startsWith('/') ? (
    <Link className="foot-link" to={path}>
      {label}
    </Link>
  ) : (
    <a className="foot-link" href={url} {...externalProps(url)}>
      {label}
    </a>
  );
}

const PRODUCT = 'Deckframe';

/** Sets title and focus and counts the page view; returns the text to announce. */
function useRouteEffects(): string {
  const { t, i18n } = useLingui();
  const { gamename } = useGameConfig();
  const { analytics } = useAnalytics();
  const pageId = useCurrentPageId();
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  const title = pageId ? pageTitle(pageId) : t`Page not found`;

  useEffect(() => {
    document.title =
      pageId === 'home' ? `${gamename} · ${PRODUCT}` : `${title} · ${gamename} · ${PRODUCT}`;
  }, [title, pageId, gamename, i18n.locale]);

  useEffect(() => {
    analytics.pageView(pageId ?? 'notFound');
  }, [analytics, pageId]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        focusHeading();
        setAnnouncement(document.title);
      }),
    [router],
  );
  return announcement;
}

/** Focuses the heading of a new page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const target = heading ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Offers a newer version that is installed. */
function UpdateNotice() {
  const { t } = useLingui();
  const apply = useValue(appUpdate);
  if (!apply) return null;
  return (
    <Notice
      tone="info"
      strip
      title={t`A new version is ready.`}
      action={
        <Button variant="secondary" size="sm" onClick={apply}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>Your drafts on this device are safe.</Trans>
    </Notice>
  );
}

/** True when toasts should load: when one waits, or after the first click or key. */
function useToastsWanted(): boolean {
  const [isLikely, setLikely] = useState(false);
  const hasSettled = useHasSettled();
  useEffect(() => {
    if (isLikely) return undefined;
    const want = () => setLikely(true);
    const forget = toasts.whenWaiting(want);
    window.addEventListener('pointerdown', want);
    window.addEventListener('keydown', want);
    return () => {
      forget();
      window.removeEventListener('pointerdown', want);
      window.removeEventListener('keydown', want);
    };
  }, [isLikely]);
  return hasSettled && isLikely;
}

/** SHELL-39: on for about 300 ms when the route's name changes, not its parameters or query. */
function useRouteOverlay(): boolean {
  const router = useRouter();
  const [active, setActive] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const routeName = (location: Parameters<typeof router.matchRoutes>[0]) =>
      router.matchRoutes(location).at(-1)?.routeId;
    const unsubscribe = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
      if (!fromLocation || routeName(fromLocation) === routeName(toLocation)) return;
      clearTimeout(timer);
      setActive(true);
      timer = setTimeout(() => setActive(false), ROUTE_OVERLAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [router]);
  return active;
}

/** Reminds an administrator that the game is locked for others. */
function MaintenanceStrip() {
  const locked = useValue(useMaintenance().locked);
  const isLockedOut = useIsLockedOut();
  const user = useUser();
  if (!locked || isLockedOut || !user) return null;
  return (
    <Notice tone="warn" strip>
      <Trans>The maintenance lock is on. Administrators can get in; visitors cannot.</Trans>
    </Notice>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

// Loaded after the page.
const LateParts = lazyPart(
  'late-parts',
  () => import('./late-parts.tsx').then((m) => m.LateParts),
  { ifMissing: 'Tooltips and notices cannot be shown' },
);
const ToastHost = lazyPart(
  'toasts',
  () => import('#ui/toast/toast-host.tsx').then((m) => m.ToastHost),
  { ifMissing: 'Notifications cannot be shown' },
);
const MaintenanceModal = lazyPart(
  'maintenance',
  () => import('#features/site/maintenance/maintenance-modal.tsx').then((m) => m.MaintenanceModal),
  { texts: 'shell' },
);

/** Layout around pages. The maintenance lock makes it inert. */
export function AppLayout() {
  const { t } = useLingui();
  const isLockedOut = useIsLockedOut();
  const wasOpen = useHasBeen(!isLockedOut);
  const areToastsWanted = useToastsWanted();
  const isOnline = useOnline();
  const isChanging = useRouteOverlay();
  const announcement = useRouteEffects();
  const hasSettled = useHasSettled();
  return (
    <>
      <div className="shell" inert={isLockedOut}>
        <a className="skip-link" href="#main">
          {t`Skip to content`}
        </a>
        <Header />
        {!isOnline && (
          <Notice tone="offline" strip title={t`You are offline.`}>
            {t`You can keep using what is on screen. New pages need a connection.`}
          </Notice>
        )}
        <MaintenanceStrip />
        <UpdateNotice />
        <main id="main" tabIndex={-1} aria-busy={isChanging || undefined}>
          {wasOpen && <Outlet />}
        </main>
        <Footer />
        <BottomNav />
        {!isLockedOut && <ShellDialogs />}
        <RouteOverlay active={isChanging} label={t`Loading page`} />
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <Suspense>{hasSettled && <LateParts isLockedOut={isLockedOut} />}</Suspense>
      {/* Separate boundaries, so that loading toasts does not remove an open dialog. */}
      <Suspense>
        {areToastsWanted && <ToastHost label={t`Notifications`} closeLabel={t`Close`} />}
      </Suspense>
      <Suspense>{isLockedOut && <MaintenanceModal />}</Suspense>
    </>
  );
}

/** A locked page requests nothing; an open page keeps its data. */
function useHasBeen(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
