import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaceMappingFile } from '@deckframe/contract/cards/face-mapping';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import type { GameConfig } from '@deckframe/domain/game-config';
import { isGameId } from '@deckframe/domain/game-ids';
import { AppError } from './app-error.ts';
import { readFaceMapping } from './face-mappings.ts';
import { readSeriesMap, SERIES_MAP, type SeriesMap } from './series-map.ts';

/** The games of this process. Folders are read at start, and stored configs are followed. */
export type Games = {
  readonly ids: readonly string[];
  list(): readonly GameConfig[];
  find(id: string): GameConfig | undefined;
  get(id: string): GameConfig;
  /** The config of the game's folder, version 0. */
  getFile(id: string): GameConfig;
  versionOf(id: string): number;
  /** Puts this config in force; null means the file. */
  follow(id: string, version: number, config: GameConfig | null): void;
  /** Computes a value from all configs and caches it until one changes. */
  remember<T>(make: (configs: readonly GameConfig[]) => T): () => T;
  /** Prefixes of a game's card numbers: its series and those of the shared map. */
  listSeriesCodes(id: string): readonly string[];
  /** Returns the face mapping, or undefined. */
  findFaceMapping(id: string): FaceMappingFile | undefined;
};

export class GamesError extends Error {
  override readonly name = 'GamesError';
  readonly faults: readonly string[];

  constructor(directory: string, faults: readonly string[]) {
    super(`The games in ${directory} have ${faults.length} fault(s):\n${faults.join('\n')}`);
    this.faults = faults;
  }
}

/** Loads `<directory>/<game>/game-config.json` of every game. Throws one error with all faults. */
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
  const faces = new Map(
    [...configs.keys()].map((id) => [id, readFaceMapping(directory, id, faults)]),
  );
  if (configs.size === 0 && faults.length === 0) faults.push('  holds no game');
  const family = readFamily(directory, faults);
  if (faults.length > 0) throw new GamesError(directory, faults);
  return toGames(configs, family, faces);
}

function readFamily(directory: string, faults: string[]): SeriesMap {
  try {
    return readSeriesMap(directory);
  } catch (error) {
    faults.push(`  ${SERIES_MAP}: ${(error as Error).message}`);
    return {};
  }
}

function toGames(
  files: ReadonlyMap<string, GameConfig>,
  family: SeriesMap,
  faces: ReadonlyMap<string, FaceMappingFile | undefined>,
): Games {
  const followed = new Map([...files].map(([id, config]) => [id, { version: 0, config }]));
  let all: readonly GameConfig[] = [...files.values()];
  const require = <T>(id: string, found: T | undefined): T => {
    if (found === undefined) throw new AppError('GAME_NOT_FOUND', { game: id });
    return found;
  };
  return {
    ids: [...files.keys()],
    list: () => all,
    find: (id) => followed.get(id)?.config,
    get: (id) => require(id, followed.get(id)).config,
    getFile: (id) => require(id, files.get(id)),
    versionOf: (id) => require(id, followed.get(id)).version,
    follow(id, version, config) {
      followed.set(id, { version, config: config ?? require(id, files.get(id)) });
      all = [...followed.values()].map((entry) => entry.config);
    },
    remember(make) {
      let made: { of: typeof all; value: ReturnType<typeof make> } | undefined;
      return () => {
        if (made?.of !== all) made = { of: all, value: make(all) };
        return made.value;
      };
    },
    listSeriesCodes(id) {
      const known = Object.keys(family).filter((code) => Object.hasOwn(family[code] ?? {}, id));
      return [...new Set([...Object.keys(followed.get(id)?.config.series ?? {}), ...known])];
    },
    findFaceMapping: (id) => faces.get(id),
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
