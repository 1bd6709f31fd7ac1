import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_NOW, DEMO_SEED } from '@deckframe/card-world/workshop';
import { generateWorld } from '@deckframe/card-world/generate-world';
import type { WorldCard } from '@deckframe/card-world/world-card';
import { parseWorld, type World } from '@deckframe/card-world/world-schema';
import { createIdentityMapping } from '@deckframe/domain/cards/catalogue/identity-mapping';
import {
  mapSourceRow,
  toSourceGame,
  type MappedCard,
} from '@deckframe/domain/cards/catalogue/map-source-row';
import type { GameConfig } from '@deckframe/domain/game-config';
import { CONFIG_FILE, GAMES_DIR } from './game-folders.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const GENERATOR = join(ROOT, 'packages', 'card-world', 'src');
const MAPPING = join(ROOT, 'packages', 'domain', 'src', 'cards', 'catalogue');

/** Reads the plan of a game's demo cards with all its parts. */
export function readDemoWorld(game: string, gamesDir = GAMES_DIR): World {
  const folder = join(gamesDir, game, 'demo');
  const plan = readJson(join(folder, 'world.json')) as { parts: string[] };
  const parts = plan.parts.map((part) => readJson(join(folder, part)));
  return parseWorld(plan, parts);
}

/** Generates the demo cards of a game as raw rows of a source. */
export function makeDemoRows(game: string, gamesDir = GAMES_DIR): WorldCard[] {
  const world = readDemoWorld(game, gamesDir);
  return [...generateWorld(world, { seed: world.seed ?? DEMO_SEED, now: DEMO_NOW })];
}

/** Generates the demo cards of a game, mapped by the same rules as an operator's cards. */
export function makeDemoCards(game: string, gamesDir = GAMES_DIR): MappedCard[] {
  const config = readJson(join(gamesDir, game, CONFIG_FILE)) as GameConfig;
  const mapping = createIdentityMapping(config);
  const source = toSourceGame(config);
  return makeDemoRows(game, gamesDir).map((row) => {
    const { card, faults } = mapSourceRow(row, mapping, source);
    if (faults.length > 0) throw new Error(`${game} ${row.cardno}: ${faults.join(', ')}`);
    return card;
  });
}

/** Lists the files that decide the content of the demo cards. */
export function listDemoSources(): string[] {
  return [GAMES_DIR, GENERATOR, MAPPING].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|ts)$/.test(name) && !/\.test(-support)?\.ts$/.test(name))
      .map((name) => join(folder, name))
      .sort(),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
