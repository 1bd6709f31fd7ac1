import type { TextArea } from '@deckframe/domain/site/pages/page';
import { i18n, type Messages } from '@lingui/core';
import { messages as english } from '../locales/en.po';
import { localStore, type KeyValueStore } from './browser-storage.ts';
import { loadChunk } from './lazy-page.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Languages of the interface, by their own names. */
export const LOCALES = { en: 'English', de: 'Deutsch' } as const;

export type Locale = keyof typeof LOCALES;

/** Catalogue loaders by area. */
type Catalogues = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

/** Common texts of a language, and loaders of its areas. */
type Language = { messages: Messages; areaCatalogues: Catalogues };

/** Other languages load with their first text. */
const OTHER_LANGUAGES: Record<Exclude<Locale, 'en'>, () => Promise<Language>> = {
  de: () => import('./german.ts'),
};

/** Texts by area (see lingui.config.ts). */
const ENGLISH_AREAS = import.meta.glob<{ messages: Messages }>('../locales/*/en.po');

/**
 * `answers` are the API's messages. They load after the first paint, and before every page except
 * home.
 */
export type LoadedTexts = TextArea | 'answers' | 'descriptions';

const openedAreas = new Map<LoadedTexts, Promise<void>>();

/**
 * Returns the stored choice, otherwise the first supported language of the browser, otherwise
 * English.
 */
export function chooseLocale(store: KeyValueStore, preferred: readonly string[]): Locale {
  const wanted = [store.read(STORAGE_KEYS.language) ?? '', ...preferred];
  return wanted.map((tag) => tag.split('-')[0] ?? '').find(isLocale) ?? 'en';
}

/** Loads the language's texts, then switches every text and the document to it. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await loadLanguage(locale);
  const areas = await Promise.all([...openedAreas.keys()].map((area) => loadArea(area, locale)));
  i18n.loadAndActivate({ locale, messages: Object.assign({}, messages, ...areas) });
  document.documentElement.lang = locale;
}

/** Returns all texts of a language, for the server. */
export async function loadAllTexts(locale: Locale): Promise<Messages> {
  const { messages, areaCatalogues } = await loadLanguage(locale);
  const files = Object.entries(areaCatalogues).filter(([file]) => file.endsWith(`/${locale}.po`));
  const areas = await Promise.all(files.map(([, load]) => load()));
  return Object.assign({}, messages, ...areas.map((area) => area.messages));
}

/** Loads an area's texts and follows language changes. */
export function openTextArea(area: LoadedTexts): Promise<void> {
  const opened = openedAreas.get(area);
  if (opened) return opened;
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en';
  const opening = loadArea(area, locale).then(
    (messages) => i18n.load(locale, messages),
    (error: unknown) => {
      openedAreas.delete(area);
      throw error;
    },
  );
  openedAreas.set(area, opening);
  return opening;
}

async function loadArea(area: LoadedTexts, locale: Locale): Promise<Messages> {
  const { areaCatalogues } = await loadLanguage(locale);
  const load = areaCatalogues[`../locales/${area}/${locale}.po`];
  if (!load) throw new Error(`There are no texts of "${area}" in "${locale}".`);
  return (await loadChunk(`locale-${area}-${locale}`, load)).messages;
}

async function loadLanguage(locale: Locale): Promise<Language> {
  if (locale === 'en') return { messages: english, areaCatalogues: ENGLISH_AREAS };
  return loadChunk(`locale-${locale}`, OTHER_LANGUAGES[locale]);
}

export async function switchLocale(locale: Locale): Promise<void> {
  await activateLocale(locale);
  localStore.write(STORAGE_KEYS.language, locale);
}

export function isLocale(tag: string): tag is Locale {
  return Object.hasOwn(LOCALES, tag);
}
