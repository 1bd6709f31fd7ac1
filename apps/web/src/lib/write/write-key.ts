/** A new one for each intended change; whoever repeats a change repeats its key. */
export function createWriteKey(): string {
  return crypto.randomUUID();
}

export interface KeyHeader {
  readonly 'idempotency-key': string;
}

export interface ChangeHeaders extends KeyHeader {
  readonly 'if-match': string;
}

/** The same key again is the same write: the API answers it once more instead of doing it twice. */
export function writeHeaders(key: string): KeyHeader {
  return { 'idempotency-key': key };
}

/** For a change of what has versions: it is refused if somebody else changed it meanwhile. */
export function changeHeaders(key: string, version: number): ChangeHeaders {
  return { ...writeHeaders(key), 'if-match': `"${version}"` };
}
