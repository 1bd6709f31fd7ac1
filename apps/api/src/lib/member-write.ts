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

/** What a member's write works with; all that its effect learns of the request. */
export type OpenWrite = {
  /** The transaction of the effect and its idempotency key. */
  db: Database;
  user: SessionUser;
  requestId: string;
  /** Whose mailboxes the effect writes into: after the commit they are hinted at. */
  tell: (...members: readonly UserId[]) => void;
  /** The version that the change was made from, as the `If-Match` header says it. */
  requireVersion: () => number;
};

export type WriteRules = {
  /** Spent before the transaction, so that what is refused or fails counts as well. */
  limits?: readonly DatabaseLimit[];
  /** What makes two requests the same; else address, version and body. */
  input?: unknown;
  /** The effect changes a key of the member's own row. */
  locksMember?: boolean;
};

/**
 * Every write of a member: the key from its header, the input from its address and body. The effect
 * runs once, however often the request is repeated; where it gives nothing, the answer is a 204.
 */
export type MemberWrite = <T>(
  request: FastifyRequest,
  effect: (write: OpenWrite) => Promise<T>,
  rules?: WriteRules,
) => Promise<T>;

/** What a write works with that is one statement and keeps its key itself. */
export type OpenCall = { user: SessionUser; key: { route: string; key: string; bodyHash: string } };

/**
 * A write that is one function of the database, key and all, for those that come often: it saves the
 * ways to the database that a transaction takes.
 */
export type MemberCall = <T>(
  request: FastifyRequest,
  call: (write: OpenCall) => Promise<T>,
  rules: Required<Pick<WriteRules, 'limits'>>,
) => Promise<T>;

export type MemberWriteDeps = {
  db: Database;
  live: Pick<LiveBus, 'publish'>;
  /** Keeps awards for the member's next start. */
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
 * A write goes on although its caller has hung up (a closed tab, a lost line). What it pays is then
 * kept instead of travelling in an answer that nobody reads. Both happen in the transaction of the
 * write, so a repetition with the same key cannot show it a second time.
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
