type Fault = { code?: unknown; message?: unknown; constraint?: unknown };

/** SQLSTATE classes and codes that say "not now": connection, resources, shutdown, read-only. */
const UNAVAILABLE_STATE = /^(08...|53...|57P0[123]|57014|25006|55P03|40001|40P01)$/;
const NETWORK_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
const POOL_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** True where trying again shortly may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Fault;
  if (typeof code === 'string' && (UNAVAILABLE_STATE.test(code) || NETWORK_CODE.test(code))) {
    return true;
  }
  return typeof message === 'string' && POOL_MESSAGE.test(message);
}

/** True where another transaction was in the way: the same work may succeed at once. */
export function isLockConflict(error: unknown): boolean {
  return /^(40001|40P01|55P03)$/.test(String(((error ?? {}) as Fault).code));
}

/** True where a row names another one that is not there, or is there no longer. */
export function isReferenceMissing(error: unknown): boolean {
  return ((error ?? {}) as Fault).code === '23503';
}

/** True where a row would be a second one of what may be there once. */
export function isTaken(error: unknown): boolean {
  return ((error ?? {}) as Fault).code === '23505';
}

/** True where a row breaks the named rule of its table. */
export function isCheckFailed(error: unknown, constraint: string): boolean {
  const fault = (error ?? {}) as Fault;
  return fault.code === '23514' && fault.constraint === constraint;
}

/** The column that a statement names and the database lacks: its migrations have not run. */
export function findMissingColumn(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as Fault;
  if (code !== '42703' || typeof message !== 'string') return undefined;
  return /^column "?(?:\w+\.)?(\w+)"?/.exec(message)?.[1];
}

/**
 * True where the server may or may not have done what it was told: the connection broke or nobody
 * answered in time. A SQLSTATE of any other class means that PostgreSQL itself said no.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Fault;
  if (typeof code === 'string') return /^(08...|57P0[12])$/.test(code) || NETWORK_CODE.test(code);
  return typeof message === 'string' && POOL_MESSAGE.test(message);
}
