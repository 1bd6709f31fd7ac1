import { useLingui } from '@lingui/react/macro';

/** Sandboxed partner frame with scripts only. */
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
