import type { Database } from '@deckframe/database/db';

const FIRST_DAY = '2026-01-01T00:00:00Z';

const DEMO_ADS = [
  {
    kind: 'announcement',
    language: 'en',
    title: 'Know what you own',
    body: 'Count a booster in a minute. Your decks tell what is still missing.',
    action: 'Start counting',
    link: '/collection',
  },
  {
    kind: 'announcement',
    language: 'de',
    title: 'Wissen, was du hast',
    body: 'Zähl einen Booster in einer Minute. Deine Decks sagen, was noch fehlt.',
    action: 'Loszählen',
    link: '/collection',
  },
  {
    kind: 'deck',
    language: 'en',
    title: 'Stuck at 49 cards?',
    body: 'See what others put into the last slot, and borrow the idea.',
    action: 'Browse decks',
    link: '/decklists',
  },
  {
    kind: 'deck',
    language: 'de',
    title: 'Bei 49 Karten am Ende?',
    body: 'Sieh dir an, was andere auf den letzten Platz setzen, und borg dir die Idee.',
    action: 'Decks ansehen',
    link: '/decklists',
  },
  {
    kind: 'event',
    language: 'en',
    title: 'The climb is open',
    body: 'Rate, build, help: every bit counts. See who is at the top this week.',
    action: 'Leaderboard',
    link: '/leaderboard',
  },
  {
    kind: 'event',
    language: 'de',
    title: 'Der Aufstieg läuft',
    body: 'Bewerten, bauen, helfen: alles zählt. Sieh nach, wer diese Woche oben steht.',
    action: 'Bestenliste',
    link: '/leaderboard',
  },
] as const;

/** Returns the number of ads. Adds none to a site that already has ads. */
export async function prepareDemoAds(db: Database): Promise<number> {
  const found = await db.selectFrom('house_ads').select('id').limit(1).execute();
  if (found.length > 0) return 0;
  const rows = DEMO_ADS.map((ad) => ({ ...ad, starts_at: FIRST_DAY }));
  await db.insertInto('house_ads').values(rows).execute();
  return rows.length;
}

/** Removes the ads that `prepareDemoAds` added, found by title. Returns their number. */
export async function removeDemoAds(db: Database): Promise<number> {
  const titles = DEMO_ADS.map(({ title }) => title);
  const gone = await db.deleteFrom('house_ads').where('title', 'in', titles).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
