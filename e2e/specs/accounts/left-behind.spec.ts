import { DECK_VISIBILITY } from '@deckframe/domain/decks/deck/deck';
import type { Page } from '@playwright/test';
import { expect, fillSignIn, test, type Person } from '../../account-test.ts';
import { createDecks } from '../../community.ts';
import { goWithin } from '../../go-within.ts';
import { watchFor } from '../../sightings.ts';
import { addEvent } from '../../tournament-event.ts';

// The file uses one worker, because it has one mail catcher.
test.describe.configure({ mode: 'default' });

const TAG = 'rosalind7';
const DECK = 'Quillback Lantern';

type Left = {
  /** `database/store`, with the keys of its records. */
  databases: Record<string, string[]>;
  local: string[];
  session: string[];
  cookies: string[];
  /** All their values, and all cached responses, as text. */
  text: string;
};

/** Lists everything that the browser stores for the site. */
async function listLeft(page: Page): Promise<Left> {
  const cookies = await page.context().cookies();
  const left = await page.evaluate(async () => {
    const ask = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const write = (value: unknown) =>
      JSON.stringify(value, (_, part: unknown) =>
        part instanceof Map || part instanceof Set ? [...part] : part,
      );
    const texts: string[] = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ];
    const databases: Record<string, string[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const keys = (await ask(objects.getAllKeys())).map(String);
        databases[`${name}/${store}`] = keys;
        texts.push(...keys, write(await ask(objects.getAll())));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        texts.push(
          request.url,
          /json|html|text\/plain/.test(type) ? ((await answer?.text()) ?? '') : '',
        );
      }
    }
    const local = Object.keys(localStorage);
    return { databases, local, session: Object.keys(sessionStorage), texts };
  });
  const { texts, ...places } = left;
  const names = cookies.map(({ name }) => name);
  const text = [...texts, ...cookies.map(({ value }) => value)].join('\n');
  return { ...places, cookies: names, text };
}

const isOfCards = (place: string): boolean => place.startsWith('deckframe/');

/**
 * Logs in, opens a tagged collection, a deck and a desk, and returns texts that identify the
 * member.
 */
async function leaveTraces(
  page: Page,
  person: Person,
  database: Parameters<typeof addEvent>[0],
): Promise<string[]> {
  await page.request.post('/api/auth/sign-in', {
    data: { identifier: person.email, password: person.password },
  });
  const { id } = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  const userId = id;
  const place = { user_id: userId, gameid: 'gundam' };
  await database
    .insertInto('collections')
    .values({ ...place, id: 0, name: 'Default Collection' })
    .execute();
  await database
    .insertInto('collection_states')
    .values({ ...place, seq: 1, entry_count: 1 })
    .execute();
  await database
    .insertInto('collection_entries')
    .values({
      ...place,
      collection: 0,
      cardno: 'ST01-001',
      count: 2,
      trading: false,
      wanted: false,
      ignored: false,
      tag: TAG,
      seq: 1,
    })
    .execute();
  const [deck] = await createDecks(database, [{ userId, name: DECK, cards: '2 x ST01-001' }]);
  const event = await addEvent(database, userId, [{ name: 'Ada' }, { name: 'Ben' }]);

  await page.goto('/v3/gundam/collection');
  await expect(page.locator('.collection-bar')).toBeVisible();
  await goWithin(page, `/v3/gundam/deck/${deck}`);
  await expect(page.getByRole('heading', { name: DECK })).toBeVisible();
  await goWithin(page, `/v3/gundam/tournaments/${event}/admin`);
  await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
  await expect
    .poll(async () => (await listLeft(page)).databases['deckframe-outbox/copies'])
    .toEqual(expect.arrayContaining([`${userId}/gundam/0`, `desk/${userId}/gundam/${event}`]));
  await expect
    .poll(async () => findIn((await listLeft(page)).text, [TAG, DECK, event]))
    .toEqual([TAG, DECK, event]);
  return [person.username, person.email, TAG, DECK, event, `${userId}/gundam`];
}

const findIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

test('logging out leaves settings of the device and public cards in the browser, and nothing of the member', async ({
  page,
  createPerson,
  database,
}) => {
  const words = await leaveTraces(page, await createPerson(), database);
  await page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/v3\/gundam\/$|\/$/);
  await expect.poll(async () => findIn((await listLeft(page)).text, words)).toEqual([]);
  const left = await listLeft(page);
  expect(Object.keys(left.databases).filter((place) => !isOfCards(place))).toEqual([
    'deckframe-outbox/copies',
    'deckframe-outbox/saves',
  ]);
  expect(left.databases['deckframe-outbox/copies']).toEqual([]);
  expect(left.databases['deckframe-outbox/saves']).toEqual([]);
  expect(left.session).toEqual([]);
  expect(
    left.local.filter((key) => /recentDecklists|chosenCollection|mailbox|syncToken/.test(key)),
  ).toEqual([]);
  // Contains only hashes of the accounts used here, see docs/state.md.
  expect(left.cookies.filter((name) => name !== 'deckframe.device')).toEqual([]);
});

test('deleting the account leaves settings of the device and public cards alone', async ({
  page,
  createPerson,
  database,
}) => {
  const person = await createPerson();
  const words = await leaveTraces(page, person, database);
  await page.evaluate((name) => localStorage.setItem('gundam_deckName', name), DECK);
  await page.goto('/v3/gundam/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect.poll(async () => findIn((await listLeft(page)).text, words)).toEqual([]);
  const left = await listLeft(page);
  expect(left.databases['deckframe-outbox/copies']).toEqual([]);
  expect(left.databases['deckframe-outbox/saves']).toEqual([]);
  expect(left.local.filter((key) => key.startsWith('gundam_'))).toEqual([]);
  expect(left.session).toEqual([]);
  expect(left.cookies.filter((name) => name !== 'deckframe.device')).toEqual([]);
});

test('a member who logs in after another one in the same tab sees none of the answers to the first', async ({
  page,
  createPerson,
  database,
}) => {
  const [first, second] = [await createPerson(), await createPerson()];
  const decks = {
    [first.email]: `Quillback ${first.username}`,
    [second.email]: `Saltmarsh ${second.username}`,
  };
  for (const [email, name] of Object.entries(decks)) {
    const { id: userId } = await database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await createDecks(database, [
      { userId, name, cards: '2 x ST01-001', visibility: DECK_VISIBILITY.private },
    ]);
  }
  // A load would clear the cache, so the document stays the same.
  const open = (path: string) =>
    page.evaluate((address) => history.pushState(null, '', address), `/v3/gundam${path}`);
  const lookAround = async ({ email, username }: Person) => {
    await open('/mydecks');
    await expect(page.getByRole('article').getByText(decks[email] ?? '')).toBeVisible();
    await open('/account');
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await open('/level-road');
    await expect(page.getByRole('banner').getByText(username)).toBeVisible();
  };

  await page.goto('/v3/gundam/login');
  await page.evaluate(() => document.body.setAttribute('data-document', 'first'));
  await fillSignIn(page, first.email, first.password);
  await lookAround(first);
  await page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).click();
  // The public leaderboard shows the name, so only the header is searched for it.
  const traces: [string, string][] = [
    ['body', first.email],
    ['body', decks[first.email] ?? ''],
    ['header', first.username],
  ];
  for (const [place, text] of traces) {
    await expect(page.locator(place).getByText(text)).toHaveCount(0);
  }
  const counts = await Promise.all(traces.map(([place, text]) => watchFor(page, place, text)));
  await open('/login');
  await fillSignIn(page, second.email, second.password);
  await lookAround(second);
  expect(await Promise.all(counts.map((count) => count()))).toEqual([0, 0, 0]);
  await expect(page.locator('body')).toHaveAttribute('data-document', 'first');
});
