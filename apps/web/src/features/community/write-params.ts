/** The header of a write: a key of its own for each intended change. */
export function writeHeader(): { 'idempotency-key': string } {
  return { 'idempotency-key': crypto.randomUUID() };
}
