import type { Database } from '@deckframe/database/db';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { spendDatabaseLimit } from '../../lib/database-limit.ts';
import { idempotentWrite } from '../../lib/idempotent-write.ts';
import { requireUser } from '../../lib/require-user.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { keepUnheard, type PaidAnswer } from '../exp/service.ts';
import { type Archetypes, createArchetypes } from './archetypes.ts';

/** Who changes which game's deck, inside whose transaction. */
export type DeckWrite = {
  db: Database;
  config: GameConfig;
  archetypes: Archetypes;
  user: SessionUser;
};

/** How every change of a deck reaches its transaction. */
export type DeckWriter = {
  archetypes: Archetypes;
  /** Runs the effect once for this request, however often it is repeated. */
  change<T>(request: FastifyRequest, effect: (write: DeckWrite) => Promise<T>): Promise<T>;
  /** The same for what makes a deck or a version of one: it may pay, and too many are refused. */
  save<T extends PaidAnswer>(
    request: FastifyRequest,
    effect: (write: DeckWrite) => Promise<T>,
  ): Promise<T>;
};

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
const VERSION_TAG = /^(?:W\/)?"?([1-9]\d{0,8})"?$/;

export function createDeckWriter({ clock, db, env, games, pool }: AppDeps): DeckWriter {
  const archetypes = createArchetypes(env.GAMES_DIR, games.ids, clock);
  const limits = [
    { name: 'deck-save', max: env.DECK_SAVES_PER_MINUTE, windowSeconds: MINUTE_SECONDS },
    { name: 'deck-save-day', max: env.DECK_SAVES_PER_DAY, windowSeconds: DAY_SECONDS },
  ];

  const change: DeckWriter['change'] = async (request, effect) => {
    const user = await requireUser(request);
    const config = games.get((request.params as { game: string }).game);
    const { 'idempotency-key': key, 'if-match': version } = request.headers;
    const write = {
      userId: user.id,
      route: `${request.method} ${request.routeOptions.url ?? ''}`,
      key: typeof key === 'string' ? key : undefined,
      input: { params: request.params, version, body: request.body },
    };
    return idempotentWrite(pool, write, (transaction) =>
      effect({ db: transaction, config, archetypes, user }),
    );
  };

  return {
    archetypes,
    change,
    async save(request, effect) {
      const user = await requireUser(request);
      for (const limit of limits) await spendSave(db, limit, user.id);
      return change(request, async (write) =>
        keepUnheard(write.db, request, user.id, await effect(write)),
      );
    },
  };
}

/** The version that a change was made from, as the `If-Match` header says it. */
export function readVersion(request: FastifyRequest): number {
  const found = VERSION_TAG.exec(request.headers['if-match'] ?? '')?.[1];
  if (found === undefined) throw new AppError('VERSION_REQUIRED');
  return Number(found);
}

async function spendSave(
  db: Database,
  limit: Parameters<typeof spendDatabaseLimit>[1],
  userId: string,
): Promise<void> {
  try {
    await spendDatabaseLimit(db, limit, userId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    const { retryAfterSeconds } = error;
    throw new AppError('DECK_COOLDOWN', error.params, {
      cause: error,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
}
