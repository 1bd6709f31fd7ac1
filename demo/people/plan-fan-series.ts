import type { Database } from '@deckframe/database/db';
import { listCustomColumns } from '@deckframe/domain/creators/series/custom-fields';
import type { CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { SessionUser } from '../../apps/api/src/lib/session-user.ts';
import { addComment } from '../../apps/api/src/modules/community/comments/service.ts';
import { addCard } from '../../apps/api/src/modules/creators/series/custom-card-service.ts';
import { createSeries, publishSeries } from '../../apps/api/src/modules/creators/series/service.ts';
import { drawOf } from '../season/stable-draw.ts';
import { DAY_MS, type DemoAct } from './demo-clock.ts';
import type { DemoGame } from './demo-game.ts';
import type { DemoCard } from './deck-recipes.ts';

const NAME = 'Lamplight Line';
const DESCRIPTION =
  'Fan-made: the night tram that stops at every game of the house. Twelve cards, tested at our kitchen table on Tuesdays.';
const CARDS = [
  'Conductor Maren',
  'Night Tram 12',
  'Ticket Fox',
  'The Last Stop',
  'Wick and Warden',
  'Sleeper on the Back Seat',
  'Rain on the Switchyard',
  'Brass Timetable',
  'Mirla, Route Keeper',
  'Spark of the Overhead Line',
  'Platform Choir',
  'Transfer at Dawn',
] as const;

/** Plans a member's public fan-made series. */
export function planFanSeries(
  demo: DemoGame,
  owner: SessionUser,
  reader: SessionUser,
  now: number,
): DemoAct[] {
  const at = now - 17 * DAY_MS;
  const models = demo.cards
    .filter((card) => card['mainalternate'] !== false && card['published'] !== false)
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  const columns = listCustomColumns(demo.config);
  const run = async (db: Database): Promise<void> => {
    const write = { db, user: owner };
    const { id: seriesId } = await createSeries(write, demo.game, {
      name: NAME,
      description: DESCRIPTION,
    });
    for (const [place, name] of CARDS.entries()) {
      const model = models[place];
      if (model !== undefined)
        await addCard(write, demo.config, seriesId, copyFields(model, columns, name));
    }
    const place = { game: demo.game, seriesId };
    await publishSeries(write, place, { is_published: true, is_listed: true, artIsFree: true });
    const content = { contentType: 'custom-series', contentId: seriesId } as const;
    await addComment(
      { db, tell: () => undefined, user: reader },
      { ...content, game: demo.game, ownerId: owner.id, name: NAME },
      'Played the whole set with two friends. Ticket Fox is too good, everything else is a joy.',
    );
  };
  return [{ at, run }];
}

const orderOf = (card: DemoCard): number => drawOf(`lamplight ${String(card['cardno'])}`);

/** Copies costs and texts of a real card of the game; only the name is new. */
function copyFields(model: DemoCard, columns: readonly string[], name: string): CardValues {
  const own = String(model['name']);
  const fields = columns.flatMap((column) => {
    const value = model[column];
    if (value === null || value === undefined) return [];
    return [[column, typeof value === 'string' ? value.replaceAll(own, name) : value] as const];
  });
  return { ...Object.fromEntries(fields), name };
}
