import { useLingui } from '@lingui/react/macro';

/** A distance in the reader's way of writing it. */
export function useKilometres(): (kilometres: number) => string {
  const { i18n, t } = useLingui();
  const format = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'kilometer' });
  return (kilometres) => (kilometres === 0 ? t`under 1 km` : format.format(kilometres));
}
