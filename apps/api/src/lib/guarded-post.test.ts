import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { lookup } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardedPost, type GuardedPostOptions } from './guarded-post.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let port: number;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/hang') return;
    if (request.url === '/away') {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end();
    } else if (request.url === '/endless') {
      response.writeHead(200);
      const more = (): void => {
        while (response.write('x'.repeat(1024)));
      };
      response.on('drain', more);
      more();
    } else response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (url: string, options: GuardedPostOptions = {}) =>
  guardedPost({ url, headers: { 'content-type': 'application/json' }, body: '{}' }, options);
const here = (path: string): string => `http://127.0.0.1:${port}${path}`;

it.each([
  '127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0',
  '224.0.0.1', '255.255.255.255', '198.18.0.1', '::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1',
  'fd00:ec2::254', 'ff02::1', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1',
  '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'localhost', '',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
}); // prettier-ignore

it.each(['93.184.216.34', '172.32.0.1', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['https://127.0.0.1/', 'address'],
  ['https://2130706433/', 'address'],
  ['https://0x7f.1/', 'address'],
  ['https://[::1]/', 'address'],
  ['https://[::ffff:169.254.169.254]/', 'address'],
  ['https://169.254.169.254/latest/meta-data/', 'address'],
  ['https://localhost/', 'host'],
  ['https://postgres/', 'host'],
  ['https://metadata.google.internal/', 'host'],
  ['https://chat.localhost/', 'host'],
  ['http://chat.example.org/', 'scheme'],
  ['ftp://chat.example.org/', 'scheme'],
  ['https://chat.example.org:6379/', 'port'],
  ['https://user:pw@chat.example.org/', 'credentials'],
])('%s is refused by its %s before any connection', async (url, refusal) => {
  const unasked = (() => expect.fail('looked up')) as unknown as typeof lookup;
  const refused = { name: 'RefusedAddressError', refusal };
  await expect(post(url, { lookup: unasked })).rejects.toMatchObject(refused);
});

it('refuses a name if any of its addresses is private', async () => {
  const found = [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.7', family: 4 },
  ];
  const answering = ((_: string, __: unknown, done: (...found: unknown[]) => void) =>
    done(null, found)) as unknown as typeof lookup;
  await expect(post('https://chat.cards.org/', { lookup: answering })).rejects.toMatchObject({
    refusal: 'address',
  });
});

it('connects to this machine only if the setting allows it', async () => {
  asked = [];
  await expect(post(here('/'))).rejects.toMatchObject({ refusal: 'scheme' });
  expect(asked).toEqual([]);
  expect(await post(here('/'), { allowLoopback: true })).toBe(204);
  await expect(post('http://10.0.0.1/', { allowLoopback: true })).rejects.toMatchObject({
    refusal: 'scheme',
  });
});

it('does not follow a redirect to a private address', async () => {
  asked = [];
  expect(await post(here('/away'), { allowLoopback: true })).toBe(302);
  expect(asked).toEqual(['/away']);
});

it('cuts off a hanging server and an endless answer', async () => {
  const options = { allowLoopback: true, timeoutMs: 300 };
  await expect(post(here('/hang'), options)).rejects.toMatchObject({ name: 'AbortError' });
  expect(await post(here('/endless'), { allowLoopback: true })).toBe(200);
  const body = 'x'.repeat(30_000);
  const large = guardedPost({ url: here('/'), headers: {}, body }, options);
  await expect(large).rejects.toThrow('too large');
});
