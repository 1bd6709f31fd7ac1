import { useLingui } from '@lingui/react/macro';

/** Formats a distance in the reader's units. */
export function useKilometres(): (kilometres: number) => string {
  const { i18n, t } = useLingui();
  const format = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'kilometer' });
  return (kilometres) => (kilometres === 0 ? t`under 1 km` : format.format(kilometres));
}
