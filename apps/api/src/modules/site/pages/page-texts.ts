import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the web build (apps/web/build/page-texts.ts). */
const FILE = '.vite/page-texts.json';

type PageText = { title: string; description: string };

/** Titles by language and page. */
export type PageTexts = Readonly<
  Partial<Record<PageLocale, Readonly<Record<string, PageText | undefined>>>>
>;

export const PAGE_LOCALES = ['en', 'de'] as const;
export type PageLocale = (typeof PAGE_LOCALES)[number];

export function loadPageTexts(webDist: string): PageTexts {
  const path = join(webDist, FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PageTexts) : {};
}

/** Texts around database values. */
export const PAGE_WORDS = {
  en: {
    notFound: { title: 'Page not found', description: 'There is no page at this address.' },
    deckTitle: (name: string, owner: string) => `${name} by ${owner}`,
    deckDescription: (game: string, owner: string, facts: string) =>
      `${game} deck by ${owner}: ${facts}.`,
    cards: (count: number) => `${count} cards`,
    fanMade: 'fan-made cards',
  },
  de: {
    notFound: {
      title: 'Seite nicht gefunden',
      description: 'Unter dieser Adresse gibt es keine Seite.',
    },
    deckTitle: (name: string, owner: string) => `${name} von ${owner}`,
    deckDescription: (game: string, owner: string, facts: string) =>
      `${game}-Deck von ${owner}: ${facts}.`,
    cards: (count: number) => `${count} Karten`,
    fanMade: 'Karten von Fans',
  },
} as const satisfies Record<PageLocale, unknown>;

/** Chooses the first supported language; English by default. Example: `fr, de-AT;q=0.8` is `de`. */
export function choosePageLocale(accepted: string | undefined): PageLocale {
  const wanted = (accepted ?? '').split(',').map((entry) => {
    const [tag = '', ...params] = entry.trim().toLowerCase().split(';');
    const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], quality: Number(quality ?? 1) };
  });
  const best = wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ language }) => PAGE_LOCALES.find((locale) => locale === language))
    .find((locale) => locale !== undefined);
  return best ?? 'en';
}
