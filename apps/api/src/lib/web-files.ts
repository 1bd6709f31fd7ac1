import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { EncodedBody } from './encoded-body.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSED = ['.br', '.gz'];

export type WebFile = EncodedBody & { type: string };

/**
 * Loads the built web app with its compressed forms into memory, keyed by address such as
 * `/assets/main-1a2b.js`.
 */
export function loadWebFiles(directory: string): ReadonlyMap<string, WebFile> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.includes(extname(entry.name)))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
  return new Map(names.map((name) => [`/${name}`, loadFile(join(directory, name))]));
}

function loadFile(path: string): WebFile {
  const plain = readFileSync(path);
  const form = (suffix: string): Buffer =>
    existsSync(path + suffix) ? readFileSync(path + suffix) : plain;
  return {
    type: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: form('.br'),
    gzip: form('.gz'),
  };
}
