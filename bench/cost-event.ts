import type { TestDatabase } from '@deckframe/database/testing';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { openDesk } from '../apps/api/src/testing/stream-rounds/round-desk.ts';
import { addScene } from '../apps/api/src/testing/stream-rounds/scene.ts';
import type { Cost, Meter } from './cost-meter.ts';
import { GAME, type Ask } from './cost-scene.ts';

const SAMPLES = 60;

/** In an event of this size: one result at the desk, and one table view on a phone. */
export async function measureEvent(
  { origin, ask, database }: { origin: string; ask: Ask; database: TestDatabase },
  meter: Meter,
  players: number,
): Promise<{ result: Cost; look: Cost }> {
  const scene = await addScene(database.db, players);
  const desk = await openDesk(origin, scene);
  await desk.publish();
  await meter.analyze();
  const path = `/api/games/${GAME}/tournaments/${scene.event}/my-match`;
  const lookAt = async (at: number): Promise<void> => {
    await ask(path, { cookie: scene.phones[at]?.cookie ?? '' });
  };
  const enter = (at: number): Promise<void> => desk.send([resultAt(at + 1)]);
  // The first calls of a new process cost more.
  for (let at = 0; at < 10; at += 1) await lookAt(at);
  const look = await meter.measure(SAMPLES, lookAt);
  const result = await meter.measure(SAMPLES, enter);
  return { result, look };
}

const resultAt = (table: number): Command => ({
  kind: 'result',
  round: 1,
  table,
  base: 0,
  result: { outcome: 'a', games: [2, 0, 0], end: 'play' },
});
