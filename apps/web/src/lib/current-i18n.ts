import { i18n, type I18n } from '@lingui/core';

let find = (): I18n => i18n;

/** Returns the texts of the current page: one object in a browser, one per render on the server. */
export function currentI18n(): I18n {
  return find();
}

/** For the server, which renders several pages concurrently. */
export function provideI18n(findI18n: () => I18n): void {
  find = findI18n;
}

/** Used by Lingui macros outside of hooks (`lingui.config.ts`). @public */
export const renderI18n: Pick<I18n, '_'> = {
  get _() {
    const current = currentI18n();
    return current._.bind(current);
  },
};
