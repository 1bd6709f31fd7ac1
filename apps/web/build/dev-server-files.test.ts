import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const WEB = resolve(import.meta.dirname, '..');
const REPOSITORY = resolve(WEB, '../..');
const SECRET = 'nobody-may-read-this';

let server: ViteDevServer;
let folder: string;
beforeAll(async () => {
  mkdirSync(join(REPOSITORY, '.data'), { recursive: true });
  folder = mkdtempSync(join(REPOSITORY, '.data', 'dev-server-'));
  for (const name of ['secret.txt', 'secret.json', 'secret.ts', 'secret.svg', 'secret']) {
    writeFileSync(join(folder, name), `"${SECRET}"`);
  }
  server = await createServer({
    configFile: join(WEB, 'vite.config.ts'),
    root: WEB,
    logLevel: 'silent',
    server: { port: 0, hmr: false, watch: null, preTransformRequests: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the raw path, because `fetch` normalizes it. */
async function ask(path: string): Promise<{ status: number; body: string }> {
  const address = server.httpServer?.address() ?? null;
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  return new Promise((done, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { accept: '*/*' } }, (answer) => {
      text(answer).then((body) => done({ status: answer.statusCode ?? 0, body }), reject);
    })
      .once('error', reject)
      .end();
  });
}

const WAYS: ((file: string) => string)[] = [
  (file) => `/@fs${file}`,
  (file) => `/@fs/${file}`,
  (file) => `//@fs${file}`,
  (file) => `/@fs${file.replace('.data', '%2edata')}`,
  (file) => `/@fs${file.replace('.data', '.DATA')}`,
  (file) => `/@fs${file.replace('/.data/', '/.data//')}`,
  (file) => `/@fs${WEB}/../../.data/${basename(folder)}/${basename(file)}`,
  (file) => `/@fs${WEB}/src/..%2f..%2f..%2f.data/${basename(folder)}/${basename(file)}`,
  (file) => `/../../.data/${basename(folder)}/${basename(file)}`,
  (file) => `/..%2f..%2f.data%2f${basename(folder)}%2f${basename(file)}`,
  (file) => `/@id/${file}`,
  (file) => `/@id/__x00__${file}`,
  (file) => file,
];
const RAW_ENDS = ['', '?', '??', '?raw', '?raw??', '?import', '?import&raw', '?import&raw??'];
const URL_ENDS = ['?url', '?url&inline', '?import&inline', '?inline&.svg', '?.svg?.wasm?init'];
const FILES = ['secret.txt', 'secret.json', 'secret.ts', 'secret.svg', 'secret'];

it('never serves the folder with databases, mails and passwords', async () => {
  const read: string[] = [];
  for (const name of FILES) {
    for (const way of WAYS) {
      for (const end of [...RAW_ENDS, ...URL_ENDS]) {
        const path = way(join(folder, name)) + end;
        const { body } = await ask(path);
        const decoded = body.replaceAll(/base64,([\w+/=]+)/g, (_, data: string) => atob(data));
        if (body.includes(SECRET) || decoded.includes(SECRET)) read.push(path);
      }
    }
  }
  expect(read).toEqual([]);
});

it('never serves files outside the app', async () => {
  for (const path of ['package.json', 'deploy/compose.env.example', 'scripts/dev/main.ts']) {
    expect((await ask(`/@fs${REPOSITORY}/${path}?raw`)).status, path).toBe(403);
  }
});

it('serves the app, its packages and its libraries', async () => {
  const main = await ask('/src/main.tsx');
  expect(main.status).toBe(200);
  const packages = await ask(`/@fs${REPOSITORY}/packages/domain/src/game-ids.ts`);
  expect(packages.body).toContain('GAME_ID');
  const library = await ask(`/@fs${REPOSITORY}/node_modules/react/package.json?import`);
  expect(library.status).toBe(200);
});
