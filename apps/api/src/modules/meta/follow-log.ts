import type { Games } from '../../lib/games.ts';
import type { LogFollower } from '../tournament-log/service.ts';
import { countEvent } from './count-event.ts';

/** Counts an event when its desk ends it, and again after whatever is put right later. */
export const followMeta =
  (games: Games): LogFollower =>
  async (db, place, { desk, entries }) => {
    const mayMatter = desk.finished || entries.some(({ command }) => command.kind === 'undo');
    if (mayMatter) await countEvent(db, games.get(place.game), place, desk.finished);
  };
