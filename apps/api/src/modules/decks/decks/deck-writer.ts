import type { GameConfig } from '@deckframe/domain/game-config';
import type { AppDeps } from '../../../app-deps.ts';
import type { OpenWrite, WriteRules } from '../../../lib/member-write.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { archetypesSchema } from '@deckframe/contract/meta/archetypes';
import type { Database } from '@deckframe/database/db';
import {
  type ArchetypeEntry,
  type ArchetypeFile,
  type KnownArchetype,
  gatherArchetypes,
  mergeArchetypes,
} from '@deckframe/domain/decks/deck/archetypes';
import type { Clock } from '../../../lib/clock.ts';
import { listTellingCards } from './queries.ts';

/** Actor, game and transaction of a deck change. */
export type DeckWrite = Pick<OpenWrite, 'db' | 'user'> & {
  config: GameConfig;
  archetypes: Archetypes;
  seriesCodes: readonly string[];
};

/** Limits for saves. */
export type DeckWriter = {
  archetypes: Archetypes;
  /** Archetypes of a game. */
  saveRules: WriteRules;
  open(write: OpenWrite, game: string): DeckWrite;
};

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

export function createDeckWriter({ clock, env, games }: AppDeps): DeckWriter {
  const archetypes = createArchetypes(env.GAMES_DIR, games.ids, clock);
  const refusal = 'DECK_COOLDOWN';
  const perMinute = { name: 'deck-save', max: env.DECK_SAVES_PER_MINUTE, refusal } as const;
  const perDay = { name: 'deck-save-day', max: env.DECK_SAVES_PER_DAY, refusal } as const;
  return {
    archetypes,
    saveRules: {
      limits: [
        { ...perMinute, windowSeconds: MINUTE_SECONDS },
        { ...perDay, windowSeconds: DAY_SECONDS },
      ],
    },
    open: ({ db, user }, game) => ({
      db,
      user,
      config: games.get(game),
      archetypes,
      seriesCodes: games.listSeriesCodes(game),
    }),
  };
}

/** Archetypes with names, from config or file. */
type Archetypes = {
  /** Archetypes derived from cards, cached for a minute. */
  named(config: GameConfig): ArchetypeFile;
  /** Archetypes of the file and of the cards. */
  gathered(db: Database, config: GameConfig): Promise<readonly ArchetypeEntry[]>;
  /** Without a file only derived archetypes exist. */
  list(db: Database, config: GameConfig): Promise<readonly KnownArchetype[]>;
};

const LIFETIME_MS = 60_000;

/** Returns the archetypes of a game. Without a file, only those derived from cards. */
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
