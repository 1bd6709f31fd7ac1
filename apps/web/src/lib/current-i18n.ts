import { i18n, type I18n } from '@lingui/core';

let find = (): I18n => i18n;

/** Returns the texts of the running page: one object in a browser, one for each render on the server. */
export function currentI18n(): I18n {
  return find();
}

/** On the server, where several renders take turns. */
export function provideI18n(findI18n: () => I18n): void {
  find = findI18n;
}

/**
 * What the macros call outside hooks (`lingui.config.ts`).
 * @public
 */
export const renderI18n: Pick<I18n, '_'> = {
  get _() {
    const current = currentI18n();
    return current._.bind(current);
  },
};
