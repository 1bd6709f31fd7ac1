import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The games that we ship. */
export const GAMES_DIR = join(import.meta.dirname, '..', '..', '..', 'games');
export const CONFIG_FILE = 'game-config.json';

/** The ids of the games in a folder, sorted: each has a folder of its own with a config in it. */
export function listGameFolders(directory = GAMES_DIR): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, CONFIG_FILE)))
    .map((entry) => entry.name)
    .sort();
}
