import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listDoors } from '../testing/authorisation/check-routes.ts';
import { createTestApi } from '../testing/test-api.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/security.md');
/** The limit of all other bodies. */
const USUAL_BYTES = 64 * 1024;

it('docs/security.md lists every route that accepts more than 64 kB, and no other', async () => {
  const { app, routes } = await createTestApi();
  await app.close();
  const large = listDoors(routes).filter(({ route }) => (route.bodyLimit ?? 0) > USUAL_BYTES);
  const [, uploads = ''] = readFileSync(PAGE, 'utf8').split(/^## Uploads$/m);
  const [section = ''] = uploads.split(/^## /m);
  const listed = section.match(/(?<=`)(?:POST|PUT|PATCH) [^`]+(?=`)/g) ?? [];
  expect(listed.toSorted()).toEqual(large.map(({ door }) => door).toSorted());
});
