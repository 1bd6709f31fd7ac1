import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameConfigSchema } from '@deckframe/contract/game-config';
import type { GameConfig } from '@deckframe/domain/game-config';
import { isGameId } from '@deckframe/domain/game-ids';
import { AppError } from './app-error.ts';
import { readSeriesMap, SERIES_MAP, type SeriesMap } from './series-map.ts';

/** The games this process serves, read once at start. */
export type Games = {
  readonly ids: readonly string[];
  list(): readonly GameConfig[];
  find(id: string): GameConfig | undefined;
  /** Throws `GAME_NOT_FOUND`. */
  get(id: string): GameConfig;
  /** What card numbers of a game may begin with: its pickable series, and those the family knows. */
  listSeriesCodes(id: string): readonly string[];
};

export class GamesError extends Error {
  override readonly name = 'GamesError';
  readonly faults: readonly string[];

  constructor(directory: string, faults: readonly string[]) {
    super(`The games in ${directory} have ${faults.length} fault(s):\n${faults.join('\n')}`);
    this.faults = faults;
  }
}

/** Reads `<directory>/<game>/game-config.json` of every game; throws one error with all faults. */
export function loadGames(directory: string): Games {
  const faults: string[] = [];
  const configs = new Map<string, GameConfig>();
  for (const entry of listFolders(directory)) {
    const file = join(directory, entry, 'game-config.json');
    if (!isGameId(entry)) {
      faults.push(`  ${entry}: is no id of a game`);
      continue;
    }
    try {
      const result = gameConfigSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (!result.success) {
        for (const issue of result.error.issues) {
          faults.push(`  ${entry}/game-config.json ${issue.path.join('.')}: ${issue.message}`);
        }
      } else if (result.data.gameid === entry) configs.set(entry, result.data);
      else faults.push(`  ${entry}/game-config.json gameid: must be "${entry}", as its folder`);
    } catch (error) {
      faults.push(`  ${entry}/game-config.json: ${(error as Error).message}`);
    }
  }
  if (configs.size === 0 && faults.length === 0) faults.push('  holds no game');
  const family = readFamily(directory, faults);
  if (faults.length > 0) throw new GamesError(directory, faults);
  return toGames(configs, family);
}

function readFamily(directory: string, faults: string[]): SeriesMap {
  try {
    return readSeriesMap(directory);
  } catch (error) {
    faults.push(`  ${SERIES_MAP}: ${(error as Error).message}`);
    return {};
  }
}

function toGames(configs: ReadonlyMap<string, GameConfig>, family: SeriesMap): Games {
  const all = [...configs.values()];
  const codes = new Map(
    all.map(({ gameid, series }) => {
      const known = Object.keys(family).filter((code) => Object.hasOwn(family[code] ?? {}, gameid));
      return [gameid, [...new Set([...Object.keys(series), ...known])]];
    }),
  );
  return {
    ids: all.map((config) => config.gameid),
    list: () => all,
    find: (id) => configs.get(id),
    get(id) {
      const config = configs.get(id);
      if (config === undefined) throw new AppError('GAME_NOT_FOUND', { game: id });
      return config;
    },
    listSeriesCodes: (id) => codes.get(id) ?? [],
  };
}

function listFolders(directory: string): string[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    throw new GamesError(directory, [`  ${(error as Error).message}`]);
  }
}
