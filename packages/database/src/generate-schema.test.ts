import { expect, it } from 'vitest';
import { isSchemaCurrent } from './generate-schema.ts';

it('the committed types of the tables are those of a freshly migrated database', async () => {
  expect(await isSchemaCurrent(String(process.env['TEST_PG_ADMIN_URL']))).toBe(true);
});
