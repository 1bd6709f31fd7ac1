import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBadLicences, listProductionPackages } from './check-licences.ts';

it('every production package has an allowed licence', () => {
  const packages = listProductionPackages(join(import.meta.dirname, '..', '..'));
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.map(({ name }) => name)).toContain('fastify');
  expect(packages.map(({ name }) => name)).not.toContain('vitest');
  expect(findBadLicences(packages)).toEqual([]);
});

it('a planted package with another licence is found, and development packages are ignored', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  const packages = {
    '': {},
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/choice': { version: '1.0.0', license: '(GPL-3.0-only OR MIT)' },
    'node_modules/bad': { version: '2.0.0', license: 'AGPL-3.0-only' },
    'node_modules/both': { version: '2.0.0', license: 'MIT AND GPL-2.0-only' },
    'node_modules/silent': { version: '3.0.0' },
    'node_modules/liar': { version: '4.0.0', license: 'MIT' },
    'node_modules/not-sharp': { version: '5.0.0', license: 'LGPL-3.0-or-later' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  mkdirSync(join(root, 'node_modules/liar'), { recursive: true });
  writeFileSync(join(root, 'node_modules/liar/package.json'), '{"license":"SEE LICENSE IN X"}');
  expect(findBadLicences(listProductionPackages(root))).toEqual([
    'bad@2.0.0: AGPL-3.0-only',
    'both@2.0.0: MIT AND GPL-2.0-only',
    'silent@3.0.0: none',
    'liar@4.0.0: SEE LICENSE IN X',
    'not-sharp@5.0.0: LGPL-3.0-or-later',
  ]);
});
