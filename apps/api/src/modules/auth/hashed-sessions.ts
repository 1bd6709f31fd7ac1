import type { kyselyAdapter } from '@better-auth/kysely-adapter';
import { hashToken } from '../../lib/hash-token.ts';

type MakeAdapter = ReturnType<typeof kyselyAdapter>;
type Adapter = ReturnType<MakeAdapter>;
type Row = Record<string, unknown>;
type Condition = { field: string; value: unknown };
type Query = { model: string; data?: Row; update?: Row; where?: Condition[] };

/**
 * The authentication service speaks of sessions by their tokens; our table holds the hashes. What it
 * writes and looks for is hashed on the way, and what it made or found bears the token it named.
 */
export function hashSessionTokens(make: MakeAdapter): MakeAdapter {
  return (options) => wrap(make(options));
}

function wrap(adapter: Adapter): Adapter {
  const wrapped: Adapter = new Proxy(adapter, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      // The adapter's own transactions are off: it would hand out itself.
      if (key === 'transaction') return (work: (inner: Adapter) => unknown) => work(wrapped);
      return (query: unknown, ...rest: unknown[]): unknown =>
        isOfSessions(query)
          ? runHashed((hashed) => value.call(target, hashed, ...rest) as unknown, query)
          : (value.call(target, query, ...rest) as unknown);
    },
  });
  return wrapped;
}

const isOfSessions = (query: unknown): query is Query =>
  typeof query === 'object' && query !== null && 'model' in query && query.model === 'session';

async function runHashed(run: (query: Query) => unknown, query: Query): Promise<unknown> {
  const { data, update, where } = query;
  const result: unknown = await run({
    ...query,
    ...(data !== undefined && { data: hashRow(data) }),
    ...(update !== undefined && { update: hashRow(update) }),
    ...(where !== undefined && { where: where.map(hashCondition) }),
  });
  const token = data?.['token'] ?? where?.find(({ field }) => field === 'token')?.value;
  const isRow = typeof result === 'object' && result !== null && 'token' in result;
  return isRow && typeof token === 'string' ? { ...result, token } : result;
}

const hashRow = (row: Row): Row => ('token' in row ? { ...row, token: hash(row['token']) } : row);

const hashCondition = (condition: Condition): Condition =>
  condition.field === 'token' ? { ...condition, value: hash(condition.value) } : condition;

function hash(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hash);
  return typeof value === 'string' ? hashToken(value) : value;
}
