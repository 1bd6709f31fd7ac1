import type { PageRequest, RenderedPage } from '@deckframe/domain/site/pages/rendered-page';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { escapeHtml } from './head.ts';
import type { RenderedDocument } from './render-pool.ts';

const ROOT = '<div id="root">';
const FIRST_SCRIPT = /<script type="module" crossorigin src="([^"]+)"/;
const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/g;
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
  const start = findStart(webDist);
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
    const script = `<script>${page.script}</script>`;
    const opening = document.indexOf(ROOT);
    const end = document.lastIndexOf('</div>') + '</div>'.length;
    const head = document
      .slice(0, opening)
      .replace('<html lang="en"', () => `<html lang="${locale}" style="${escapeHtml(accent)}"`)
      .replaceAll(STYLE_PRELOAD, (_, path: string) => linkSheet(path))
      .replace(FIRST_SCRIPT, (tag, path: string) => tag.replace(path, start ?? path))
      .replace(
        '</head>',
        () => `${[pictures, ...links, ...parts, script].join('\n    ')}\n  </head>`,
      );
    const tail = document.slice(end).replaceAll(STYLE_LINK, '');
    const state = `<script type="application/json" id="${page.stateId}">${page.state}</script>`;
    return {
      ...encode(`${head}${ROOT}${content}</div>${state}${tail}`),
      scriptHash: printHash(page.script),
      styleHashes: [accent, ...listStyles(content)].map(printHash),
    };
  };
}

function encode(html: string): Pick<RenderedDocument, 'br' | 'etag' | 'plain'> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const hash = createHash('sha256').update(plain).digest('base64url');
  return {
    plain,
    br: brotliCompressSync(plain, { params }),
    etag: `W/"${hash.slice(0, 22)}"`,
  };
}

/** A source of the content security policy. */
function printHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the address of the script that hydrates pages, if the build has one. */
function findStart(webDist: string): string | undefined {
  const path = join(webDist, '.vite/manifest.json');
  if (!existsSync(path)) return undefined;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string }>;
  const entry = manifest['src/hydrate.tsx'];
  return entry && `/${entry.file}`;
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
