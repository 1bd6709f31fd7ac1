import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { IMAGE_LIMITS } from './image/image-limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckframe-content-images-'));
let api: TestApi;
let creator: Member;

beforeAll(async () => {
  api = await createTestApi({ env: { UPLOADS_URL: `file://${folder}` } });
});
beforeEach(async () => {
  creator = await createMember(api, 'Content Creator');
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const picture = (background = '#c33') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

async function send(who: Member, file: Buffer, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'x.png');
  const request = new Response(form);
  return api.app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      cookie: who.cookie,
      origin: 'http://cards.test',
      'idempotency-key': crypto.randomUUID(),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const ofContent = (who: Member) => ({ action: 'uploadContentImage', userId: String(who.id) });
const OTHER = { action: 'upload', json: '{"folder":"contents"}' };

type Answer = { filename: string; address: string; sdAddress: string };

it.each([
  ['CONT-04 uploadContentImage', ofContent],
  ['CONT-06 upload', () => OTHER],
])('%s accepts a form with a file and returns its filename', async (_title, fields) => {
  const answer = await send(creator, await picture(), fields(creator));
  expect(answer.statusCode).toBe(200);
  const { filename, address, sdAddress } = answer.json<Answer>();
  expect(filename).toMatch(/^[\w-]{32}\.webp$/);
  expect(address).toBe(`/media/uploads/contents/${creator.id}/${filename}`);
  for (const [url, width, height] of [
    [address, 960, 540],
    [sdAddress, 320, 180],
  ] as const) {
    const file = await api.app.inject({ url });
    expect(file.headers['content-type']).toBe('image/webp');
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width, height });
  }
  const again = await send(creator, await picture(), fields(creator));
  expect(again.json<Answer>().filename).toBe(filename);
});

it("an uploaded picture can be the thumbnail of its owner's contents only", async () => {
  const { address } = (await send(creator, await picture(), OTHER)).json<Answer>();
  const other = await createMember(api, 'Content Creator');
  const sent = (who: Member) =>
    who.call('POST', '/api/games/gundam/contents', {
      name: 'With a picture',
      type: 'video',
      link: 'https://video.example/x',
      body: null,
      thumbnail: address,
      linkedDeckId: null,
      state: 'published',
      publishAt: null,
    });
  expect((await sent(creator)).json()).toMatchObject({ thumbnail: address });
  expect((await sent(other)).json()).toMatchObject({ code: 'UPLOAD_NOT_YOURS' });
});

describe('refuses', () => {
  it('members without the role, foreign ids and invalid forms', async () => {
    const member = await createMember(api);
    const file = await picture();
    expect((await send(member, file, OTHER)).statusCode).toBe(403);
    expect((await send(creator, file, ofContent(member))).statusCode).toBe(403);
    const wrong: Record<string, string>[] = [
      {},
      { action: 'remove', userId: String(creator.id) },
      { action: 'uploadContentImage' },
      { action: 'upload', json: '{"folder":"../avatars"}' },
      { action: 'upload', json: 'nonsense' },
      { ...OTHER, more: 'x' },
    ];
    for (const fields of wrong) {
      expect((await send(creator, file, fields)).statusCode, JSON.stringify(fields)).toBe(400);
    }
    const noForm = await api.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: {
        cookie: creator.cookie,
        'content-type': 'image/png',
        'idempotency-key': 'no-form-1',
      },
      payload: file,
    });
    expect(noForm.statusCode).toBe(400);
  });

  it('SVG, HTML, polyglots, pixel floods and too many bytes', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>';
    const flood = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const cases: [string, Buffer, string][] = [
      ['svg', Buffer.from(svg), 'IMAGE_TYPE_REFUSED'],
      ['html', Buffer.from('<!doctype html><script>x</script>'), 'IMAGE_TYPE_REFUSED'],
      [
        'zip',
        Buffer.concat([Buffer.from('PK\u0003\u0004'), await picture()]),
        'IMAGE_TYPE_REFUSED',
      ],
      ['flood', flood, 'IMAGE_TOO_MANY_PIXELS'],
      ['cut', (await picture()).subarray(0, 60), 'IMAGE_UNREADABLE'],
    ];
    for (const [name, bytes, code] of cases) {
      const answer = await send(creator, bytes, ofContent(creator));
      expect([name, answer.json<{ code: string }>().code]).toEqual([name, code]);
    }
    const large = await send(creator, Buffer.alloc(IMAGE_LIMITS.bytes + 20_000), OTHER);
    expect(large.json()).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' });
  });

  it('a polyglot is re-encoded without its other content', async () => {
    const polyglot = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]);
    const { address } = (await send(creator, polyglot, OTHER)).json<Answer>();
    const file = await api.app.inject({ url: address });
    expect(file.statusCode).toBe(200);
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960 });
    expect(file.rawPayload.includes('script>')).toBe(false);
  });
});

it('the newest twenty pictures are stored, and older ones while contents use them', async () => {
  const names: string[] = [];
  for (let place = 0; place < 3; place += 1) {
    const answer = await send(creator, await picture(`rgb(${place * 60}, 0, 0)`), OTHER);
    names.push(answer.json<Answer>().filename);
  }
  const [first = '', second = ''] = names;
  await sql`insert into contents (gameid, user_id, name, type, body)
    values ('gundam', ${creator.id}, 'With it', 'article',
      ${`![x](/media/uploads/contents/${creator.id}/${first})`})`.execute(api.database.db);
  await sql`update uploads set created_at = app_now() - interval '1 day'
    where user_id = ${creator.id}`.execute(api.database.db);
  await sql`insert into uploads (user_id, folder, file, bytes)
    select ${creator.id}, 'contents', 'filler-' || place || '.webp', 1
    from generate_series(1, 19) as place`.execute(api.database.db);
  await send(creator, await picture('#fff'), OTHER);
  const status = async (file: string) =>
    (await api.app.inject({ url: `/media/uploads/contents/${creator.id}/${file}` })).statusCode;
  expect([await status(first), await status(second)]).toEqual([200, 404]);
});
