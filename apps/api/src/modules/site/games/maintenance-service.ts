import type { MaintenanceState, MaintenanceChange } from '@deckframe/contract/site/maintenance';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { normaliseMaintenanceCode } from '@deckframe/domain/site/maintenance/maintenance-code';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { Clock } from '../../../lib/clock.ts';
import { findCookie, printSessionCookie } from '../../../lib/cookies.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { readSignedValue, signValue } from '../../../lib/signed-value.ts';
import { findLock, findLockForUpdate, updateLock, type LockRow } from './queries.ts';

const OPEN: MaintenanceState = Object.freeze({ locked: false, message: '', version: 0 });

function toMaintenanceState(row: LockRow | undefined): MaintenanceState {
  if (row === undefined) return OPEN;
  return {
    locked: row.maintenance_code_hash !== null,
    message: row.maintenance_message ?? '',
    version: row.maintenance_version,
  };
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** A cost that OWASP lists and that takes only 16 MB, since everybody may try a code. */
const COST = { N: 16_384, r: 8, p: 5 };
const NAME = 'scrypt5';
/** Names and costs of stored hashes. The first releases stored `scrypt`. */
const COSTS: Readonly<Record<string, ScryptOptions>> = { [NAME]: COST, scrypt: { ...COST, p: 1 } };

/** Only the hash is stored. */
export async function hashMaintenanceCode(code: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(code, salt, KEY_BYTES, COST);
  return `${NAME}.${salt.toString('base64url')}.${key.toString('base64url')}`;
}

async function isMaintenanceCode(code: string, hash: string): Promise<boolean> {
  const [name = '', salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(code, Buffer.from(salt, 'base64url'), KEY_BYTES, COSTS[name] ?? COST);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const PURPOSE = 'maintenance';
const UNLOCK_SECONDS = 7 * 24 * 3600;

type Site = { secret: string; secure: boolean; now: number };

const nameOf = (game: string): string => `deckframe.maintenance.${game}`;
const valueOf = (game: string, version: number): string => `${game}:${version}`;

/** Prints the unlock cookie, bound to the code's version. */
export function printUnlockCookie(game: string, version: number, site: Site): string {
  const sign = { ...site, purpose: PURPOSE, seconds: UNLOCK_SECONDS } as const;
  return printSessionCookie(nameOf(game), signValue(valueOf(game, version), sign), site.secure);
}

export function hasUnlockCookie(
  cookieHeader: string | undefined,
  game: string,
  version: number,
  site: Site,
): boolean {
  const signed = findCookie(cookieHeader, nameOf(game), site.secure);
  if (signed === undefined) return false;
  return readSignedValue(signed, { ...site, purpose: PURPOSE }) === valueOf(game, version);
}

/** Lock state of each game, cached for a second. */
export type MaintenanceLocks = {
  get(game: string): MaintenanceState | Promise<MaintenanceState>;
  forget(game: string): void;
};

const REMEMBER_MS = 1000;
/** Limits guesses per caller and in total. */
const UNLOCK_PER_ADDRESS = { name: 'unlock', max: 5, windowSeconds: 600 };
const UNLOCK_IN_ALL = { name: 'unlock-all', max: 200, windowSeconds: 3600 };

export function createMaintenanceLocks(db: Database, clock: Clock): MaintenanceLocks {
  const known = new Map<string, { until: number; state: MaintenanceState }>();
  const asked = new Map<string, Promise<MaintenanceState>>();
  const ask = async (game: string): Promise<MaintenanceState> => {
    try {
      const state = toMaintenanceState(await findLock(db, game));
      known.set(game, { until: clock.now() + REMEMBER_MS, state });
      return state;
    } finally {
      asked.delete(game);
    }
  };
  return {
    get(game) {
      const entry = known.get(game);
      if (entry !== undefined && clock.now() < entry.until) return entry.state;
      const running = asked.get(game) ?? ask(game);
      asked.set(game, running);
      return running;
    },
    forget: (game) => known.delete(game),
  };
}

/**
 * Returns the version that the code unlocks. Throws `MAINTENANCE_CODE_INVALID` or `RATE_LIMITED`.
 */
export async function checkUnlockCode(
  db: Database,
  attempt: { game: string; code: string; address: string },
): Promise<number> {
  const { game } = attempt;
  await spendDatabaseLimit(db, UNLOCK_PER_ADDRESS, `${game}:${attempt.address}`);
  await spendDatabaseLimit(db, UNLOCK_IN_ALL, game);
  const lock = await findLock(db, game);
  // An open game refuses every code.
  const hash = lock?.maintenance_code_hash ?? 'none';
  const isRight = await isMaintenanceCode(normaliseMaintenanceCode(attempt.code), hash);
  if (!isRight || lock === undefined) throw new AppError('MAINTENANCE_CODE_INVALID');
  return lock.maintenance_version;
}

export async function getMaintenanceState(db: Database, game: string): Promise<MaintenanceState> {
  return toMaintenanceState(await findLock(db, game));
}

/** Locks with a code or opens, with an audit entry. */
export async function changeMaintenance(
  db: Database,
  change: MaintenanceChange & { game: string; userId: UserId; requestId: string },
): Promise<MaintenanceState> {
  const { code, game, message, userId } = change;
  const codeHash = code === null ? null : await hashMaintenanceCode(normaliseMaintenanceCode(code));
  const before = toMaintenanceState(await findLockForUpdate(db, game));
  const version = await updateLock(db, game, {
    codeHash,
    message,
    fromVersion: change.version,
    userId,
  });
  if (version === undefined) throw new AppError('VERSION_CONFLICT');
  const state = { locked: codeHash !== null, message, version };
  await writeAdminAct(db, {
    actorId: userId,
    action: 'maintenance.change',
    game,
    subject: game,
    before,
    after: state,
    requestId: change.requestId,
  });
  return state;
}
