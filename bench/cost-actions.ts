import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@deckframe/database/testing';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import type { Cost, Meter } from './cost-meter.ts';
import { GAME, makeDeckBody, makeDeckTexts, signIn, type Ask } from './cost-scene.ts';

/** Many members, so that nobody reaches the limits, whose checks are part of a save's cost. */
const MEMBERS = 40;
const SAVES_EACH = 3;
const WARM_UP = 20;
const SEARCHES = 60;
const WEEK_MS = 7 * 24 * 3600 * 1000;

export type MemberCosts = {
  save: Cost;
  search: Cost;
  registration: Cost;
  deckId: string;
  card: string;
};

/** Measures saving whole decks, searching by name, and registering for an event. */
export async function measureActions(
  { ask, database }: { ask: Ask; database: TestDatabase },
  meter: Meter,
): Promise<MemberCosts> {
  const texts = await makeDeckTexts(database);
  const members = await Promise.all(Array.from({ length: MEMBERS + 1 }, () => signIn(database)));
  const [organiser, ...players] = members;
  const decks: string[] = [];
  const saveDeck = async (at: number): Promise<void> => {
    const player = players[at % MEMBERS];
    const body = makeDeckBody(texts, `Harbour ${at % 7} of ${at}`);
    const answer = JSON.parse(
      await ask(`/api/games/${GAME}/decks`, { method: 'POST', cookie: player?.cookie ?? '', body }),
    ) as { id: string };
    decks[at % MEMBERS] = answer.id;
  };
  for (let at = 0; at < WARM_UP; at += 1) await saveDeck(at);
  await meter.analyze();
  const save = await meter.measure(MEMBERS * SAVES_EACH, saveDeck);
  const find = async (at: number): Promise<void> => {
    await ask(`/api/games/${GAME}/decks?name=harbour+${at % 7}`);
  };
  for (let at = 0; at < WARM_UP; at += 1) await find(at);
  const search = await meter.measure(SEARCHES, find);
  const event = await addOpenEvent(database, organiser?.id ?? 0);
  const registration = await meter.measure(MEMBERS, async (at) => {
    await ask(`/api/games/${GAME}/tournaments/${event}/registrations`, {
      method: 'POST',
      cookie: players[at]?.cookie ?? '',
      body: { deckId: decks[at] },
    });
  });
  const card = texts.decklistContent.slice(4).split('\n')[0] ?? '';
  return { save, search, registration, deckId: decks[0] ?? '', card };
}

async function addOpenEvent({ db }: TestDatabase, organiser: number): Promise<string> {
  const id = randomUUID();
  const soon = new Date(Date.now() + WEEK_MS);
  await db
    .insertInto('tournaments')
    .values({
      gameid: GAME,
      id,
      name: 'Costs',
      organizer_id: organiser,
      format: 'standard',
      mode: 'venue',
      time_zone: 'Europe/Berlin',
      start_date: soon,
      registration_deadline: soon,
      max_players: 2000,
      status: 'open',
      structure: JSON.stringify(fitStructure(PRESETS.bestOfThree, 2000)),
      list_policy: 'open',
      list_required: true,
    })
    .execute();
  return id;
}
