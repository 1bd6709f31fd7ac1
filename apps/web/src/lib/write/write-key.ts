/** A new one for each intended change; whoever repeats a change repeats its key. */
export function createWriteKey(): string {
  return crypto.randomUUID();
}
