import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardRow } from '@deckframe/card-faces/face-mapping';
import { pickVaried, readMapping } from './face-cards.ts';
import { fileNameOf, namedFace } from './face-files.ts';
import { renderFaces } from './render-faces.ts';

const fixture = new URL('../../packages/card-faces/fixtures/union.json', import.meta.url);
const rows = JSON.parse(readFileSync(fixture, 'utf8')) as CardRow[];
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'faces-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const render = async (cards: readonly CardRow[], onProgress: (done: number) => void = () => {}) =>
  renderFaces(
    {
      game: 'ua',
      mapping: await readMapping('ua'),
      cards,
      widths: [160, 315],
      directory,
      workers: 1,
    },
    onProgress,
  );

describe('rendering faces', () => {
  it('draws WebP in every width, reports each card and keeps existing files', async () => {
    const steps: number[] = [];
    const cards = rows.slice(0, 2);
    expect(await render(cards, (done) => steps.push(done))).toEqual({
      drawn: 4,
      reused: 0,
      failures: [],
    });
    expect(steps).toEqual([1, 2]);
    const file = namedFace(directory, 'ua', 315, 'AUR-1-001');
    expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP');
    const { mtimeMs } = statSync(file);
    expect(await render(cards)).toEqual({ drawn: 0, reused: 4, failures: [] });
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  it('redraws only changed cards', async () => {
    const [first = {}, second = {}] = rows;
    const changed = { ...first, bpdata: 9000 };
    expect(await render([changed, second])).toEqual({ drawn: 2, reused: 2, failures: [] });
  });

  it('makes a safe file name for any number', async () => {
    expect(fileNameOf('UE01BT/AUR-1-001★')).toBe('UE01BT_AUR-1-001_');
    await render([{ ...rows[0], cardno: '../../UE01BT/AUR-1-001', image: '' }]);
    expect(existsSync(namedFace(directory, 'ua', 160, '.._.._UE01BT_AUR-1-001'))).toBe(true);
  });

  it('picks the requested number of different cards', () => {
    const picked = pickVaried(rows, 12);
    expect(new Set(picked.map((row) => row['cardno'])).size).toBe(12);
    expect(new Set(picked.map((row) => row['categorydata'])).size).toBeGreaterThan(2);
  });
});
