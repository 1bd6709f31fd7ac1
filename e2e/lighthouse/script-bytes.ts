import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The gzip size of the built files behind these addresses; a script from elsewhere is an error. */
export async function sumScriptBytes(dist: string, scripts: string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (address) => {
      const file = await readFile(join(dist, new URL(address).pathname));
      return gzipSync(file, { level: 9 }).length;
    }),
  );
  if (sizes.length === 0) throw new Error('the page loaded no script at all');
  return sizes.reduce((sum, size) => sum + size, 0);
}
