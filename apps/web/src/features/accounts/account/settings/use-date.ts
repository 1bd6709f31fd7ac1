import { useLingui } from '@lingui/react/macro';

/** Formats a date in the language of the page: `15 Nov 2026`. */
export function useDate(): (iso: string) => string {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium' });
  return (iso) => format.format(new Date(iso));
}
