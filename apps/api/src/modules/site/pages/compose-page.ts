import type { PageRequest, RenderedPage } from '@deckframe/domain/site/pages/rendered-page';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { escapeHtml } from './head.ts';
import type { RenderedDocument } from './render-pool.ts';

const ROOT = '<div id="root">';
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const STYLE_PRELOAD = /<link rel="preload" as="style" crossorigin href="([^"]+)" \/>/g;
/** React writes preloads of pictures before the page. */
const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const CLASS_NAME = /\.(-?[a-z_][\w-]*)/gi;

/** Pages are compressed on demand, so this is faster than for files of the build. */
const BROTLI_QUALITY = 5;
/** More hashes could exceed the limits of proxies for headers. */
const MAX_STYLES = 40;

type Compose = (
  document: string,
  request: Pick<PageRequest, 'config' | 'locale'>,
  page: RenderedPage,
) => RenderedDocument;

/** Puts rendered pages into client-rendered documents. */
export function createComposer(webDist: string): Compose {
  const sheets = readSheets(join(webDist, 'assets'));
  return (document, { config, locale }, page) => {
    const pictures = PICTURE_PRELOADS.exec(page.html)?.[0] ?? '';
    const content = page.html.slice(pictures.length);
    const accent = `--game-accent:${config.mainThemeColor}`;
    const links = [...document.matchAll(STYLE_LINK)].map(([link]) => link.trim());
    const known = new Set(
      [...document.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => path),
    );
    const parts = listSheets(content, sheets)
      .filter((path) => !known.has(path))
      .map(linkSheet);
    const start = document.indexOf(ROOT);
    const end = document.lastIndexOf('</div>') + '</div>'.length;
    const head = document
      .slice(0, start)
      .replace('<html lang="en"', () => `<html lang="${locale}" style="${escapeHtml(accent)}"`)
      .replaceAll(STYLE_PRELOAD, (_, path: string) => linkSheet(path))
      .replace('</head>', () => `${[pictures, ...links, ...parts].join('\n    ')}\n  </head>`);
    const tail = document.slice(end).replaceAll(STYLE_LINK, '');
    return encode(`${head}${ROOT}${content}</div>${tail}`, [accent, ...listStyles(content)]);
  };
}

function encode(html: string, styles: readonly string[]): RenderedDocument {
  const plain = Buffer.from(html);
  const hash = (text: string | Buffer) => createHash('sha256').update(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return {
    plain,
    br: brotliCompressSync(plain, { params }),
    etag: `W/"${hash(plain).digest('base64url').slice(0, 22)}"`,
    styleHashes: styles.map((style) => `'sha256-${hash(style).digest('base64')}'`),
  };
}

function linkSheet(path: string): string {
  return `<link rel="stylesheet" crossorigin href="${path}">`;
}

/** Maps class names that only one style sheet has to its address. */
function readSheets(assets: string): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.css'))) {
    const text = readFileSync(join(assets, name), 'utf8');
    const names = new Set([...text.matchAll(CLASS_NAME)].map(([, className = '']) => className));
    for (const one of names) found.set(one, found.has(one) ? null : `/assets/${name}`);
  }
  return new Map([...found].flatMap(([name, path]) => (path === null ? [] : [[name, path]])));
}

/**
 * Returns the style sheets whose classes the page has. Lazy parts have style sheets that only the
 * browser's loader knows.
 */
function listSheets(html: string, sheets: ReadonlyMap<string, string>): string[] {
  const paths = new Set<string>();
  for (const [, names = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of names.split(' ')) {
      const path = sheets.get(name);
      if (path !== undefined) paths.add(path);
    }
  }
  return [...paths];
}

function listStyles(html: string): string[] {
  const styles = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, text = '']) => text));
  if (styles.size > MAX_STYLES) throw new Error(`The page has ${styles.size} style attributes.`);
  return [...styles].map(decodeHtml);
}

/** The reverse of React's escaping. */
function decodeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
