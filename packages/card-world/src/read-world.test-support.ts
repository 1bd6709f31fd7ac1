import { readFileSync } from 'node:fs';
import { parseWorld, type World } from './world-schema.ts';

const GAMES = new URL('../../../games/', import.meta.url);
export const DEMO_GAMES = ['gundam', 'ua', 'uaen', 'pocket', 'opcg'] as const;

function readJson(address: URL): unknown {
  return JSON.parse(readFileSync(address, 'utf8'));
}

/** Reads a demo world with all its parts. */
export function readWorld(game: string): World {
  const address = new URL(`${game}/demo/world.json`, GAMES);
  const plan = readJson(address) as { parts: string[] };
  return parseWorld(
    plan,
    plan.parts.map((part) => readJson(new URL(part, address))),
  );
}
