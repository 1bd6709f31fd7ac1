import { useLingui } from '@lingui/react/macro';

/**
 * A partner's page. It may run scripts in a world of its own and nothing else: it has no origin, cannot
 * lead the page away, open windows, send forms or learn which page it is on.
 */
export function AdFrame({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <iframe
      className="ad-frame"
      title={t`Ad of a partner`}
      src={url}
      sandbox="allow-scripts"
      allow=""
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
