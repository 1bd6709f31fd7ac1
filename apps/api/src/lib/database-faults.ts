type Fault = { code?: unknown; message?: unknown; constraint?: unknown };

/** SQLSTATEs of temporary failures: connection, resources, shutdown, read-only. */
const UNAVAILABLE_STATE = /^(08...|53...|57P0[123]|57014|25006|55P03|40001|40P01)$/;
const NETWORK_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
const POOL_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** True if a retry may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Fault;
  if (typeof code === 'string' && (UNAVAILABLE_STATE.test(code) || NETWORK_CODE.test(code))) {
    return true;
  }
  return typeof message === 'string' && POOL_MESSAGE.test(message);
}

/** True if another transaction was in the way, so a retry may succeed at once. */
export function isLockConflict(error: unknown): boolean {
  return /^(40001|40P01|55P03)$/.test(String(((error ?? {}) as Fault).code));
}

/** True if a foreign key is violated. */
export function isReferenceMissing(error: unknown): boolean {
  return ((error ?? {}) as Fault).code === '23503';
}

/** True if a unique constraint is violated. */
export function isTaken(error: unknown): boolean {
  return ((error ?? {}) as Fault).code === '23505';
}

export function isCheckFailed(error: unknown, constraint: string): boolean {
  const fault = (error ?? {}) as Fault;
  return fault.code === '23514' && fault.constraint === constraint;
}

/** Returns the missing column of an error, if migrations have not run. */
export function findMissingColumn(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as Fault;
  if (code !== '42703' || typeof message !== 'string') return undefined;
  return /^column "?(?:\w+\.)?(\w+)"?/.exec(message)?.[1];
}

/**
 * True if the outcome is unknown: the connection broke or timed out. Any other SQLSTATE is a
 * refusal by PostgreSQL.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Fault;
  if (typeof code === 'string') return /^(08...|57P0[12])$/.test(code) || NETWORK_CODE.test(code);
  return typeof message === 'string' && POOL_MESSAGE.test(message);
}
