import { i18n, type Messages } from '@lingui/core';
import { messages as english } from '../locales/en.po';
import { localStore, type KeyValueStore } from './browser-storage.ts';
import { loadChunk } from './lazy-page.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Every language of the interface, by its own name. */
export const LOCALES = { en: 'English', de: 'Deutsch' } as const;

export type Locale = keyof typeof LOCALES;

const OTHER_CATALOGUES: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: Messages }>> = {
  de: () => import('../locales/de.po'),
};

/** The stored choice, else the first language of the browser that we speak, else English. */
export function chooseLocale(store: KeyValueStore, preferred: readonly string[]): Locale {
  const wanted = [store.read(STORAGE_KEYS.language) ?? '', ...preferred];
  return wanted.map((tag) => tag.split('-')[0] ?? '').find(isLocale) ?? 'en';
}

/** Loads the language's texts, then switches every text and the document to it. */
export async function activateLocale(locale: Locale): Promise<void> {
  const messages =
    locale === 'en'
      ? english
      : (await loadChunk(`locale-${locale}`, OTHER_CATALOGUES[locale])).messages;
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

export async function switchLocale(locale: Locale): Promise<void> {
  await activateLocale(locale);
  localStore.write(STORAGE_KEYS.language, locale);
}

export function isLocale(tag: string): tag is Locale {
  return Object.hasOwn(LOCALES, tag);
}
