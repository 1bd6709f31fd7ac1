import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { listDoors } from '../testing/authorisation/check-routes.ts';
import { createTestApi, ROOT } from '../testing/test-api.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** The limit of all other bodies. */
const USUAL_BYTES = 64 * 1024;

let large: { door: string; url: string; bytes: number }[];
beforeAll(async () => {
  const { app, routes } = await createTestApi();
  await app.close();
  large = listDoors(routes)
    .map(({ door, route }) => ({ door, url: route.url, bytes: route.bodyLimit ?? 0 }))
    .filter(({ bytes }) => bytes > USUAL_BYTES);
});

it('docs/security.md lists every route that accepts more than 64 kB, and no other', () => {
  const [, uploads = ''] = read('docs/security.md').split(/^## Uploads$/m);
  const [section = ''] = uploads.split(/^## /m);
  const listed = section.match(/(?<=`)(?:POST|PUT|PATCH) [^`]+(?=`)/g) ?? [];
  expect(listed.toSorted()).toEqual(large.map(({ door }) => door).toSorted());
});

const UNITS: Readonly<Record<string, number>> = { k: 1024, m: 1024 * 1024 };

const readSize = (text: string): number | undefined => {
  const [, number, unit = ''] = /client_max_body_size (\d+)([km]?);/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number) * (UNITS[unit] ?? 1);
};

/** Returns the size of a body that nginx passes on at an address, as nginx selects a location. */
function findProxyLimit(conf: string, address: string): number {
  const places = [...conf.matchAll(/location (=|~) (\S+) \{([^}]*)\}/g)];
  const exact = places.find(([, kind, place]) => kind === '=' && place === address);
  const fitting = places.find(
    ([, kind, place = '']) => kind === '~' && new RegExp(place).test(address),
  );
  const [head = ''] = conf.split('location ');
  return readSize((exact ?? fitting)?.[3] ?? '') ?? readSize(head) ?? 0;
}

it('deploy/nginx.conf accepts as large a body as each route, and 1 MB elsewhere', () => {
  const conf = read('deploy/nginx.conf');
  const usual = findProxyLimit(conf, '/api/games');
  expect(usual).toBe(1024 * 1024);
  const faults = large.flatMap(({ door, url, bytes }) =>
    // nginx decodes an address before it selects a location.
    ['a', ...(url.includes(':cardno') ? ['a/b'] : [])].flatMap((value) => {
      const address = url.replace(':cardno', value).replaceAll(/:\w+/g, 'a');
      const found = findProxyLimit(conf, address);
      return found === Math.max(bytes, usual) ? [] : [`${door}: ${found}, not ${bytes}`];
    }),
  );
  expect(faults).toEqual([]);
});
