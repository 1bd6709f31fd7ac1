import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLocalSite } from '../local/local-site.ts';
import { renderSite } from './render-site.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckframe-archive-'));
  const site = makeLocalSite({ layout: 'loopback', isAsync: false, postgresBin: folder });
  const script = renderSite(site).find(({ path }) => path === 'db1/pgbackrest-archive.sh');
  writeFileSync(join(folder, 'pgbackrest-archive.sh'), script?.text ?? '');
  putProgram('pg_controldata', 'echo "Latest checkpoint\'s TimeLineID:       8"');
});
afterAll(() => rmSync(folder, { recursive: true }));

function putProgram(name: string, text: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}

function archive(segment: string, answer: string): number | null {
  putProgram('pgbackrest', answer);
  return spawnSync('sh', [join(folder, 'pgbackrest-archive.sh'), `pg_wal/${segment}`], {
    env: { PATH: [folder, process.env['PATH']].join(delimiter) },
  }).status;
}

const REFUSED =
  'echo "ERROR: [045]: WAL file \'x\' already exists in the repo1 archive with a different checksum"; exit 45';

it('succeeds if the stores already have the segment', () => {
  expect(archive('000000080000000000000012', 'exit 0')).toBe(0);
});

it('drops another copy of an ended timeline, so that later segments are archived', () => {
  expect(archive('000000040000000000000007', REFUSED)).toBe(0);
});

it('never drops its own timeline, and fails when a store is unavailable', () => {
  expect(archive('000000080000000000000012', REFUSED)).toBe(45);
  expect(archive('000000040000000000000007', 'echo "ERROR: [042]: no route"; exit 42')).toBe(42);
});
