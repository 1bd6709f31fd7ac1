import { withSafeCommits } from '@deckframe/database/roles';
import { Redis } from 'ioredis';
import {
  RECORD,
  RECORD_NAME,
  viewArguments,
} from '../apps/api/src/modules/decks/decks/redis-views.ts';
import { FIVE, type DeckDatabase } from './deck-database.ts';
import { readDeckQuery } from './deck-query.ts';
import { median } from './median.ts';
import { runPgbench } from './pgbench.ts';
import { runRedisBenchmark } from './redis-benchmark.ts';

type ViewLoad = { clients: number; seconds: number; rounds: number };

const VIEWS_A_ROUND = 60_000;

/**
 * Views of one deck, counted by the API's Redis script with a new visitor each, or by updating the
 * deck's row. C programs send both, so that neither waits for its client.
 */
export async function measureDeckViews(
  database: DeckDatabase,
  redisUrl: string,
  load: ViewLoad,
  note: (line: string) => void,
): Promise<number> {
  const { ids } = await readDeckQuery(database.url);
  const deckId = ids[0] ?? '';
  const redis = new Redis(redisUrl);
  const day = `bench-${process.pid}`;
  const view = { game: FIVE.game, deckId, day, visitor: 'visitor-__rand_int__', origin: null };
  const command = ['evalsha', RECORD_NAME, ...viewArguments(view).map(String)];
  const ratios: number[] = [];
  try {
    await redis.script('LOAD', RECORD);
    for (let round = 0; round < load.rounds; round += 1) {
      const views = await runRedisBenchmark({
        redisUrl,
        command,
        connections: load.clients,
        requests: VIEWS_A_ROUND,
      });
      const updates = await runPgbench({
        databaseUrl: withSafeCommits(database.adminUrl),
        query: `update decklists set visitorcount = visitorcount + 1
          where gameid = :game and id = :deck`,
        variables: { game: FIVE.game, deck: deckId },
        connections: load.clients,
        seconds: load.seconds,
      });
      note(`views: ${Math.round(views)}/s in Redis, ${Math.round(updates)}/s in the row`);
      ratios.push(views / updates);
    }
  } finally {
    await redis.del(viewArguments(view)[1]);
    await redis.hdel('views:waiting', `${FIVE.game}/${deckId}`);
    redis.disconnect();
  }
  return median(ratios);
}
