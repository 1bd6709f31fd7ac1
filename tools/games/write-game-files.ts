import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import { CONFIG_FILE, listGameFolders } from '@deckframe/database/game-folders';
import type { GameConfig } from '@deckframe/domain/game-config';
import { isGameId } from '@deckframe/domain/game-ids';
import { pickThemeColor } from './pick-theme-color.ts';

export type NewGame = {
  id: string;
  name: string;
  /** The game whose rules, columns and texts are copied. */
  like: string;
  color?: string | undefined;
};

const SERIES_MAP = 'series-map.json';

/** Writes `<directory>/<id>`: config, archetypes, face mapping and plan of demo cards. */
export function writeGameFiles(directory: string, game: NewGame): void {
  const games = listGameFolders(directory);
  const { id, like } = game;
  if (!isGameId(id)) throw new Error(`"${id}" is no id: small letters and digits, at most 16`);
  if (existsSync(join(directory, id))) throw new Error(`there is a game "${id}" already`);
  if (!games.includes(like)) throw new Error(`--like: there is no game "${like}"`);
  const configs = games.map((known) => readConfig(directory, known));
  const config = makeConfig(readConfig(directory, like), game, configs);
  const target = join(directory, id);
  cpSync(join(directory, like), target, { recursive: true });
  writeJson(join(target, CONFIG_FILE), config);
  const plan = join(target, 'demo', 'world.json');
  // A new seed generates different cards, names and texts by the same rules.
  if (existsSync(plan)) writeJson(plan, { ...readJson(plan), gameid: id, seed: `demo of ${id}` });
  addToSeriesMap(join(directory, SERIES_MAP), config);
}

/** Removes a game's prefixes from the series map. */
export function removeFromSeriesMap(directory: string, game: string): void {
  const file = join(directory, SERIES_MAP);
  if (!existsSync(file)) return;
  const entries = Object.entries(readSeriesMap(file)).map(([prefix, names]) => [
    prefix,
    Object.fromEntries(Object.entries(names).filter(([id]) => id !== game)),
  ]);
  writeJson(
    file,
    Object.fromEntries(entries.filter(([, names]) => Object.keys(names ?? {}).length)),
  );
}

function makeConfig(like: GameConfig, game: NewGame, all: readonly GameConfig[]): GameConfig {
  const { id, name } = game;
  const color = game.color ?? pickThemeColor(all.map((config) => config.mainThemeColor));
  return gameConfigSchema.parse({
    ...like,
    gameid: id,
    gamename: name,
    cards_table: `${id}_cards`,
    decklists_table: `${id}_decklists`,
    cardFront_template: like.cardFront_template.replace(`/${like.gameid}/`, `/${id}/`),
    mainThemeColor: color,
  });
}

function addToSeriesMap(file: string, config: GameConfig): void {
  if (!existsSync(file)) return;
  const map = readSeriesMap(file);
  for (const [prefix, { name }] of Object.entries(config.series)) {
    map[prefix] = { ...map[prefix], [config.gameid]: name };
  }
  writeJson(file, map);
}

function readSeriesMap(file: string): Record<string, Record<string, string>> {
  return readJson(file) as Record<string, Record<string, string>>;
}

function readConfig(directory: string, game: string): GameConfig {
  return gameConfigSchema.parse(readJson(join(directory, game, CONFIG_FILE)));
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
