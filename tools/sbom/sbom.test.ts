import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeSbom } from './make-sbom.ts';

const ROOT = join(import.meta.dirname, '..', '..');

it('writes CycloneDX with every production package', () => {
  const { bomFormat, components } = makeSbom(ROOT, new Date(0));
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  // All dependencies of the production workspaces, in their required version.
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map(
    (file) =>
      JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
        dependencies?: Record<string, string>;
      },
  );
  const asked = manifests
    .flatMap(({ dependencies = {} }) => Object.entries(dependencies))
    .filter(([name]) => !name.startsWith('@deckframe/'))
    .map(([name, version]) => `${name}@${version}`);
  expect(asked.length).toBeGreaterThan(30);
  expect(listed).toEqual(expect.arrayContaining(asked));
  expect(components.map(({ name }) => name)).not.toContain('vitest');
});

it('names each package by URL, hash and licence', () => {
  const pg = makeSbom(ROOT, new Date(0)).components.find(({ name }) => name === 'pg');
  expect(pg).toMatchObject({
    purl: `pkg:npm/pg@${pg?.version}`,
    scope: 'required',
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});
