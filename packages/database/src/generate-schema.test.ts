import { expect, it } from 'vitest';
import { isSchemaCurrent } from './generate-schema.ts';

it('the committed table types match a freshly migrated database', async () => {
  expect(await isSchemaCurrent(String(process.env['TEST_PG_ADMIN_URL']))).toBe(true);
});
