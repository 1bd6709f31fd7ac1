import type { Database } from '@deckframe/database/db';
import { createSession } from '@deckframe/database/scenes';
import { request, type Browser, type Page } from '@playwright/test';
import { openPhone } from '../../open-phone.ts';
import { createMember } from '../../test.ts';
import { addEvent, addStaff, WITH_CUT } from '../../tournament-event.ts';
import { joinByApi, type ApiPlayer } from './api-player.ts';

export type Hall = {
  event: string;
  /** All 64 players, those with an open phone first. */
  players: ApiPlayer[];
  phones: Page[];
  judge: Page;
};

const PLAYERS = 64;
const PHONES = 4;

/** Creates 64 checked-in members, a judge, and four phones with open pages. */
export async function openHall(
  browser: Browser,
  stack: { origin: string; sessionSecret: string },
  db: Database,
  organiser: number,
): Promise<Hall> {
  const members = [];
  for (let made = 0; made < PLAYERS; made += 1) {
    const { id } = await createMember(db, {});
    const cookie = await createSession(db, { userId: id, secret: stack.sessionSecret });
    members.push({ name: `Player ${String(made + 1).padStart(2, '0')}`, userId: id, cookie });
  }
  const event = await addEvent(db, organiser, members, WITH_CUT);
  const referee = await createMember(db, {});
  await addStaff(db, event, referee.id, 'judge');
  const phones = [];
  for (const { userId } of members.slice(0, PHONES))
    phones.push(await openPhone(browser, stack, db, userId));
  const hands = await request.newContext({ baseURL: stack.origin });
  return {
    event,
    players: members.map(({ name, cookie }) => joinByApi(hands, event, name, cookie)),
    phones,
    judge: await openPhone(browser, stack, db, referee.id),
  };
}
