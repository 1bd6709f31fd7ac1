import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

/** Read by the API at start; not served. */
const FILE = '.vite/page-texts.json';
/** English titles are in the page records. */
const LOCALES = ['de'] as const;
const PAGE_TEXT = /^page\.(\w+)\.(title|description)$/;

type PageText = { title: string; description: string };

/** Writes page titles in other languages, so that the first HTML is translated. */
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
    ...(await readCatalogue(`descriptions/${locale}.po`, locale)),
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
