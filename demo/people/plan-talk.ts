import type { Database } from '@deckframe/database/db';
import type { SessionUser } from '../../apps/api/src/lib/session-user.ts';
import { rateCard } from '../../apps/api/src/modules/cards/ratings/service.ts';
import { follow } from '../../apps/api/src/modules/community/activity/service.ts';
import { addComment } from '../../apps/api/src/modules/community/comments/service.ts';
import { drawOf } from '../season/stable-draw.ts';
import { ratingOf, remarkOn } from './card-texts.ts';
import { DAY_MS, type DemoAct } from './demo-clock.ts';
import { type DemoGame, listPlayed } from './demo-game.ts';

const DAYS = 40;
const RATED = 14;
const tell = (): void => undefined;

const momentOf = (key: string, now: number): number =>
  now - 1_800_000 - drawOf(key) * DAYS * DAY_MS;

/** Plans comments on the most played cards. Some cards get comments of several members. */
export function planCardComments(
  demo: DemoGame,
  members: readonly SessionUser[],
  { count, now }: { count: number; now: number },
): DemoAct[] {
  const played = listPlayed(demo);
  const said = new Map<number, number>();
  const known = new Set<string>();
  const acts: DemoAct[] = [];
  for (let turn = 0; acts.length < count && turn < count * 4; turn += 1) {
    const key = `${demo.game} talk ${turn}`;
    const card = played[Math.floor(drawOf(`${key} card`) ** 1.5 * played.length)];
    const author = members[Math.floor(drawOf(`${key} author`) * members.length)];
    if (card === undefined || author === undefined) continue;
    const text = remarkOn(card, key, said);
    if (known.has(text)) continue;
    known.add(text);
    const content = { contentType: 'card', contentId: String(card['originalid']) } as const;
    const about = { game: demo.game, ownerId: null, name: String(card['name']) };
    acts.push({
      at: momentOf(key, now),
      run: (db: Database) => addComment({ db, tell, user: author }, { ...content, ...about }, text),
    });
  }
  return acts;
}

/** Plans ratings: each member rates some cards, mostly played ones. */
export function planRatings(
  demo: DemoGame,
  members: readonly SessionUser[],
  now: number,
): DemoAct[] {
  const played = listPlayed(demo);
  return members.flatMap(({ id: userId, username }) => {
    const key = `${demo.game} ${username} rates`;
    const chosen = played
      .toSorted(
        (one, other) =>
          drawOf(`${key} ${String(one['cardno'])}`) - drawOf(`${key} ${String(other['cardno'])}`),
      )
      .slice(0, RATED);
    return chosen.map((card, place) => ({
      at: momentOf(`${key} ${place}`, now),
      run: (db: Database) =>
        rateCard(db, {
          userId,
          game: demo.game,
          card: String(card['originalid']),
          rating: ratingOf(card, username),
        }),
    }));
  });
}

export function planFollows(members: readonly SessionUser[], now: number): DemoAct[] {
  return members.flatMap(({ id, username }) =>
    members
      .filter((other) => other.id !== id && drawOf(`${username} follows ${other.username}`) < 0.25)
      .map((other) => ({
        at: momentOf(`${username} follows ${other.username} when`, now),
        run: (db: Database) => follow({ db, tell }, id, other.id),
      })),
  );
}
