/** Creates a new key per intended change. A retry must use the same key. */
export function createWriteKey(): string {
  return crypto.randomUUID();
}
