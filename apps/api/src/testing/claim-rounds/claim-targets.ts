import type { Database } from '@deckframe/database/db';

/** Something that can be claimed once, and its reward. */
export type Target = {
  name: string;
  body: { eventId: string | null; itemId: string | null };
  gifts: readonly string[];
};

/** Adds an event with a limit, an item, and all level rewards that the member has reached. */
export async function placeTargets(db: Database, userId: number): Promise<Target[]> {
  const event = await db
    .insertInto('ex_events')
    .values({ label: 'Rush', endDate: '2120-01-01T00:00:00Z', banner: 'glass', claim_limit: 5 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('users_boxitems')
    .values({ user_id: userId, type: 'receivedItem', label: 'Gift', gifts: ['background:eclipse'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rewards = await db
    .selectFrom('ex_events')
    .select(['id', 'reward_level', 'banner', 'gifts'])
    .where('reward_level', '<=', 300)
    .orderBy('reward_level')
    .execute();
  return [
    toTarget('event', { eventId: String(event.id), itemId: null }, ['banner:glass']),
    toTarget('item', { eventId: null, itemId: String(item.id) }, ['background:eclipse']),
    ...rewards.map(({ id, reward_level: level, banner, gifts }) => {
      const all = banner === null ? gifts : [...gifts, `banner:${banner}`];
      return toTarget(`level ${level}`, { eventId: String(id), itemId: null }, all);
    }),
  ];
}

function toTarget(name: string, body: Target['body'], gifts: readonly string[]): Target {
  return { name, body, gifts };
}
