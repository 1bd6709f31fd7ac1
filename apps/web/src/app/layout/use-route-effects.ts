import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAnalytics } from '#features/site/analytics/analytics-context.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useCurrentPageId } from './use-current-page.ts';

const PRODUCT = 'Deckframe';

/** Title, page view, focus and announcement of each page; gives the words to announce. */
export function useRouteEffects(): string {
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

/** A new page starts at its heading, for keyboards and screen readers alike. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const target = heading ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
