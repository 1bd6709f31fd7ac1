import type { GameConfig } from '@deckframe/domain/game-config';
import type { Games } from '../../lib/games.ts';
import type { LogFollower } from '../tournament-log/service.ts';
import { countEvent } from './count-event.ts';

/** Counts an event when its desk ends it, and again after whatever is put right later. */
export const followMeta =
  (games: Games): LogFollower =>
  (db, place, change) =>
    followMetaOf(games.get(place.game))(db, place, change);

/** The same for whoever has the config of the game at hand. */
export const followMetaOf =
  (config: GameConfig): LogFollower =>
  async (db, place, { desk, entries }) => {
    const mayMatter = desk.finished || entries.some(({ command }) => command.kind === 'undo');
    if (mayMatter) await countEvent(db, config, place, desk.finished);
  };
