import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureId, FeatureState } from '@deckframe/domain/game-config';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

export const SHIPPED_GAMES = join(REPOSITORY_ROOT, 'games');
const CONFIG_FILE = 'game-config.json';

/**
 * The documented feature states. Our own configs mark only finished features as `live`, so these
 * rows are tested with our configs and only the states replaced.
 */
const DOCUMENTED_STATES: Record<FeatureId, FeatureState> = {
  deckBuilder: 'live',
  cardList: 'live',
  cardPage: 'live',
  myDecks: 'live',
  publicDecklists: 'live',
  deckView: 'live',
  decksLanding: 'live',
  collection: 'comingSoon',
  trades: 'hidden',
  profile: 'live',
  profileCollection: 'comingSoon',
  leaderboard: 'live',
  articles: 'comingSoon',
  contentHub: 'comingSoon',
  events: 'comingSoon',
  customHub: 'hidden',
  studio: 'hidden',
  tournaments: 'comingSoon',
  tournamentResults: 'comingSoon',
  resultMeta: 'comingSoon',
  statistics: 'comingSoon',
  community: 'comingSoon',
  adminPanel: 'live',
  reports: 'hidden',
  login: 'live',
  accountSettings: 'hidden',
  cardOfTheDay: 'live',
  ads: 'live',
};

const WITH_CUSTOM_HUB = new Set(['ua', 'uaen']);

/** Writes a games folder with the documented feature states and returns its path. */
export function writeDocumentsGames(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(SHIPPED_GAMES, { withFileTypes: true })) {
    if (entry.isDirectory()) writeGame(entry.name, join(folder, entry.name));
    else cpSync(join(SHIPPED_GAMES, entry.name), join(folder, entry.name));
  }
  return folder;
}

function writeGame(game: string, folder: string): void {
  const config = JSON.parse(readFileSync(join(SHIPPED_GAMES, game, CONFIG_FILE), 'utf8')) as object;
  const features: Record<FeatureId, FeatureState> = {
    ...DOCUMENTED_STATES,
    customHub: WITH_CUSTOM_HUB.has(game) ? 'comingSoon' : 'hidden',
  };
  mkdirSync(folder);
  writeFileSync(join(folder, CONFIG_FILE), JSON.stringify({ ...config, features }));
}
