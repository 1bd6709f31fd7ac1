import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { FeatureId, FeatureState } from '@deckframe/domain/game-config';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

const SHIPPED = join(REPOSITORY_ROOT, 'games');

/**
 * The states that the documents describe. What we ship says `live` only of what is built, so these
 * rows are proved against the shipped configs with nothing but the states replaced.
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
  profile: 'live',
  profileCollection: 'comingSoon',
  leaderboard: 'live',
  articles: 'comingSoon',
  contentHub: 'comingSoon',
  events: 'comingSoon',
  customHub: 'hidden',
  tournaments: 'comingSoon',
  tournamentResults: 'comingSoon',
  resultMeta: 'comingSoon',
  statistics: 'comingSoon',
  community: 'comingSoon',
  adminPanel: 'live',
  login: 'live',
  cardOfTheDay: 'live',
};

const WITH_CUSTOM_HUB = new Set(['ua', 'uaen']);

/** Writes a games folder with the documented feature states and gives its path. */
export function writeDocumentsGames(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(SHIPPED, { withFileTypes: true })) {
    if (entry.isDirectory()) writeGame(entry.name, join(folder, entry.name));
    else cpSync(join(SHIPPED, entry.name), join(folder, entry.name));
  }
  return folder;
}

function writeGame(game: string, folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(join(SHIPPED, game))) {
    const source = join(SHIPPED, game, name);
    if (name !== 'game-config.json') {
      symlinkSync(source, join(folder, name));
      continue;
    }
    const config = JSON.parse(readFileSync(source, 'utf8')) as { features: object };
    const features: Record<FeatureId, FeatureState> = {
      ...DOCUMENTED_STATES,
      customHub: WITH_CUSTOM_HUB.has(game) ? 'comingSoon' : 'hidden',
    };
    writeFileSync(join(folder, name), JSON.stringify({ ...config, features }));
  }
}
