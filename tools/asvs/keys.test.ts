import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** Functions of `node:crypto` that use a key. */
const KEYED = /\b(?:createHmac|createCipheriv|hkdf|hkdfSync|scrypt|sign|verify)\b/;

/** True for a source that imports a function with a key from `node:crypto`. */
function usesKey(source: string): boolean {
  const [, names = ''] = /import \{([^}]*)\} from 'node:crypto'/.exec(source) ?? [];
  return KEYED.test(names);
}

it('docs/security.md names every file of the API that encrypts, signs or hashes with a key', () => {
  const files = globSync('apps/api/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.(test|proof)\.ts$|\/testing\//.test(file))
    .filter((file) => usesKey(readFileSync(join(ROOT, file), 'utf8')));
  const [, keys = ''] = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').split(
    /^## Keys and algorithms$/m,
  );
  const [section = ''] = keys.split(/^## /m);
  const named = section.match(/(?<=`)apps\/api\/src\/[^`]+(?=`)/g) ?? [];
  expect(named.toSorted()).toEqual(files.toSorted());
});

it('reads a list of imports', () => {
  expect(usesKey("import { createHmac, timingSafeEqual } from 'node:crypto';")).toBe(true);
  expect(usesKey("import { createHash, randomBytes } from 'node:crypto';")).toBe(false);
});
