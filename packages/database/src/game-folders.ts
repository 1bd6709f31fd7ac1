import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The games of this repository. */
export const GAMES_DIR = join(import.meta.dirname, '..', '..', '..', 'games');
export const CONFIG_FILE = 'game-config.json';

/** Lists the game ids of a folder, sorted. Each game has a subfolder with a config. */
export function listGameFolders(directory = GAMES_DIR): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, CONFIG_FILE)))
    .map((entry) => entry.name)
    .sort();
}
