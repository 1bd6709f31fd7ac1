import { expect, it } from 'vitest';
import { findMigrationEmail, storeMigrationEmail } from './migration-email.ts';

it('AUTH-09 the address is stored while migration applies and cleared otherwise', () => {
  const values = new Map<string, string>();
  const store = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  storeMigrationEmail('vesper@example.org', store);
  expect(findMigrationEmail(store)).toBe('vesper@example.org');
  storeMigrationEmail(null, store);
  expect(findMigrationEmail(store)).toBeNull();
  expect(values.size).toBe(0);
});
