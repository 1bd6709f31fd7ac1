import { GAME_ID } from '@deckframe/domain/game-ids';
import { z } from 'zod';
import { parseFileStoreAddress } from './lib/file-store-address.ts';
import { TIMEOUTS } from './lib/timeouts.ts';

const wholeNumberBetween = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));

const wholeNumber = (fallback: number, min: number, max: number) =>
  wholeNumberBetween(min, max).default(fallback);

const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      return URL.canParse(value) && protocols.includes(new URL(value).protocol);
    },
    `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  );

/** An empty variable counts as absent: compose files and shells cannot unset one. */
const whenGiven = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const envSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(4000, 0, 65_535),
  PUBLIC_URL: url('http:', 'https:').transform((value) => value.replace(/(?<!\/)\/+$/, '')),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 200),
  /** Standbys, or servers that may become one, for what visitors read; without it the primary alone. */
  READ_DATABASE_URL: whenGiven(
    z
      .string()
      .transform((value) => value.split(','))
      .pipe(z.array(url('postgres:', 'postgresql:'))),
  ),
  REDIS_URL: whenGiven(url('redis:', 'rediss:')),
  /** An answer of Redis that is later than this counts as none. */
  REDIS_TIMEOUT_MS: wholeNumber(TIMEOUTS.redisMs, 50, 60_000),
  SMTP_URL: whenGiven(url('smtp:', 'smtps:')),
  MAIL_FROM: z.string().min(3).default('Deckframe <no-reply@localhost>'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  GAMES_DIR: z.string().min(1),
  /** Where the pictures `<game>/<width>/<image>.webp` lie; without it there are none. */
  MEDIA_DIR: whenGiven(z.string()),
  /** Where members' pictures are kept; without it nobody can upload any. */
  UPLOADS_URL: whenGiven(
    z
      .string()
      .transform(parseFileStoreAddress)
      .refine(
        (address) => address !== undefined,
        'must be file:///folder or s3+https://key:secret@host/bucket?region=name',
      ),
  ),
  DEFAULT_GAME: z.string().regex(GAME_ID).optional(),
  WEB_DIST: whenGiven(z.string()),
  /** `off` removes the service worker from every browser that asks for it. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(600, 1, 1_000_000_000),
  MAX_IN_FLIGHT: wholeNumber(1000, 1, 100_000),
  /** A process whose turns start later than this for two seconds takes no new requests. */
  MAX_LOOP_DELAY_MS: wholeNumber(500, 50, 600_000),
  /** Open event streams of one process. */
  MAX_STREAMS: wholeNumber(5000, 0, 1_000_000),
  /** One member's saves; more are told to wait (the deck cooldown). */
  DECK_SAVES_PER_MINUTE: wholeNumber(30, 1, 1_000_000),
  DECK_SAVES_PER_DAY: wholeNumber(500, 1, 1_000_000_000),
  /** How many proxies in front of us may be believed about the caller's address. */
  TRUST_PROXY: wholeNumber(0, 0, 10),
  /** Between `/ready` turning 503 and the end of keep-alive: the proxy must notice meanwhile. */
  SHUTDOWN_GRACE_MS: wholeNumber(5000, 0, 60_000),
  METRICS_TOKEN: whenGiven(z.string().min(16, 'must have at least 16 characters')),
  OTEL_EXPORTER_OTLP_ENDPOINT: whenGiven(url('http:', 'https:')),
  /** Linking accounts is offered where a service's id and secret are given. */
  DISCORD_CLIENT_ID: whenGiven(z.string()),
  DISCORD_CLIENT_SECRET: whenGiven(z.string()),
  DISCORD_URL: url('http:', 'https:').default('https://discord.com'),
  PATREON_CLIENT_ID: whenGiven(z.string()),
  PATREON_CLIENT_SECRET: whenGiven(z.string()),
  PATREON_URL: url('http:', 'https:').default('https://www.patreon.com'),
  /** Whom a new card report is mailed to; without it nobody. */
  REPORT_MAIL_TO: whenGiven(z.email()),
  /** The chat that hears of card reports, and the key that signs what it is sent; the worker's alone. */
  REPORT_WEBHOOK_URL: whenGiven(url('http:', 'https:')),
  REPORT_WEBHOOK_SECRET: whenGiven(z.string().min(32, 'must have at least 32 characters')),
  /** `on` lets the worker send to this machine itself: for tests and development. */
  REPORT_WEBHOOK_LOOPBACK: z.enum(['on', 'off']).default('off'),
  /** A partner's page for the frame of ads, of another origin; without it the house's ads alone. */
  AD_FRAME_URL: whenGiven(url('http:', 'https:')),
  /** Where a found weakness is reported: an address or a page. */
  SECURITY_CONTACT: whenGiven(url('mailto:', 'https:')),
});

const workerEnvSchema = envSchema
  .pick({
    NODE_ENV: true,
    HOST: true,
    DATABASE_URL: true,
    REDIS_URL: true,
    REDIS_TIMEOUT_MS: true,
    SMTP_URL: true,
    MAIL_FROM: true,
    GAMES_DIR: true,
    UPLOADS_URL: true,
    LOG_LEVEL: true,
    METRICS_TOKEN: true,
    REPORT_WEBHOOK_URL: true,
    REPORT_WEBHOOK_SECRET: true,
    REPORT_WEBHOOK_LOOPBACK: true,
  })
  .extend({
    /** What links in digests begin with; without it none are sent. */
    PUBLIC_URL: whenGiven(envSchema.shape.PUBLIC_URL),
    DEFAULT_GAME: envSchema.shape.DEFAULT_GAME,
    /** Where the worker answers `/health` and `/metrics`; nowhere unless given. */
    WORKER_PORT: whenGiven(wholeNumberBetween(1, 65_535)),
  })
  .refine(
    (env) => env.REPORT_WEBHOOK_URL === undefined || env.REPORT_WEBHOOK_SECRET !== undefined,
    {
      path: ['REPORT_WEBHOOK_SECRET'],
    },
  )
  .refine((env) => env.REPORT_WEBHOOK_LOOPBACK === 'off' || env.NODE_ENV !== 'production', {
    path: ['REPORT_WEBHOOK_LOOPBACK'],
    message: 'must be off in production',
  });

/**
 * Every variable there is; the documents and the deploy files are compared with it.
 * @internal
 */
export const ENV_NAMES: readonly string[] = Object.keys(envSchema.shape);

export type Env = Readonly<z.output<typeof envSchema>>;
export type WorkerEnv = Readonly<z.output<typeof workerEnvSchema>>;

type Source = Readonly<Record<string, string | undefined>>;

export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment has ${faults.length} fault(s):\n${faults.join('\n')}`);
    this.faults = faults;
  }
}

/** The API's settings, frozen; throws one error that lists every fault. */
export function readEnv(source: Source): Env {
  return readWith(
    envSchema.refine(({ AD_FRAME_URL: frame, PUBLIC_URL: own }) => !isSameOrigin(frame, own), {
      path: ['AD_FRAME_URL'],
      message: 'must be of another origin than PUBLIC_URL',
    }),
    source,
  );
}

/** The worker's settings; it needs fewer. */
export function readWorkerEnv(source: Source): WorkerEnv {
  return readWith(workerEnvSchema, source);
}

function isSameOrigin(frame: string | undefined, own: string): boolean {
  return frame !== undefined && new URL(frame).origin === new URL(own).origin;
}

function readWith<T extends z.ZodType<object>>(schema: T, source: Source): Readonly<z.output<T>> {
  const result = schema.safeParse(source);
  if (result.success) return Object.freeze(result.data);
  const faults = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    // The value itself is never printed: it may be a secret.
    return `  ${name}: ${source[name] === undefined ? 'is missing' : issue.message}`;
  });
  throw new EnvError(faults);
}
