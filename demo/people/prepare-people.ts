import type { Database } from '@deckframe/database/db';
import { listGameFolders } from '@deckframe/database/game-folders';
import { printFavoriteCard } from '@deckframe/domain/community/profile/favorite-cards';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import type { SessionUser } from '../../apps/api/src/lib/session-user.ts';
import {
  createDemoMember,
  noteVisit,
  updateProfile,
} from '../../apps/api/src/modules/accounts/members/service.ts';
import { judgeDecksJob } from '../../apps/api/src/modules/decks/decks/jobs.ts';
import { awardExp } from '../../apps/api/src/modules/rewards/exp/service.ts';
import { drawOf } from '../season/stable-draw.ts';
import { listDemoUsers } from '../site/demo-decks.ts';
import { DAY_MS, type DemoAct, runActs, setDemoClock } from './demo-clock.ts';
import { type DemoGame, listPlayed, openDemoGame } from './demo-game.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { planArticles } from './plan-articles.ts';
import { planCollection, planOffer, planTrader } from './plan-collections.ts';
import { planDecks } from './plan-decks.ts';
import { planFanSeries } from './plan-fan-series.ts';
import { planCardComments, planFollows, planRatings } from './plan-talk.ts';

const DECKS = { first: 42, others: 13 };
const COMMENTS = { first: 40, others: 8 };
/** A game whose fan-made series have a page. */
const FAN_GAME = 'ua';
const AVATAR_WIDTH = 160;

type Options = {
  readonly now: number;
  /** Mail addresses of the accounts for logging in. They get decks, notices and trades too. */
  readonly accounts?: string;
};

/**
 * Fills the games with members and some weeks of their activity, through the API's services. One
 * seed decides everything, dated relative to `now`. Returns the number of new members; 0 on a
 * second run.
 */
export async function preparePeople(
  db: Database,
  { accounts = '%@example.org', now }: Options,
): Promise<number> {
  const [person] = DEMO_PEOPLE;
  const known = db.selectFrom('users').select('id');
  const key = foldUsername(person?.username ?? '');
  if (await known.where('username_key', '=', key).executeTakeFirst()) return 0;
  const today = new Date(now).toISOString().slice(0, 10);
  const games = listGameFolders().map((game, place) =>
    openDemoGame(game, { count: place === 0 ? DECKS.first : DECKS.others, today }),
  );
  await db.transaction().execute(async (transaction) => {
    const players = await listDemoUsers(transaction, accounts);
    for (const each of DEMO_PEOPLE) await createPerson(transaction, each, games, now);
    const people = await listDemoUsers(transaction, '%@people.example.org');
    const acts = games.flatMap((demo, place) =>
      planGame(demo, { people, players, now, isFirst: place === 0 }),
    );
    const members = [...players, ...people];
    await runActs(transaction, [...acts, ...planFollows(members, now), ...planVisits(people, now)]);
    // Decks are checked by the rules of their date.
    await setDemoClock(transaction, now);
    await judgeDecksJob(
      transaction,
      games.map(({ config }) => config),
    );
  });
  return DEMO_PEOPLE.length;
}

type Members = { people: SessionUser[]; players: SessionUser[]; now: number; isFirst: boolean };

function planGame(demo: DemoGame, { isFirst, now, people, players }: Members): DemoAct[] {
  const { game } = demo;
  const fans = people.filter(({ username }) => personOf(username)?.games.includes(game));
  const members = [...fans, ...players];
  const traders = people.filter(({ username }) => personOf(username)?.trades !== undefined);
  const [first] = players;
  const [creator = first, second = first] = fans;
  return [
    ...planDecks(demo, members, now),
    ...planCardComments(demo, members, { count: isFirst ? COMMENTS.first : COMMENTS.others, now }),
    ...planRatings(demo, members, now),
    ...(isFirst ? [...people, ...players] : members).map((one) => planCollection(demo, one, now)),
    ...planArticles(demo, fans.slice(0, 3), { isLarge: isFirst, now }),
    ...(game === FAN_GAME && creator && second ? planFanSeries(demo, creator, second, now) : []),
    ...(isFirst && first ? traders.slice(0, 2).map((one) => planOffer(game, one, first, now)) : []),
  ];
}

const personOf = (username: string): DemoPerson | undefined =>
  DEMO_PEOPLE.find((person) => person.username === username);

function planVisits(people: readonly SessionUser[], now: number): DemoAct[] {
  return people.flatMap((user) => {
    const trades = personOf(user.username)?.trades;
    const last = now - drawOf(`${user.username} here`) ** 2 * 9 * DAY_MS;
    return [
      { at: last, run: (db: Database) => noteVisit(db, user.id) },
      ...(trades === undefined ? [] : [planTrader(user, trades, now)]),
    ];
  });
}

async function createPerson(
  transaction: Database,
  { background, banner, days, exp, games, username, youtube }: DemoPerson,
  all: readonly DemoGame[],
  now: number,
): Promise<void> {
  const joined = new Date(now - days * DAY_MS);
  await setDemoClock(transaction, joined.getTime() + DAY_MS);
  const email = `${foldUsername(username)}@people.example.org`;
  const id = await createDemoMember(transaction, { username, email, roles: [], joined });
  if (id === undefined) throw new Error(`${username} is the name of another member`);
  await awardExp(transaction, id, [{ action: 'cardRating', subject: 'demo', amount: exp }]);
  const favorites = all
    .filter(({ game }) => games.includes(game))
    .toSorted((one, other) => games.indexOf(one.game) - games.indexOf(other.game))
    .flatMap((demo) => chooseFavorites(demo, username))
    .slice(0, 4);
  const [first, second, third, fourth] = favorites.map(({ game, cardno }) =>
    printFavoriteCard({ game, cardno }),
  );
  await updateProfile(transaction, id, {
    avatar: favorites[0]?.face ?? null,
    selectedbanner: banner,
    selectedavatarbackground: background,
    youtube: youtube ?? null,
    selectedbadge: youtube === undefined ? null : 'youtube',
    favorite_card_url_1: first ?? null,
    favorite_card_url_2: second ?? null,
    favorite_card_url_3: third ?? null,
    favorite_card_url_4: fourth ?? null,
  });
}

function chooseFavorites(demo: DemoGame, username: string) {
  const { config, game } = demo;
  return listPlayed(demo)
    .toSorted((one, other) => drawOn(username, one['cardno']) - drawOn(username, other['cardno']))
    .slice(0, 3)
    .map((card) => ({
      game,
      cardno: String(card['cardno']),
      face: config.cardFront_template
        .replace('{width}', String(AVATAR_WIDTH))
        .replace('{image}', String(card['image'])),
    }));
}

const drawOn = (username: string, cardno: unknown): number =>
  drawOf(`${username} likes ${String(cardno)}`);
