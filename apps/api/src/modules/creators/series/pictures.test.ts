import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { IMAGE_LIMITS } from '../../site/uploads/service.ts';
import {
  addEditor,
  makeCard,
  makeSeries,
  readCards,
  SERIES,
  type CustomCard,
  type Series,
} from './testing/series-scene.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckframe-custom-cards-'));
let api: TestApi;
let owner: Member;
let series: Series;
let card: CustomCard;
beforeAll(async () => {
  api = await createTestApi({ env: { UPLOADS_URL: `file://${folder}` } });
});
beforeEach(async () => {
  owner = await createMember(api);
  series = await makeSeries(owner);
  card = await makeCard(owner, series);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const FIELDS = { action: 'upload', json: '{"folder":"customcards"}' };
const picture = (background = '#c33') =>
  sharp({ create: { width: 300, height: 420, channels: 3, background } })
    .png()
    .toBuffer();

async function send(who: Member, file: Buffer, fields: Record<string, string> = FIELDS) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'x.png');
  const request = new Response(form);
  return api.app.inject({
    method: 'POST',
    url: `${SERIES}/${series.id}/cards/${card.id}/picture`,
    headers: {
      cookie: who.cookie,
      origin: 'http://cards.test',
      'idempotency-key': crypto.randomUUID(),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

it('CUST-07 a form with action=upload, json and file sets customPNG of a card', async () => {
  const answer = await send(owner, await picture());
  expect(answer.statusCode).toBe(200);
  const { customPNG } = answer.json<{ customPNG: string }>();
  expect(customPNG).toMatch(new RegExp(`^/media/uploads/customcards/${owner.id}/[\\w-]+\\.webp$`));
  const file = await api.app.inject({ url: customPNG });
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 630, height: 880 });
  const read = await readCards(owner, series);
  expect(read.cards).toMatchObject([{ customPNG, revision: 2 }]);
  expect(read.series).toMatchObject({ cover: { id: card.id, customPNG } });
});

it('stores the chosen crop, also of a rotated photo', async () => {
  // Left half red, right half blue.
  const halves = sharp({ create: { width: 400, height: 200, channels: 3, background: '#c33' } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: '#33c' } },
        left: 200,
        top: 0,
      },
    ])
    .png();
  const partOf = async (file: Buffer, crop: object) => {
    const json = JSON.stringify({ folder: 'customcards', crop });
    const answer = await send(owner, file, { action: 'upload', json });
    expect(answer.statusCode, answer.body).toBe(200);
    const { rawPayload } = await api.app.inject({
      url: answer.json<{ customPNG: string }>().customPNG,
    });
    const { dominant } = await sharp(rawPayload).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  const flat = await halves.toBuffer();
  const left = { x: 0, y: 0, width: 0.35, height: 1 };
  expect(await partOf(flat, left)).toBe('red');
  expect(await partOf(flat, { ...left, x: 0.65 })).toBe('blue');
  // Rotated by metadata.
  const turned = await sharp(flat).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await partOf(turned, { x: 0, y: 0, width: 1, height: 0.4 })).toBe('red');
  for (const crop of [{ ...left, x: 2 }, { ...left, width: 'all' }, { x: 0 }]) {
    const json = JSON.stringify({ folder: 'customcards', crop });
    expect((await send(owner, flat, { action: 'upload', json })).statusCode).toBe(400);
  }
});

it('refuses hostile files: SVG, HTML, archives, pixel floods, truncated files, too many bytes, other forms', async () => {
  const flood = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#000' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), await picture()]);
  const corpus: [Buffer, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'TYPE_REFUSED'],
    [Buffer.from('<!doctype html><script>x</script>'), 'TYPE_REFUSED'],
    [zip, 'TYPE_REFUSED'],
    [flood, 'TOO_MANY_PIXELS'],
    [(await picture()).subarray(0, 60), 'UNREADABLE'],
    [Buffer.alloc(IMAGE_LIMITS.bytes + 20_000), 'TOO_LARGE'],
  ];
  for (const [file, code] of corpus) {
    expect((await send(owner, file)).json()).toMatchObject({ code: `IMAGE_${code}` });
  }
  for (const fields of [{ action: 'delete' }, { ...FIELDS, json: '{"folder":"avatars"}' }]) {
    expect((await send(owner, await picture(), fields)).statusCode).toBe(400);
  }
  expect((await readCards(owner, series)).cards).toMatchObject([{ customPNG: null, revision: 1 }]);
});

it('a picture with an appended script is re-encoded without it', async () => {
  const polyglot = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]);
  const { customPNG } = (await send(owner, polyglot)).json<{ customPNG: string }>();
  const file = await api.app.inject({ url: customPNG });
  expect(file.rawPayload.includes('<script>')).toBe(false);
});

it('only editors of the series can set pictures', async () => {
  const other = await createMember(api);
  expect((await send(other, await picture())).statusCode).toBe(404);
  await addEditor(owner, series, other);
  expect((await send(other, await picture())).statusCode).toBe(200);
  await owner.call('DELETE', `${SERIES}/${series.id}/members/${other.id}`);
  expect((await send(other, await picture('#33c'))).statusCode).toBe(404);
});
