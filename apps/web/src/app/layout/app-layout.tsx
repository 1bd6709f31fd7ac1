import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useIsLockedOut } from '#features/site/maintenance/maintenance-context.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { useHasSettled } from '#lib/when-idle.ts';
import { Notice } from '#ui/notice.tsx';
import { RouteOverlay } from '#ui/route-overlay.tsx';
import type { ToastHostProps } from '#ui/toast/toast-host.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LatePartsProps } from './late-parts.tsx';
import { MaintenanceStrip } from './maintenance-strip.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useOnline } from './use-online.ts';
import { useRouteEffects } from './use-route-effects.ts';
import { useRouteOverlay } from './use-route-overlay.ts';
import { useToastsWanted } from './use-toasts-wanted.ts';
import './app-layout.css';

// These come after the page.
const LateParts = optionalPart<LatePartsProps>(
  'late-parts',
  () => import('./late-parts.tsx').then((m) => m.LateParts),
  'Tooltips and notices cannot be shown',
);
const ToastHost = optionalPart<ToastHostProps>(
  'toasts',
  () => import('#ui/toast/toast-host.tsx').then((m) => m.ToastHost),
  'Notifications cannot be shown',
);
const MaintenanceModal = lazy(() =>
  loadChunk('maintenance', () => import('#features/site/maintenance/maintenance-modal.tsx')).then(
    (m) => ({ default: m.MaintenanceModal }),
  ),
);

/** Everything around the page. While the maintenance lock stands, all of it is inert. */
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
      {/* Each waits alone: a press calls for the toasts, and must not find its window gone. */}
      <Suspense>
        {areToastsWanted && <ToastHost label={t`Notifications`} closeLabel={t`Close`} />}
      </Suspense>
      <Suspense>{isLockedOut && <MaintenanceModal />}</Suspense>
    </>
  );
}

/** A locked site asks the API for nothing; a page that was open before keeps what it holds. */
function useHasBeen(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
