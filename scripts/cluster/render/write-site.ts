import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderSite } from './render-site.ts';
import type { Site } from './site.ts';

/** Writes every file below the folder, for its owner's eyes: they hold secrets. */
export function writeSite(site: Site, folder: string): string[] {
  return renderSite(site).map(({ path, text }) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  });
}
