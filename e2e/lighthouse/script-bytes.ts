import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[] };

const ENTRY = 'index.html';
const HOME = 'src/pages/site/home/home-page.tsx';

/**
 * Gzip bytes of all scripts needed before the home page can render: entry, home and their imports.
 */
export async function firstLoadBytes(dist: string): Promise<number> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build holds no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(ENTRY);
  visit(HOME);
  return sumGzip(await Promise.all([...files].map((file) => readFile(join(dist, file)))));
}

/** Gzip bytes of the scripts at these URLs. */
export async function fetchedBytes(addresses: string[]): Promise<number> {
  if (addresses.length === 0) throw new Error('the page loaded no script at all');
  const scripts = await Promise.all(
    [...new Set(addresses)].map(async (address) => (await fetch(address)).arrayBuffer()),
  );
  return sumGzip(scripts.map((script) => Buffer.from(script)));
}

function sumGzip(scripts: Buffer[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
}
