import { useLingui } from '@lingui/react/macro';

/** Says what it is, whoever it is from. */
export function AdLabel() {
  const { t } = useLingui();
  return <span className="ad-label">{t`Ad`}</span>;
}
