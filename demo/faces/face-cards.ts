/** Reads a game's mapping and a file of its cards. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CardRow, FaceMapping } from '@deckframe/card-faces/face-mapping';
import { GAMES_DIR } from '@deckframe/database/game-folders';

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

export async function readMapping(game: string, gamesDir = GAMES_DIR): Promise<FaceMapping> {
  const path = join(gamesDir, game, 'face-mapping.json');
  if (!existsSync(path)) throw new Error(`No face mapping for "${game}" (${path}).`);
  return (await readJson(path)) as FaceMapping;
}

export async function readCards(path: string): Promise<CardRow[]> {
  const cards = await readJson(path);
  if (!Array.isArray(cards)) throw new Error(`${path} must hold a list of cards.`);
  return cards as CardRow[];
}

/** Sorts cards as the site shows them: newest main cards, then the other printings. */
export function newestFirst(cards: readonly CardRow[]): CardRow[] {
  const rank = (card: CardRow): string =>
    `${card['published'] !== false && card['mainalternate'] !== false ? 1 : 0} ${String(card['created_at'])}`;
  return cards.toSorted(
    (a, b) =>
      rank(b).localeCompare(rank(a)) || String(a['cardno']).localeCompare(String(b['cardno'])),
  );
}

/** Picks cards that differ as much as possible, with at least one of each type. */
export function pickVaried(cards: readonly CardRow[], count: number): CardRow[] {
  const kinds = new Map<string, CardRow>();
  for (const card of cards) {
    const kind = KIND_COLUMNS.map((column) => String(card[column])).join();
    if (!kinds.has(kind)) kinds.set(kind, card);
  }
  const varied = [...kinds.values()];
  const pool = varied.length >= count ? varied : cards;
  const types = Map.groupBy(pool, (card) => card[TYPE_COLUMN]);
  const picked = new Set([...types.values()].flatMap((group) => group.slice(0, 1)));
  const rest = pool.filter((card) => !picked.has(card));
  for (const card of pickEvenly(rest, count - picked.size)) picked.add(card);
  return pool.filter((card) => picked.has(card));
}

const TYPE_COLUMN = 'categorydata';
const KIND_COLUMNS = [TYPE_COLUMN, 'color', 'rarity', 'stage'];

function pickEvenly<T>(items: readonly T[], count: number): T[] {
  const step = items.length / Math.min(count, items.length);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
