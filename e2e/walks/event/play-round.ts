import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import type { MatchSeat } from './api-player.ts';
import { gamesOf } from './desk-hands.ts';
import type { Hall } from './hall.ts';

/** Tables with a judge call, and with contradicting reports. */
const CALLED = 5;
const DISPUTED = 9;

/** All players report their results, except at the table that waits for the judge. */
export async function reportAll(hall: Hall): Promise<void> {
  const seats = await Promise.all(hall.players.map((player) => player.seat()));
  for (const [place, player] of hall.players.entries()) {
    const seat = seats[place];
    if (!seat || seat.status !== 'playing') continue;
    const [a, b] = gamesOf(seat.table);
    const phone = hall.phones[place];
    const isStaged = seat.table === CALLED || seat.table === DISPUTED;
    if (phone && !isStaged) await reportByPhone(phone, seat, [a, b]);
    else if (seat.table === CALLED && seat.side === 'a') await player.call(seat);
    else if (seat.table === DISPUTED && seat.side === 'b') await player.report(seat, [b, a]);
    else if (seat.table !== CALLED) await player.report(seat, [a, b]);
  }
}

async function reportByPhone(
  phone: Page,
  { side, table }: MatchSeat,
  [a, b]: readonly [number, number],
): Promise<void> {
  await expect(phone.locator('.my-match__place strong')).toHaveText(String(table));
  const own = side === 'a' ? `${a}–${b}` : `${b}–${a}`;
  await phone.getByRole('button', { name: `Report ${own}` }).click();
  await expect(phone.getByText(new RegExp(`(reported|Confirmed:) ${own}`)).first()).toBeVisible();
}

/** The judge handles the call. The organizer resolves the contradiction. */
export async function settleRest(desk: Page, judge: Page): Promise<void> {
  await judge.getByRole('region', { name: 'Calls' }).getByText('judge called').click();
  const table = judge.getByRole('region', { name: `Table ${CALLED}` });
  await table.getByRole('button', { name: '2–0', exact: true }).click();
  await table.getByRole('button', { name: 'Set 2–0' }).click();
  await desk.getByRole('button', { name: `Table ${DISPUTED}: decide 2–1` }).click();
}
