import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { expect, it, onTestFinished } from 'vitest';
import { askedFirst, createAskedFaces } from './asked-faces.ts';
import { readMapping } from './face-cards.ts';
import { listenForAsked } from './listen-for-asked.ts';
import { renderAll } from './render-pool.ts';
import type { RenderOrder } from './render-worker.ts';

const mapping = await readMapping('gundam');
const cards = makeDemoCards('gundam').slice(0, 8);
const images = cards.map((card) => String(card['image']));
const addressOf = (image: string, width = 160) => `/media/gundam/cards/${width}/${image}.webp`;

const queueIn = (directory: string, limit?: number) =>
  createAskedFaces(
    (game) => (game === 'gundam' ? { mapping, cards } : undefined),
    directory,
    limit,
  );

const takeAll = (asked: ReturnType<typeof queueIn>): string[] => {
  const taken: string[] = [];
  for (let next = asked.take(); next; next = asked.take()) taken.push(next.image);
  return taken;
};

it('draws the latest request first and each face once, and drops the oldest requests of a full queue', () => {
  const asked = queueIn('', 3);
  const [a = '', b = '', c = '', d = ''] = images;
  for (const image of [a, b, c, d, b]) expect(asked.ask(addressOf(image))).toBe(true);
  expect(takeAll(asked)).toEqual([b, d, c]);
});

it.each([
  '/media/chess/cards/160/x.webp',
  '/media/gundam/cards/160/none.webp',
  `/media/gundam/cards/161/${images[0]}.webp`,
  '/api/games',
  '/media/gundam/cards/160/%E0%A4%A.webp',
])('%s is not a card face and is ignored', (address) => {
  expect(queueIn('').ask(address)).toBe(false);
});

it('a face that an open page misses is drawn before all others', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'asked-faces-'));
  const asked = queueIn(directory);
  const server = await listenForAsked(asked, 0);
  onTestFinished(async () => {
    server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  const wanted = images[7] ?? '';
  const miss = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' });
  expect((await miss(addressOf(wanted))).status).toBe(202);
  expect((await miss('/media/gundam/cards/160/none.webp')).status).toBe(404);

  const others = cards.slice(0, 2).map((row, index): RenderOrder => ({
    directory,
    game: 'gundam',
    image: images[index] ?? '',
    source: { row, mapping },
    widths: [160],
  }));
  const drawn: string[] = [];
  await renderAll(askedFirst(others, asked), 1, ({ image, error }) => drawn.push(error ?? image));
  expect(drawn).toEqual([wanted, images[0], images[1]]);
});
