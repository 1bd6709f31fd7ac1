import { useLingui } from '@lingui/react/macro';

export function AdLabel() {
  const { t } = useLingui();
  return <span className="ad-label">{t`Ad`}</span>;
}
