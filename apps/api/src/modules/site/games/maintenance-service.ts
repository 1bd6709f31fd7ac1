import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { MaintenanceChange, MaintenanceState } from '@deckframe/contract/site/maintenance';
import type { Database } from '@deckframe/database/db';
import { normaliseMaintenanceCode } from '@deckframe/domain/site/maintenance/maintenance-code';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { Clock } from '../../../lib/clock.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { hashMaintenanceCode, isMaintenanceCode } from '../../maintenance/code-hash.ts';
import { toMaintenanceState } from '../../maintenance/mapping.ts';
import { findLock, findLockForUpdate, updateLock } from '../../maintenance/queries.ts';

export { hasUnlockCookie } from '../../maintenance/unlock-cookie.ts';

/** What every request asks: is this game locked? Remembered for a second at most. */
export type MaintenanceLocks = {
  get(game: string): MaintenanceState | Promise<MaintenanceState>;
  forget(game: string): void;
};

const REMEMBER_MS = 1000;
/** Guessing is slow for one caller and slow for all callers together. */
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

/** The version the code opens. Throws `MAINTENANCE_CODE_INVALID` or `RATE_LIMITED`. */
export async function checkUnlockCode(
  db: Database,
  attempt: { game: string; code: string; address: string },
): Promise<number> {
  const { game } = attempt;
  await spendDatabaseLimit(db, UNLOCK_PER_ADDRESS, `${game}:${attempt.address}`);
  await spendDatabaseLimit(db, UNLOCK_IN_ALL, game);
  const lock = await findLock(db, game);
  // An open game has no code; any code is as wrong as another.
  const hash = lock?.maintenance_code_hash ?? 'none';
  const isRight = await isMaintenanceCode(normaliseMaintenanceCode(attempt.code), hash);
  if (!isRight || lock === undefined) throw new AppError('MAINTENANCE_CODE_INVALID');
  return lock.maintenance_version;
}

export async function getMaintenanceState(db: Database, game: string): Promise<MaintenanceState> {
  return toMaintenanceState(await findLock(db, game));
}

/** Locks with a code, or opens with none, and writes down who did it. */
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
