import type { Database } from '@deckframe/database/db';
import type { SessionUser } from '../../apps/api/src/lib/session-user.ts';
import { saveCollections } from '../../apps/api/src/modules/collection/collection/save-collection.ts';
import {
  changeSettings,
  getPartner,
} from '../../apps/api/src/modules/collection/trades/matches.ts';
import { propose } from '../../apps/api/src/modules/collection/trades/service.ts';
import { drawOf } from '../season/stable-draw.ts';
import { DAY_MS, type DemoAct } from './demo-clock.ts';
import { type DemoGame, listPlayed } from './demo-game.ts';
import type { DemoPerson } from './demo-people.ts';

const NAME = 'Default Collection';
const PLAYSET = 4;

/**
 * Plans a member's collection, with offers and wants: full sets for their decks, a part of all
 * other cards.
 */
export function planCollection(
  demo: DemoGame,
  { id: userId, username }: SessionUser,
  now: number,
): DemoAct {
  const key = `${demo.game} ${username} owns`;
  const eager = 0.35 + drawOf(`${key} eager`) * 0.4;
  const favorites = new Set(listPlayed(demo).slice(0, 60));
  const content = Object.fromEntries(
    demo.cards
      .filter((card) => card['published'] !== false)
      .flatMap((card) => {
        const cardno = String(card['cardno']);
        const isMain = card['mainalternate'] !== false;
        const draw = drawOf(`${key} ${cardno}`);
        const isOwned = draw < (isMain ? eager : eager / 6);
        const most = isMain ? PLAYSET + 3 : 1;
        const c = isOwned ? 1 + Math.floor(drawOf(`${key} ${cardno} copies`) * most) : 0;
        const t = c > 2 && drawOf(`${key} ${cardno} trades`) < 0.4 ? 1 : 0;
        const isMissed = favorites.has(card) && c === 0;
        const w = isMissed || (c === 0 && isMain && draw > 0.93) ? 1 : 0;
        return c > 0 || w > 0 ? [[cardno, { n: cardno, c, t, i: 0, w }]] : [];
      }),
  );
  return {
    at: now - 2 * DAY_MS - drawOf(key) * 25 * DAY_MS,
    run: (db) =>
      saveCollections(
        db,
        { userId, game: demo.game },
        { collection: { collectionName: NAME, content } },
      ),
  };
}

export function planTrader(
  { id }: SessionUser,
  [country, language]: NonNullable<DemoPerson['trades']>,
  now: number,
): DemoAct {
  return {
    at: now - 20 * DAY_MS,
    run: (db) => changeSettings(db, id, { isOpen: true, country, language }),
  };
}

/** Plans an open trade: cards that each wants of the other, in equal numbers. */
export function planOffer(
  game: string,
  from: SessionUser,
  { id: partnerId }: SessionUser,
  now: number,
): DemoAct {
  return {
    at: now - 5 * 3_600_000 - drawOf(`${from.username} offers`) * DAY_MS,
    run: async (db: Database) => {
      const { mine, theirs } = await getPartner(db, { game, userId: from.id }, partnerId);
      const wanted = (list: typeof mine) => list.filter(({ isWanted }) => isWanted).slice(0, 3);
      const [give, get] = [wanted(mine), wanted(theirs)];
      const size = Math.min(give.length, get.length);
      if (size === 0) return;
      const lines = (list: typeof mine) =>
        list.slice(0, size).map(({ cardno }) => ({ cardno, copies: 1 }));
      const terms = { give: lines(give), get: lines(get) };
      const note = 'All near mint. I can send them on Saturday, or we meet at the weekly.';
      await propose({ db, tell: () => undefined, user: from }, game, from.id, {
        partnerId,
        ...terms,
        note,
      });
    },
  };
}
