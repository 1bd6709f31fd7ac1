import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckframe-card-pictures-'));
const CARDS = '/api/admin/games/gundam/cards';
let api: TestApi;
let admin: Member;
beforeAll(async () => {
  api = await createTestApi({ env: { UPLOADS_URL: `file://${folder}` } });
  admin = await createMember(api, 'Administrator');
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const draw = (background: string) =>
  sharp({ create: { width: 300, height: 420, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();

async function send(file: Buffer, { who = admin, cardno = 'ST01-001', key = '' } = {}) {
  return api.app.inject({
    method: 'POST',
    url: `${CARDS}/${cardno}/picture`,
    headers: {
      cookie: who.cookie,
      origin: 'http://cards.test',
      'idempotency-key': key || crypto.randomUUID(),
      'content-type': 'application/octet-stream',
    },
    payload: file,
  });
}

async function countActs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from audit_log
    where action = 'cards.picture'`.execute(api.database.db);
  return rows[0]?.count ?? 0;
}

it('a picture is re-encoded in every width, and the card shows it after its cell is saved', async () => {
  const answer = await send(await draw('#c33'));
  expect(answer.statusCode, answer.body).toBe(200);
  const { image, before } = answer.json<{ image: string; before: string }>();
  expect(image).toMatch(/^up-[\w-]{32}$/);
  for (const [width, height] of [
    [160, 223],
    [315, 440],
    [630, 880],
  ]) {
    const file = await api.app.inject({ url: `/media/gundam/cards/${width}/${image}.webp` });
    expect(file.headers['cache-control']).toContain('immutable');
    const { exif, ...facts } = await sharp(file.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'webp', width, height });
    expect(exif).toBeUndefined();
  }
  const save = (from: string, to: string) =>
    admin.call('POST', `${CARDS}/edits`, {
      cards: [{ cardno: 'ST01-001', isNew: false, cells: [{ column: 'image', from, to }] }],
      note: 'New picture',
    });
  expect((await save(before, image)).json()).toMatchObject({ outcome: 'saved', cards: 1 });
  const shown = async () =>
    (await send(await draw('#c33'))).json<{ before: string; image: string }>();
  expect(await shown()).toMatchObject({ before: image, image });
  // The earlier picture still exists, so the edit can be undone.
  expect((await save(image, before)).json()).toMatchObject({ outcome: 'saved' });
  expect(await shown()).toMatchObject({ before });
});

it('each request makes one audit entry, and a repetition none', async () => {
  const key = crypto.randomUUID();
  const before = await countActs();
  const file = await draw('#3c3');
  const first = await send(file, { key });
  const again = await send(file, { key });
  expect(again.json()).toEqual(first.json());
  expect(await countActs()).toBe(before + 1);
});

it('invalid, disguised or too large files are refused and leave nothing', async () => {
  const files = readdirSync(folder, { recursive: true }).length;
  const acts = await countActs();
  const whole = await draw('#33c');
  const wide = { width: 6000, height: 6000, channels: 3, background: '#fff' } as const;
  const hostile: [Buffer, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'), 'IMAGE_TYPE_REFUSED'],
    [Buffer.from('<!doctype html><script>x</script>'), 'IMAGE_TYPE_REFUSED'],
    [Buffer.alloc(0), 'IMAGE_TYPE_REFUSED'],
    [Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<svg/>')]), 'IMAGE_UNREADABLE'],
    [whole.subarray(0, whole.length / 2), 'IMAGE_UNREADABLE'],
    [await sharp({ create: wide }).png().toBuffer(), 'IMAGE_TOO_MANY_PIXELS'],
    [Buffer.alloc(12 * 1024 * 1024), 'IMAGE_TOO_LARGE'],
  ];
  for (const [file, code] of hostile) expect((await send(file)).json()).toMatchObject({ code });
  expect(readdirSync(folder, { recursive: true })).toHaveLength(files);
  expect(await countActs()).toBe(acts);
});

it('an upload requires an existing card and permission', async () => {
  const file = await draw('#333');
  expect((await send(file, { cardno: 'NO-1' })).statusCode).toBe(404);
  const member = await createMember(api);
  expect((await send(file, { who: member })).json()).toMatchObject({ code: 'STAFF_ONLY' });
  for (const name of ['up-nothing', `up-${'a'.repeat(32)}`, '..%2f..%2fetc']) {
    const answer = await api.app.inject({ url: `/media/gundam/cards/160/${name}.webp` });
    expect([400, 404]).toContain(answer.statusCode);
  }
});
