import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { genericOAuth } from 'better-auth/plugins';
import { PASSWORD_INPUT_MAX } from '@deckframe/contract/accounts/account';
import type { Database } from '@deckframe/database/db';
import { parseUserId } from '@deckframe/domain/accounts/access/user-id';
import type { Env } from '../../../env.ts';
import { cookieName } from '../../../lib/cookies.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { AUTH_COOKIES, isSecure, SESSION_SECONDS } from '../../../lib/session-cookie.ts';
import { mailExisting, sendVerification } from './account-mails.ts';
import { findAuthCall, findPreparedHash, noteNewHash } from './auth-call.ts';
import { admitSession, dropTokens } from './auth-steps.ts';
import { listLinkProviders } from './link-providers.ts';
import { createPasswordHasher, type ScryptCost } from '../../../lib/password-hash.ts';

/**
 * A database for Better Auth that uses the transaction of the current write, or the pool outside of
 * one.
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
 * Hashes session tokens on the way to the table and restores them in results, because Better Auth
 * works with plain tokens.
 */
function hashSessionTokens(make: MakeAdapter): MakeAdapter {
  return (options) => wrap(make(options));
}

function wrap(adapter: Adapter): Adapter {
  const wrapped: Adapter = new Proxy(adapter, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      // The adapter's own transactions are disabled, because they would bypass this wrapper.
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

/** Tables and columns of Better Auth. */
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
    // Our own route extends sessions; a cached session would outlive its end.
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
    // Linking starts from a logged-in page, so a different address is fine.
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
 * Creates Better Auth inside our API. It handles passwords, sessions and OAuth; input, limits,
 * answers and cookies are ours. Its only address is the OAuth callback.
 */
export function createAuth(env: Env, db: Database, cost?: ScryptCost) {
  const passwords = createPasswordHasher(cost);
  const options = {
    appName: 'Deckframe',
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    secret: env.SESSION_SECRET,
    // Its transactions are off, because our writes are transactions.
    database: hashSessionTokens(
      kyselyAdapter(createCallDatabase(db), { type: 'postgres', transaction: false }),
    ),
    // We have our own limits and log.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: {
      database: { generateId: 'serial', validateSchema: false },
      // We use the stronger `__Host-` prefix.
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
      // The domain counts the characters of the NFKC form, Better Auth the UTF-16 units of the input.
      minPasswordLength: 1,
      maxPasswordLength: PASSWORD_INPUT_MAX,
      password: {
        hash: async (password) => findPreparedHash(password) ?? passwords.hash(password),
        verify: async ({ hash: stored, password }) => {
          const { isRight, newHash } = await passwords.check(password, stored);
          if (newHash !== undefined) noteNewHash({ stored, newHash });
          return isRight;
        },
      },
      onExistingUserSignUp: ({ user }) => mailExisting(env, user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: false,
      // Its token is not used: ours is created when the mail is sent.
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
