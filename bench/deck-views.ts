import { Redis } from 'ioredis';
import { recordView } from '../apps/api/src/modules/deck-views/redis-views.ts';
import { FIVE, type DeckDatabase } from './deck-database.ts';
import { readDeckQuery } from './deck-query.ts';
import { median } from './median.ts';
import { runPgbench } from './pgbench.ts';

type ViewLoad = { clients: number; seconds: number; rounds: number };

/** Everybody looks at one deck: counted as the API counts, and by updating the deck's row. */
export async function measureDeckViews(
  database: DeckDatabase,
  redisUrl: string,
  load: ViewLoad,
  note: (line: string) => void,
): Promise<number> {
  const { ids } = await readDeckQuery(database.url);
  const deckId = ids[0] ?? '';
  const redis = new Redis(redisUrl);
  const ratios: number[] = [];
  try {
    for (let round = 0; round < load.rounds; round += 1) {
      const views = await countInRedis(redis, deckId, load);
      const updates = await runPgbench({
        databaseUrl: database.adminUrl,
        query: `update decklists set visitorcount = visitorcount + 1
          where gameid = :game and id = :deck`,
        variables: { game: FIVE.game, deck: deckId },
        connections: load.clients,
        // Connecting so many takes a part of it.
        seconds: load.seconds + 1,
      });
      note(`views: ${Math.round(views)}/s in Redis, ${Math.round(updates)}/s in the row`);
      ratios.push(views / updates);
    }
  } finally {
    redis.disconnect();
  }
  return median(ratios);
}

/** Each visitor is a new one, which costs more than one who was counted before. */
async function countInRedis(redis: Redis, deckId: string, load: ViewLoad): Promise<number> {
  const day = `bench-${process.pid}-${Date.now()}`;
  const end = Date.now() + load.seconds * 1000;
  let counted = 0;
  const visit = async (): Promise<void> => {
    while (Date.now() < end) {
      counted += 1;
      await recordView(redis, { game: FIVE.game, deckId, day, visitor: `visitor-${counted}` });
    }
  };
  const started = Date.now();
  await Promise.all(Array.from({ length: load.clients }, visit));
  const seconds = (Date.now() - started) / 1000;
  await redis.del(`views:seen:${day}:${FIVE.game}:${deckId}`);
  await redis.hdel('views:waiting', `${FIVE.game}/${deckId}`);
  return counted / seconds;
}
