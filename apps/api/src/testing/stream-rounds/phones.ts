import { setTimeout as wait } from 'node:timers/promises';
import type { Phone, Scene } from './scene.ts';

/** When each phone received the round, and when it had its table. */
export type Received = { told: number[]; seated: number[] };
export type Phones = { settled: () => Promise<Received> };

const SECOND_MS = 1000;
const POLL_MS = 30_000;
/** Equal to the value in `apps/web/src/lib/live/join-hints.ts`. */
const SPREAD_MS = 2000;
const PATIENCE_MS = 300_000;
const OPEN_AT_ONCE = 50;

const addressOf = (origin: string, event: string): string =>
  `${origin}/api/games/gundam/tournaments/${event}/my-match`;

/** True if the player has a table. A busy process is asked again, as browsers do. */
async function hasTable(address: string, cookie: string): Promise<boolean> {
  const answer = await fetch(address, { headers: { cookie } });
  if (answer.status >= 500) {
    await answer.body?.cancel();
    return false;
  }
  const { table } = (await answer.json()) as { table: number };
  return table > 0;
}

/** Returns when the player had a table, or null after five minutes. */
async function askForTable(address: string, cookie: string, each: number): Promise<number | null> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await hasTable(address, cookie))) {
    if (performance.now() > end) return null;
    await wait(each);
  }
  return performance.now();
}

/**
 * Opens a stream for every phone. After all have received the hint, each reads its match. One
 * program simulates all phones, and its own requests would otherwise delay the hints.
 */
export async function hearHints(
  origins: readonly string[],
  { event, phones }: Scene,
): Promise<Phones> {
  const received: Received = { told: [], seated: [] };
  const ends: Promise<void>[] = [];
  const allTold = Promise.withResolvers<void>();
  const open = async ({ cookie }: Phone, place: number): Promise<void> => {
    const origin = origins[place % origins.length] ?? '';
    const stream = await fetch(`${origin}/api/live?game=gundam&tournament=${event}`, {
      headers: { cookie },
    });
    if (!stream.ok || !stream.body) throw new Error(`no stream: ${stream.status}`);
    const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
    const follow = async (): Promise<void> => {
      for (let text = ''; !text.includes('"tournament"');) {
        const { value, done } = await reader.read();
        if (done) return allTold.resolve();
        text += value;
      }
      received.told.push(performance.now());
      if (received.told.length === phones.length) allTold.resolve();
      await allTold.promise;
      // As the page of the player's match does.
      await wait((SPREAD_MS * place) / phones.length);
      const seated = await askForTable(addressOf(origin, event), cookie, SECOND_MS);
      if (seated !== null) received.seated.push(seated);
      await reader.cancel();
    };
    ends.push(follow());
  };
  for (let at = 0; at < phones.length; at += OPEN_AT_ONCE)
    await Promise.all(
      phones.slice(at, at + OPEN_AT_ONCE).map((phone, place) => open(phone, at + place)),
    );
  return { settled: () => Promise.all(ends).then(() => received) };
}

/** Without streams every phone polls each half minute, at different times. */
export async function askInTurn(
  origins: readonly string[],
  { event, phones }: Scene,
): Promise<Phones> {
  const received: Received = { told: [], seated: [] };
  const follow = async ({ cookie }: Phone, place: number): Promise<void> => {
    const address = addressOf(origins[place % origins.length] ?? '', event);
    await wait((POLL_MS * place) / phones.length);
    const seated = await askForTable(address, cookie, POLL_MS);
    if (seated === null) return;
    received.told.push(seated);
    received.seated.push(seated);
  };
  const ends = phones.map(follow);
  // The round is published in the middle of an interval.
  await wait(POLL_MS / 2);
  return { settled: () => Promise.all(ends).then(() => received) };
}
