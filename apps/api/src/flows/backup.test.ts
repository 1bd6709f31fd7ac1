import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { createDatabase, type Database } from '@deckframe/database/db';
import { createEmptyDatabase, type EmptyDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DECKS,
  openDeckScene,
  type DeckScene,
  type Member,
} from '../modules/decks/decks/testing/deck-scene.ts';
import { ROOT } from '../testing/test-api.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const folder = mkdtempSync(join(tmpdir(), 'deckframe-backup-'));
const BEFORE = join(folder, 'before');
const AFTER = join(folder, 'after');

let site: DeckScene;
let empty: EmptyDatabase;
beforeAll(async () => {
  site = await openDeckScene({ env: { UPLOADS_URL: `file://${BEFORE}` } });
  empty = await createEmptyDatabase();
});
afterAll(async () => {
  await site.close();
  await empty.drop();
  rmSync(folder, { recursive: true });
});

/** Reads the commands from the operator docs. */
function readCommands(): string[] {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [chapter = ''] = text.slice(text.indexOf('\n## Backups\n') + 1).split('\n## What');
  return [...chapter.matchAll(/```sh\n(.+?)```/gs)].map(([, commands = '']) => commands);
}

function run(commands: string, env: Record<string, string>): void {
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', commands], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: path, BACKUP_DIR: join(folder, 'backup'), ...env },
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
}

function runRestore(commands: string): void {
  const passwordOf = (role: 'migrator' | 'app' | 'worker') => new URL(empty.url(role)).password;
  run(commands, {
    UPLOADS_DIR: AFTER,
    DATABASE_ADMIN_URL: String(process.env['TEST_PG_ADMIN_URL']),
    DATABASE_NAME: empty.name,
    DATABASE_MIGRATOR_URL: empty.url('migrator'),
    DATABASE_MIGRATOR_PASSWORD: passwordOf('migrator'),
    DATABASE_APP_PASSWORD: passwordOf('app'),
    DATABASE_WORKER_PASSWORD: passwordOf('worker'),
  });
}

/** Counts the rows of each table, including jobs. */
async function countRows(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: string }>`
    select name, (xpath('/row/count/text()', query_to_xml('select count(*) from ' || name,
      false, true, '')))[1]::text as count
    from (select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
      from pg_tables where schemaname in ('public', 'graphile_worker')) as tables`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

async function upload(member: Member): Promise<string> {
  const create = { width: 300, height: 200, channels: 3, background: '#c33' } as const;
  const answer = await site.api.app.inject({
    method: 'POST',
    url: '/api/me/uploads/avatar',
    headers: { cookie: member.cookie, 'content-type': 'image/png', 'idempotency-key': 'a-picture' },
    payload: await sharp({ create }).png().toBuffer(),
  });
  return answer.json<{ address: string }>().address;
}

it('the documented commands restore all rows, pictures, sessions and rights', async () => {
  const member = await site.join();
  const content = { name: 'Lighthouse', decklistContent: '4 x ST01-001', visibility: 'public' };
  const deck = await site.create(member, content);
  const address = await upload(member);
  const picture = (await site.api.app.inject({ url: address })).rawPayload;
  expect(picture.length).toBeGreaterThan(100);

  const [backUp = '', restore = ''] = readCommands();
  const from = site.api.database;
  run(backUp, { UPLOADS_DIR: BEFORE, DATABASE_MIGRATOR_URL: from.url('migrator') });
  rmSync(BEFORE, { recursive: true });
  runRestore(restore);

  const owner = createDatabase(testConnection(empty.url('migrator'), 1, 10_000));
  const back = await openDeckScene({
    database: from,
    databaseUrl: empty.url('app'),
    env: { UPLOADS_URL: `file://${AFTER}` },
  });
  try {
    const rows = await countRows(from.db);
    expect(rows['public.gundam_decklists']).toBe(1);
    expect(await countRows(owner)).toEqual(rows);
    const read = await back.send('GET', `${DECKS}/${deck.id}`);
    expect(read.json<DeckAnswer>()).toMatchObject({ ...content, version: 1 });
    expect((await back.api.app.inject({ url: address })).rawPayload).toEqual(picture);
    const body = { ...content, name: 'Lighthouse, rebuilt' };
    const saved = await back.send('PUT', `${DECKS}/${deck.id}`, { as: member, version: 1, body });
    expect(saved.json()).toMatchObject({ name: 'Lighthouse, rebuilt', version: 2 });
    expect((await back.create(member, content)).id).not.toBe(deck.id);
  } finally {
    await back.close();
    await owner.destroy();
  }
});
