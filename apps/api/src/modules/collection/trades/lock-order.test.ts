import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  createTraders,
  line,
  MINE,
  proposeTo,
  THEIRS,
  TRADES,
} from '../../../testing/trade-scene.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ isPatient: true });
});
afterAll(() => api.close());

/** Different lock orders could deadlock. */
it.each([true, false])(
  'locks the collection of the lower member id first, proposed by the lower: %s',
  async (isLowerFirst) => {
    const { one: low, other: high } = await createTraders(api);
    expect(low.id).toBeLessThan(high.id);
    const [proposer, partner] = isLowerFirst ? [low, high] : [high, low];
    const [own, asked] = isLowerFirst ? [MINE, THEIRS] : [THEIRS, MINE];
    const terms = { give: [line(own)], get: [line(asked)] };
    const offered = await proposeTo(proposer, partner, terms);
    const { id } = offered.json<{ id: string }>();
    const url = `${TRADES}/${id}/confirm`;
    await proposer.call('POST', url, { round: 1 });
    const last = await api.database.db.transaction().execute(async (holder) => {
      const hold = (userId: number) =>
        sql`select from collection_states where user_id = ${userId} for update nowait`.execute(
          holder,
        );
      await hold(low.id);
      const answer = partner.call('POST', url, { round: 1 });
      await expect
        .poll(async () => {
          const { rows } = await sql<{ waits: boolean }>`select exists (
            select from pg_locks
            where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
          ) as waits`.execute(holder);
          return rows[0]?.waits;
        })
        .toBe(true);
      // The waiting transaction holds no other lock.
      await hold(high.id);
      return { answer };
    });
    expect((await last.answer).json()).toMatchObject({ state: 'done' });
  },
);
