import { useLingui } from '@lingui/react/macro';
import type { SelectOption } from '#ui/field.tsx';

const COUNTRIES =
  'AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EE ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KR LT LU LV MX MY NL NO NZ PE PH PL PT RO RS SE SG SI SK TH TR TW UA US VN ZA';
const LANGUAGES = 'de en es fr id it ja ko nl pl pt sv th tr zh';

/** Only the country is asked, and it is optional. */
export function useCountries(none: string): SelectOption[] {
  return useNames(COUNTRIES, 'region', none);
}

export function useLanguages(none: string): SelectOption[] {
  return useNames(LANGUAGES, 'language', none);
}

function useNames(codes: string, type: 'language' | 'region', none: string): SelectOption[] {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type });
  const options = codes
    .split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, two) => one.label.localeCompare(two.label, i18n.locale));
  return [{ value: '', label: none }, ...options];
}
