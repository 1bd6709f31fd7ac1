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

/** An empty variable counts as missing, because compose files cannot unset one. */
const whenGiven = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const envSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(4000, 0, 65_535),
  PUBLIC_URL: url('http:', 'https:').transform((value) => value.replace(/(?<!\/)\/+$/, '')),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 200),
  /** Standbys for visitors' reads; without it the primary answers them. */
  READ_DATABASE_URL: whenGiven(
    z
      .string()
      .transform((value) => value.split(','))
      .pipe(z.array(url('postgres:', 'postgresql:'))),
  ),
  REDIS_URL: whenGiven(url('redis:', 'rediss:')),
  /** A later answer of Redis counts as a failure. */
  REDIS_TIMEOUT_MS: wholeNumber(TIMEOUTS.redisMs, 50, 60_000),
  SMTP_URL: whenGiven(url('smtp:', 'smtps:')),
  MAIL_FROM: z.string().min(3).default('Deckframe <no-reply@localhost>'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  GAMES_DIR: z.string().min(1),
  /** Folder of the pictures `<game>/<width>/<image>.webp`; without it there are none. */
  MEDIA_DIR: whenGiven(z.string()),
  /** Store of members' pictures; without it uploads are disabled. */
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
  /** `off` removes the service worker from all browsers. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Threads that render pages on the server; 0 leaves all pages to browsers. */
  RENDER_THREADS: wholeNumber(0, 0, 16),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(600, 1, 1_000_000_000),
  MAX_IN_FLIGHT: wholeNumber(1000, 1, 100_000),
  /** Event loop delay above which, for two seconds, the process refuses new requests. */
  MAX_LOOP_DELAY_MS: wholeNumber(500, 50, 600_000),
  /** Open event streams of one process. */
  MAX_STREAMS: wholeNumber(5000, 0, 1_000_000),
  /** Deck saves per member; more get the deck cooldown. */
  DECK_SAVES_PER_MINUTE: wholeNumber(30, 1, 1_000_000),
  DECK_SAVES_PER_DAY: wholeNumber(500, 1, 1_000_000_000),
  /** Number of trusted proxies in front of the API. */
  TRUST_PROXY: wholeNumber(0, 0, 10),
  /** Time between `/ready` answering 503 and closing, for the proxy to notice. */
  SHUTDOWN_GRACE_MS: wholeNumber(5000, 0, 60_000),
  METRICS_TOKEN: whenGiven(z.string().min(16, 'must have at least 16 characters')),
  OTEL_EXPORTER_OTLP_ENDPOINT: whenGiven(url('http:', 'https:')),
  /** Account linking is offered if a service's id and secret are set. */
  DISCORD_CLIENT_ID: whenGiven(z.string()),
  DISCORD_CLIENT_SECRET: whenGiven(z.string()),
  DISCORD_URL: url('http:', 'https:').default('https://discord.com'),
  PATREON_CLIENT_ID: whenGiven(z.string()),
  PATREON_CLIENT_SECRET: whenGiven(z.string()),
  PATREON_URL: url('http:', 'https:').default('https://www.patreon.com'),
  /** Receiver of mails about new card reports; without it none are sent. */
  REPORT_MAIL_TO: whenGiven(z.email()),
  /** The chat webhook for card reports and its signing key; only the worker has them. */
  REPORT_WEBHOOK_URL: whenGiven(url('http:', 'https:')),
  REPORT_WEBHOOK_SECRET: whenGiven(z.string().min(32, 'must have at least 32 characters')),
  /** `on` allows sending to this machine, for tests and development. */
  REPORT_WEBHOOK_LOOPBACK: z.enum(['on', 'off']).default('off'),
  /** A partner's ad page on another origin; without it only own ads are shown. */
  AD_FRAME_URL: whenGiven(url('http:', 'https:')),
  /** Contact for security reports: an address or a page. */
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
    /** Base of links in digests; without it none are sent. */
    PUBLIC_URL: whenGiven(envSchema.shape.PUBLIC_URL),
    DEFAULT_GAME: envSchema.shape.DEFAULT_GAME,
    /** Port on which the worker answers `/health` and `/metrics`; optional. */
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
 * All variables; tests compare docs and deploy files with it.
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

/** Reads the API's settings. Throws one error with all faults. */
export function readEnv(source: Source): Env {
  return readWith(
    envSchema.refine(({ AD_FRAME_URL: frame, PUBLIC_URL: own }) => !isSameOrigin(frame, own), {
      path: ['AD_FRAME_URL'],
      message: 'must be of another origin than PUBLIC_URL',
    }),
    source,
  );
}

/** Reads the worker's settings. */
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
    // The value is never printed, because it may be a secret.
    return `  ${name}: ${source[name] === undefined ? 'is missing' : issue.message}`;
  });
  throw new EnvError(faults);
}
