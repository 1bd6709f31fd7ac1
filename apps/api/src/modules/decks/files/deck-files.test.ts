import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeZip } from './deck-archive.ts';
import { type DeckScene, type Member, openDeckScene } from '../decks/testing/deck-scene.ts';

let scene: DeckScene;
let owner: Member;
let media: string;
let web: string;
beforeAll(async () => {
  media = mkdtempSync(join(tmpdir(), 'deckframe-media-'));
  web = mkdtempSync(join(tmpdir(), 'deckframe-web-'));
  writeFileSync(join(web, 'index.html'), '<html><head><!--head--></head></html>');
  scene = await openDeckScene({ env: { MEDIA_DIR: media, WEB_DIST: web } });
  owner = await scene.join();
});
afterAll(async () => {
  await scene.close();
  rmSync(media, { recursive: true });
  rmSync(web, { recursive: true });
});

/** Reads a zip through its directory, like every unpacker. */
function readZip(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const plain = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 20)));
    expect([crc32(plain), plain.length]).toEqual([
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
    ]);
    files[name] = plain.toString('utf8');
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

it('a member gets ten archives an hour, and other requests run between the entries', async () => {
  const collector = await scene.join();
  const statuses: number[] = [];
  for (let place = 0; place < 11; place += 1) {
    statuses.push((await scene.send('GET', '/api/me/decks.zip', { as: collector })).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);

  const turns: string[] = [];
  const entries = async function* () {
    for (let place = 0; place < 3; place += 1) {
      yield { path: `${place}.txt`, text: 'a deck', modified: new Date() };
      setImmediate(() => turns.push('other'));
    }
  };
  for await (const piece of writeZip(entries())) turns.push(piece.length > 0 ? 'entry' : '');
  expect(turns.indexOf('other')).toBeGreaterThan(0);
  expect(turns.lastIndexOf('entry')).toBeGreaterThan(turns.indexOf('other'));
});

it('returns all own decks of all games as a zip, and no others', async () => {
  const stranger = await scene.join();
  await scene.create(stranger, { name: 'Not yours', visibility: 'public' });
  const deck = await scene.create(owner, {
    name: 'Wind/Rain: "7"',
    decklistContent: '4 x GD01-001',
    sidedeck: '1 x GD01-002',
    notes: 'Grüße',
  });
  await scene.send('POST', '/api/games/ua/decks', {
    body: { name: '', decklistContent: '2 x X-1' },
    as: owner,
  });
  const gone = await scene.create(owner, { name: 'Gone' });
  await scene.send('DELETE', `/api/games/gundam/decks/${gone.id}`, { as: owner });
  await sql`insert into decklists (gameid, id, user_id, decklist_name)
    select 'opcg', gen_random_uuid(), ${owner.id}, 'Deck ' || n
    from generate_series(1, 130) as n`.execute(scene.api.database.db);

  const answer = await scene.send('GET', '/api/me/decks.zip', { as: owner });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="decks.zip"',
    'cache-control': 'no-store',
  });
  const files = readZip(answer.rawPayload);
  const names = Object.keys(files);
  expect(names).toHaveLength(2 * 132);
  expect(new Set(names.map((name) => name.split('/')[0]))).toEqual(
    new Set(['gundam', 'ua', 'opcg']),
  );
  const path = `gundam/Wind Rain 7 (${deck.id})`;
  expect(files[`${path}.txt`]).toBe('4 x GD01-001\n\n// Side deck\n1 x GD01-002\n');
  expect(JSON.parse(files[`${path}.json`] ?? '')).toMatchObject({ id: deck.id, notes: 'Grüße' });
  expect((await scene.send('GET', '/api/me/decks.zip')).statusCode).toBe(401);
});

const pictureOf = (deck: DeckAnswer, as?: Member) =>
  scene.send('GET', `/media/gundam/decks/${deck.id}/${deck.pictureHash}.webp`, as ? { as } : {});

it('draws the picture of a deck once per content', async () => {
  const deck = await scene.create(owner, {
    name: '風 Northwind & <Tempo>',
    decklistContent: '4 x GD01-001\n2 x GD01-002\n1 x GONE-1',
    visibility: 'unlisted',
  });
  const answer = await pictureOf(deck);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 1200,
    height: 630,
  });
  const stored = await sharp(join(media, 'gundam/decks', `${deck.pictureHash}.webp`)).metadata();
  expect(stored.width).toBe(1200);
  const saved = await scene.send('PUT', `/api/games/gundam/decks/${deck.id}`, {
    body: { decklistContent: '1 x GD01-001' },
    version: 1,
    as: owner,
  });
  expect(saved.json<DeckAnswer>().pictureHash).not.toBe(deck.pictureHash);
  expect((await pictureOf(deck)).statusCode).toBe(404);
});

it('a private deck has neither picture nor preview', async () => {
  const deck = await scene.create(owner, { name: 'Top secret' });
  expect((await pictureOf(deck)).statusCode).toBe(404);
  expect((await pictureOf(deck, owner)).statusCode).toBe(404);
  const page = await scene.send('GET', `/v3/gundam/deck/${deck.id}`);
  expect(page.statusCode).toBe(404);
  expect(page.body).not.toContain('Top secret');
});

it('a shared deck has a preview with its picture; search engines index public ones only', async () => {
  const deck = await scene.create(owner, { name: 'A <b> deck', visibility: 'public' });
  const read = async () => (await scene.send('GET', `/v3/gundam/deck/${deck.id}`)).body;
  const page = await read();
  expect(page).toContain(`<title>A &lt;b&gt; deck by ${owner.username}`);
  const url = `http://cards.test/media/gundam/decks/${deck.id}/${deck.pictureHash}.webp`;
  expect(page).toContain(`<meta property="og:image" content="${url}" />`);
  expect(page).toContain('content="summary_large_image"');
  await scene.send('PUT', `/api/games/gundam/decks/${deck.id}/visibility`, {
    body: { visibility: 'unlisted' },
    version: 1,
    as: owner,
  });
  expect(await read()).toContain('content="noindex"');
  const link = await scene.send('GET', `/v3/gundam/decklists/${deck.id}`);
  expect([link.statusCode, link.headers.location]).toEqual([301, `/v3/gundam/deck/${deck.id}`]);
});

it('the preview of a deck with fan-made cards says so', async () => {
  const cards = { decklistContent: '2 x fan-0a1b2c3d4e-001', visibility: 'unlisted' };
  const fan = await scene.create(owner, cards);
  const official = await scene.create(owner, { visibility: 'unlisted' });
  const read = async (id: string) => (await scene.send('GET', `/v3/gundam/deck/${id}`)).body;
  expect(await read(fan.id)).toContain(`deck by ${owner.username}: 2 cards, fan-made cards.`);
  expect(await read(official.id)).not.toContain('fan-made');
});
