import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { spendDatabaseLimit, type DatabaseLimit } from './database-limit.ts';
import { idempotentWrite, requireKey, type WriteRequest } from './idempotent-write.ts';
import { userTopic, type LiveBus } from './live-bus.ts';
import { requireUser } from './require-user.ts';
import type { SessionUser } from './session-user.ts';

/** The context of a member's write. */
export type OpenWrite = {
  /** The transaction with the idempotency key. */
  db: Database;
  user: SessionUser;
  requestId: string;
  /** Members whose mailbox changes; they get a hint after the commit. */
  tell: (...members: readonly UserId[]) => void;
  /** Returns the version of the `If-Match` header. */
  requireVersion: () => number;
};

export type WriteRules = {
  /** Spent before the transaction, so refused writes count too. */
  limits?: readonly DatabaseLimit[];
  /** Identifies equal requests; address, version and body by default. */
  input?: unknown;
  /** True if the write changes a key of the member row. */
  locksMember?: boolean;
};

/**
 * Runs a member's write once, with the key from its header. A write without a result answers 204.
 */
export type MemberWrite = <T>(
  request: FastifyRequest,
  effect: (write: OpenWrite) => Promise<T>,
  rules?: WriteRules,
) => Promise<T>;

/** Context of a write that is one database call. */
export type OpenCall = { user: SessionUser; key: { route: string; key: string; bodyHash: string } };

/**
 * A frequent write implemented by one database function, including its key. It saves the round
 * trips of a transaction.
 */
export type MemberCall = <T>(
  request: FastifyRequest,
  call: (write: OpenCall) => Promise<T>,
  rules: Required<Pick<WriteRules, 'limits'>>,
) => Promise<T>;

export type MemberWriteDeps = {
  db: Database;
  live: Pick<LiveBus, 'publish'>;
  /** Stores awards for the member's next start. */
  storeAwards: (db: Database, userId: UserId, awards: readonly ExpResult[]) => Promise<void>;
};

const VERSION_TAG = /^(?:W\/)?"?([1-9]\d{0,8})"?$/;

export function createMemberWrite({ db, live, storeAwards }: MemberWriteDeps): MemberWrite {
  return async (request, effect, { limits = [], input, locksMember = false } = {}) => {
    const user = await admit(db, request, limits);
    const { 'if-match': version } = request.headers;
    const write = { userId: user.id, locksMember, ...describe(request, input) };
    const told = new Set<UserId>();
    const open = {
      user,
      requestId: request.id,
      tell: (...members: readonly UserId[]) => members.forEach((member) => told.add(member)),
      requireVersion: () => readVersion(version),
    };
    const answered = await idempotentWrite(db, write, async (transaction) => {
      const answer = await effect({ ...open, db: transaction });
      if (!request.raw.socket.destroyed || !isPaid(answer)) return answer;
      await storeAwards(transaction, user.id, answer.exp);
      return { ...answer, exp: [] };
    });
    live.publish('mail', ...Array.from(told, userTopic));
    return answered;
  };
}

export function createMemberCall({ db }: Pick<MemberWriteDeps, 'db'>): MemberCall {
  return async (request, call, { limits }) => {
    const user = await admit(db, request, limits);
    const { route, ...given } = describe(request);
    return call({ user, key: { route, ...requireKey(given) } });
  };
}

async function admit(
  db: Database,
  request: FastifyRequest,
  limits: readonly DatabaseLimit[],
): Promise<SessionUser> {
  const user = await requireUser(request);
  for (const limit of limits) await spendDatabaseLimit(db, limit, user.id);
  return user;
}

function describe(request: FastifyRequest, input?: unknown): Omit<WriteRequest, 'userId'> {
  const { 'idempotency-key': key, 'if-match': version } = request.headers;
  return {
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    key: typeof key === 'string' ? key : undefined,
    input: input ?? { params: request.params, version, body: request.body ?? null },
  };
}

/**
 * A write finishes even if its client hung up. Its awards are then stored in the same transaction
 * instead of being sent, so that a retry cannot show them twice.
 */
function isPaid(answer: unknown): answer is { exp: ExpResult[] } {
  if (typeof answer !== 'object' || answer === null || !('exp' in answer)) return false;
  return Array.isArray(answer.exp) && answer.exp.length > 0;
}

function readVersion(tag: string | undefined): number {
  const found = VERSION_TAG.exec(tag ?? '')?.[1];
  if (found === undefined) throw new AppError('VERSION_REQUIRED');
  return Number(found);
}
