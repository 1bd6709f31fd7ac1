import type { Redis } from 'ioredis';

/** Counters shared by all processes. */
export type SharedCounts = {
  /** Adds to several keys of one window and returns their totals. */
  add(window: number, counts: readonly (readonly [key: string, by: number])[]): Promise<number[]>;
};

export function createRedisCounts(redis: Redis, name: string, windowMs: number): SharedCounts {
  return {
    async add(window, counts) {
      // Without counts it only checks whether Redis answers.
      if (counts.length === 0) {
        await redis.ping();
        return [];
      }
      const pipeline = redis.pipeline();
      for (const [key, by] of counts) {
        const full = `limit:${name}:${window}:${key}`;
        pipeline.incrby(full, by);
        pipeline.pexpire(full, windowMs * 2);
      }
      const replies = (await pipeline.exec()) ?? [];
      return counts.map((_, index) => {
        const [error, total] = replies[index * 2] ?? [new Error('no reply'), 0];
        if (error) throw error;
        return Number(total);
      });
    },
  };
}
