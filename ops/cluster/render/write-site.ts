import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderSite } from './render-site.ts';
import type { Site } from './site.ts';

/**
 * Writes all files, or those of one machine, readable only by their owner because they contain
 * secrets.
 */
export function writeSite(site: Site, folder: string, machine?: string): string[] {
  const files = renderSite(site).filter(
    ({ path }) => machine === undefined || path.startsWith(`${machine}/`),
  );
  return files.map(({ path, text }) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  });
}
