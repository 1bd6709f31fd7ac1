import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

/** Not served: the API reads it at its start. */
const FILE = '.vite/page-texts.json';
/** English is what the pages themselves say. */
const LOCALES = ['de'] as const;
const PAGE_TEXT = /^page\.(\w+)\.(title|description)$/;

type PageText = { title: string; description: string };

/**
 * Writes down what the pages are called in other languages, so that the first HTML speaks the
 * visitor's. The catalogues stay the one place where these words are written.
 */
export function pageTexts(): Plugin {
  return {
    name: 'deckframe:page-texts',
    apply: 'build',
    async generateBundle() {
      const texts = await Promise.all(
        LOCALES.map(async (locale) => [locale, await readPageTexts(locale)] as const),
      );
      const source = JSON.stringify(Object.fromEntries(texts));
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

export async function readPageTexts(locale: string): Promise<Record<string, PageText>> {
  const catalogue = {
    ...(await readCatalogue(`${locale}.po`, locale)),
    ...(await readCatalogue(`answers/${locale}.po`, locale)),
    ...(await readCatalogue(`administration/${locale}.po`, locale)),
  };
  const pages: Record<string, PageText> = {};
  for (const [id, { translation = '' }] of Object.entries(catalogue)) {
    const [, page = '', part] = PAGE_TEXT.exec(id) ?? [];
    if (part === 'title' || part === 'description') {
      pages[page] = { title: '', description: '', ...pages[page], [part]: translation };
    }
  }
  return pages;
}

async function readCatalogue(path: string, locale: string) {
  const filename = new URL(`../src/locales/${path}`, import.meta.url);
  const context = { locale, sourceLocale: 'en', filename: filename.pathname };
  return formatter().parse(readFileSync(filename, 'utf8'), context);
}
