import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { genericOAuth } from 'better-auth/plugins';
import type { Database } from '@deckframe/database/db';
import { PASSWORD_MAX, PASSWORD_MIN } from '@deckframe/domain/accounts/access/passwords';
import { parseUserId } from '@deckframe/domain/accounts/access/user-id';
import type { Env } from '../../../env.ts';
import { cookieName } from '../../../lib/cookies.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { AUTH_COOKIES, isSecure, SESSION_SECONDS } from '../../../lib/session-cookie.ts';
import { mailExisting, sendVerification } from './account-mails.ts';
import { findAuthCall, findPreparedHash } from './auth-call.ts';
import { admitSession, dropTokens } from './auth-steps.ts';
import { listLinkProviders } from './link-providers.ts';

/**
 * A database for the authentication service that leads to the transaction of the write under way,
 * so that the service's steps and ours happen together or not at all. Outside of a write, as in the
 * answer to a service that sends people back, it is the plain pool.
 */
export function createCallDatabase(pooled: Database): Database {
  return new Proxy(pooled, {
    get: (_, key) => {
      const db = findAuthCall()?.db ?? pooled;
      const value: unknown = Reflect.get(db, key, db);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
}

type MakeAdapter = ReturnType<typeof kyselyAdapter>;
type Adapter = ReturnType<MakeAdapter>;
type Row = Record<string, unknown>;
type Condition = { field: string; value: unknown };
type Query = { model: string; data?: Row; update?: Row; where?: Condition[] };

/**
 * The authentication service speaks of sessions by their tokens; our table holds the hashes. What it
 * writes and looks for is hashed on the way, and what it made or found bears the token it named.
 */
function hashSessionTokens(make: MakeAdapter): MakeAdapter {
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

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Which of our tables and columns hold what the service keeps. */
const TABLES = {
  user: {
    modelName: 'users',
    fields: {
      emailVerified: 'emailverified',
      image: 'avatar',
      createdAt: 'createdon',
      updatedAt: 'updated_at',
    },
    additionalFields: {
      username: { type: 'string', required: true },
      usernameKey: { type: 'string', required: true, fieldName: 'username_key' },
    },
  },
  session: {
    modelName: 'auth_sessions',
    expiresIn: SESSION_SECONDS,
    // Sessions are extended by our own route; a cached one would outlive its end.
    disableSessionRefresh: true,
    cookieCache: { enabled: false },
    fields: {
      ...TIMES,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'auth_accounts',
    fields: {
      ...TIMES,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
    // Linking starts from a signed-in page, so another address there is nobody else's claim.
    accountLinking: {
      enabled: true,
      allowDifferentEmails: true,
      trustedProviders: ['discord', 'patreon'],
    },
  },
  verification: {
    modelName: 'auth_verifications',
    storeIdentifier: 'hashed',
    fields: { ...TIMES, expiresAt: 'expires_at' },
  },
} satisfies BetterAuthOptions;

export type Auth = ReturnType<typeof createAuth>;

/**
 * The authentication service inside our API. It checks passwords, makes sessions and speaks OAuth;
 * everything around that (input, limits, answers, cookies, errors) is ours, and it has no address
 * of its own but the one to which other services send people back.
 */
export function createAuth(env: Env, db: Database) {
  const options = {
    appName: 'Deckframe',
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    secret: env.SESSION_SECRET,
    // Its own transactions stay off: a write of ours is one, and the adapter works inside it.
    database: hashSessionTokens(
      kyselyAdapter(createCallDatabase(db), { type: 'postgres', transaction: false }),
    ),
    // Our own limits hold in PostgreSQL, our own log says nothing about anyone.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: {
      database: { generateId: 'serial', validateSchema: false },
      // Its own prefix is the weaker `__Secure-`; ours goes into the name, and the flag beside it.
      useSecureCookies: false,
      cookiePrefix: cookieName(AUTH_COOKIES, isSecure(env)),
      defaultCookieAttributes: { secure: isSecure(env) },
      ipAddress: { disableIpTracking: true },
    },
    ...TABLES,
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      // Counted in UTF-16 units there and in characters by the domain, whose limit is the smaller.
      maxPasswordLength: PASSWORD_MAX * 2,
      password: {
        hash: async (password) => findPreparedHash(password) ?? hashPassword(password),
        verify: verifyPassword,
      },
      onExistingUserSignUp: ({ user }) => mailExisting(env, user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: false,
      // Its own token opens nothing: ours is made when the mail is sent.
      sendVerificationEmail: ({ user }) => sendVerification(env, parseUserId(user.id), user.email),
    },
    databaseHooks: {
      session: { create: { before: admitSession } },
      account: { create: { before: dropTokens }, update: { before: dropTokens } },
    },
    plugins: [genericOAuth({ config: listLinkProviders(env) })],
  } satisfies BetterAuthOptions;
  return betterAuth(options);
}
