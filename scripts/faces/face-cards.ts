/** Reads a game's mapping and a file of its cards. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CardRow, FaceMapping } from '@deckframe/card-faces/face-mapping';
import { generateWorld } from '@deckframe/card-world/generate-world';
import { parseWorld } from '@deckframe/card-world/world-schema';
import { ROOT } from './face-files.ts';

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

export async function readMapping(game: string): Promise<FaceMapping> {
  const path = join(ROOT, 'games', game, 'face-mapping.json');
  if (!existsSync(path)) throw new Error(`No face mapping for "${game}" (${path}).`);
  return (await readJson(path)) as FaceMapping;
}

export async function readCards(path: string): Promise<CardRow[]> {
  const cards = await readJson(path);
  if (!Array.isArray(cards)) throw new Error(`${path} must hold a list of cards.`);
  return cards as CardRow[];
}

/** The demo world as it stood on the day this was written: its pictures must not change daily. */
const DEMO = { seed: 'deckframe', now: new Date('2026-11-15T12:00:00.000Z') };

export async function demoCards(game: string): Promise<CardRow[]> {
  const folder = join(ROOT, 'games', game, 'demo');
  const plan = (await readJson(join(folder, 'world.json'))) as { parts: string[] };
  const parts = await Promise.all(plan.parts.map((part) => readJson(join(folder, part))));
  return [...generateWorld(parseWorld(plan, parts), DEMO)];
}

/** Cards as different from each other as they come: by type, colour, rarity and stage. */
export function pickVaried(cards: readonly CardRow[], count: number): CardRow[] {
  const kinds = new Map<string, CardRow>();
  for (const card of cards) {
    const kind = ['categorydata', 'color', 'rarity', 'stage']
      .map((column) => String(card[column]))
      .join();
    if (!kinds.has(kind)) kinds.set(kind, card);
  }
  const varied = [...kinds.values()];
  const rest = cards.filter((card) => !varied.includes(card));
  const pool = varied.length >= count ? varied : [...varied, ...rest].slice(0, count);
  return Array.from({ length: Math.min(count, pool.length) }, (_, index) => {
    const place = Math.floor((index * pool.length) / count);
    return pool[Math.min(place, pool.length - 1)] ?? {};
  });
}
