import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

const WAITING = 'views:waiting';
const BATCH = 'views:batch';
const BATCH_ID = 'id';
/** Keeps a day's visitors for two days, because clocks differ. */
const SEEN_SECONDS = 2 * 86_400;

/** Lua: counts a visitor once per deck and day, with a limit per address. */
export const RECORD = `
if redis.call('SADD', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('EXPIRE', KEYS[1], ARGV[3])
if ARGV[4] ~= '' then
  local from = redis.call('HINCRBY', KEYS[3], ARGV[4], 1)
  redis.call('EXPIRE', KEYS[3], ARGV[3])
  if from > tonumber(ARGV[5]) then return 0 end
end
redis.call('HINCRBY', KEYS[2], ARGV[2], 1)
return 1`;

export const RECORD_NAME = createHash('sha1').update(RECORD).digest('hex');

/** Lua: moves counts to a named batch; an existing batch comes first. */
const TAKE = `
if redis.call('EXISTS', KEYS[2]) == 0 then
  if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
  redis.call('RENAME', KEYS[1], KEYS[2])
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
end
return redis.call('HGETALL', KEYS[2])`;

/** Lua: deletes the batch if it is still the same. */
const DROP = `
if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('DEL', KEYS[1]) end
return 0`;

export type View = {
  game: string;
  deckId: string;
  day: string;
  visitor: string;
  /** Hashed address of a browser with a cookie; otherwise null. */
  origin: string | null;
};

/** Browsers per address, deck and day that count. */
export const BROWSERS_PER_ADDRESS = 30;

export async function recordView(redis: Redis, view: View): Promise<boolean> {
  const args = viewArguments(view);
  try {
    return (await redis.evalsha(RECORD_NAME, ...args)) === 1;
  } catch (error) {
    // After a restart Redis does not know the script.
    if (!String(error).includes('NOSCRIPT')) throw error;
    return (await redis.eval(RECORD, ...args)) === 1;
  }
}

/** Keys and values of the script. */
export function viewArguments(view: View) {
  const seen = `views:seen:${view.day}:${view.game}:${view.deckId}`;
  const field = `${view.game}/${view.deckId}`;
  const from = `views:from:${view.day}:${view.game}:${view.deckId}`;
  const values = [
    view.visitor,
    field,
    SEEN_SECONDS,
    view.origin ?? '',
    BROWSERS_PER_ADDRESS,
  ] as const;
  return [3, seen, WAITING, from, ...values] as const;
}

export type ViewBatch = { id: string; counts: { game: string; deckId: string; views: number }[] };

export async function takeViewBatch(redis: Redis, newId: string): Promise<ViewBatch | undefined> {
  const flat = (await redis.eval(TAKE, 2, WAITING, BATCH, BATCH_ID, newId)) as string[];
  if (flat.length === 0) return undefined;
  const pairs = Array.from({ length: flat.length / 2 }, (_, index) => {
    return [flat[index * 2] ?? '', flat[index * 2 + 1] ?? ''] as const;
  });
  const id = pairs.find(([field]) => field === BATCH_ID)?.[1] ?? newId;
  const counts = pairs
    .filter(([field]) => field !== BATCH_ID)
    .map(([field, views]) => {
      const [game = '', deckId = ''] = field.split('/');
      return { game, deckId, views: Number(views) };
    });
  return { id, counts };
}

export async function dropViewBatch(redis: Redis, id: string): Promise<void> {
  await redis.eval(DROP, 1, BATCH, BATCH_ID, id);
}
