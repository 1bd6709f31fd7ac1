import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { archetypesSchema } from '@deckframe/contract/meta/archetypes';
import type { Database } from '@deckframe/database/db';
import {
  type ArchetypeEntry,
  type ArchetypeFile,
  gatherArchetypes,
  type KnownArchetype,
  mergeArchetypes,
} from '@deckframe/domain/decks/deck/archetypes';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { Clock } from '../../../lib/clock.ts';
import { listTellingCards } from './queries.ts';

/** The kinds of decks of each game. */
export type Archetypes = {
  /** Those that have names: the config's, or the game's file. */
  named(config: GameConfig): ArchetypeFile;
  /** Those that the cards tell; new cards are noticed within a minute. */
  gathered(db: Database, config: GameConfig): Promise<readonly ArchetypeEntry[]>;
  /** Both together. */
  list(db: Database, config: GameConfig): Promise<readonly KnownArchetype[]>;
};

const LIFETIME_MS = 60_000;

/** A game without the file has the archetypes that its cards tell. */
export function createArchetypes(
  gamesDir: string,
  games: readonly string[],
  clock: Clock,
): Archetypes {
  const files = new Map(games.map((game) => [game, readArchetypes(gamesDir, game)]));
  const cached = new Map<
    string,
    { at: number; of: GameConfig; gathered: readonly ArchetypeEntry[] }
  >();
  const named = (config: GameConfig): ArchetypeFile =>
    config.archetypes ?? files.get(config.gameid) ?? {};
  const gathered: Archetypes['gathered'] = async (db, config) => {
    const known = cached.get(config.gameid);
    const isFresh = known?.of === config && clock.now() - known.at < LIFETIME_MS;
    if (isFresh) return known.gathered;
    const found = gatherArchetypes(config, await listTellingCards(db, config));
    cached.set(config.gameid, { at: clock.now(), of: config, gathered: found });
    return found;
  };
  return {
    named,
    gathered,
    list: async (db, config) => mergeArchetypes(named(config), await gathered(db, config)),
  };
}

function readArchetypes(gamesDir: string, game: string): ArchetypeFile {
  let text: string;
  try {
    text = readFileSync(join(gamesDir, game, 'archetypes.json'), 'utf8');
  } catch {
    return {};
  }
  return archetypesSchema.parse(JSON.parse(text));
}
