import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findForbiddenCalls } from './forbidden-calls.ts';

const ROOT = join(import.meta.dirname, '..', '..');

it('the sources contain no forbidden call', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(test|proof|test-support|gen)\.tsx?$|\/testing(\/|\.ts)/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    findForbiddenCalls(file, readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

it.each([
  ['apps/api/src/x.ts', 'return eval(input)'],
  ['apps/web/src/x.tsx', 'element.innerHTML = text'],
  ['apps/web/src/x.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
  ['apps/api/src/x.ts', "import { exec } from 'node:child_process'"],
  ['apps/api/src/x.ts', "createHash('md5')"],
  ['apps/api/src/x.ts', "hash('sha1', text)"],
  ['apps/api/src/x.ts', "select md5(string_agg(cardno, ',')) as hash"],
  ['apps/api/src/x.ts', "import { createGunzip } from 'node:zlib'"],
  ['apps/api/src/x.ts', "import { unzipSync } from 'fflate'"],
  ['apps/api/src/x.ts', 'const token = Math.random()'],
  ['apps/api/src/x.ts', 'new RegExp(request.query.q)'],
  ['apps/api/src/x.ts', 'const found = RegExp(request.query.q)'],
  ['apps/api/src/x.ts', "body.pipeThrough(new DecompressionStream('gzip'))"],
  ['apps/api/src/x.ts', 'await fetch(request.body.url)'],
  ['packages/database/src/x.ts', 'ssl: { rejectUnauthorized: false }'],
  ['apps/web/src/x.ts', "window.addEventListener('message', take)"],
  ['apps/web/src/x.ts', "self.addEventListener('message', take)"],
  ['apps/web/src/x.ts', 'globalThis.addEventListener("message", take)'],
  ['apps/web/src/x.ts', "addEventListener('message', take)"],
  ['apps/web/src/x.ts', 'window.onmessage = take'],
])('the check reports in %s the forbidden call: %s', (file, line) => {
  expect(findForbiddenCalls(file, `const fine = 1;\n${line}\n`)).toEqual([
    expect.stringContaining(`${file}:2 `),
  ]);
});

it.each([
  ['apps/api/src/x.ts', 'await redis.eval(SCRIPT)'],
  ['packages/domain/src/x.ts', 'const NUMBER = new RegExp(`^${DIGITS}$`)'],
  ['apps/web/src/x.ts', 'worker.addEventListener("message", take)'],
])('the check permits in %s: %s', (file, line) => {
  expect(findForbiddenCalls(file, line)).toEqual([]);
});

it('every request to another service refuses redirects and has a time-out', () => {
  const source = readFileSync(
    join(ROOT, 'apps/api/src/modules/accounts/auth/link-providers.ts'),
    'utf8',
  );
  const calls = source.split('await fetch(').slice(1);
  expect(calls.length).toBeGreaterThan(1);
  for (const call of calls) {
    expect(call.slice(0, call.indexOf('\n  });'))).toMatch(
      /redirect: 'error',\s+signal: AbortSignal\.timeout\(/,
    );
  }
});
