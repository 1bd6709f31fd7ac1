import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '@deckframe/contract/problem';
import { expect, it } from 'vitest';
import { cookieName } from '../../../apps/api/src/lib/cookies.ts';
import { SESSION_COOKIE } from '@deckframe/database/scenes';
import { makeLocalSite } from '../local/local-site.ts';
import { fillTemplate } from './fill-template.ts';
import { findSiteFaults } from './read-site.ts';
import { renderSite } from './render-site.ts';
import { SECRET_NAMES, type Site } from './site.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', '..', 'deploy', 'cluster');
const example = JSON.parse(readFileSync(join(DEPLOY, 'site.example.json'), 'utf8')) as Site;
const POSTGRES = { isAsync: false, postgresBin: '/usr/lib/postgresql/15/bin' };

const textOf = (site: Site, path: string): string =>
  renderSite(site).find((file) => file.path === path)?.text ?? '';

it('fills placeholders and repeats blocks; items inherit missing values', () => {
  const template = 'a {{x.y}}\n{{#list}}\n- {{name}} {{x.y}}\n{{/list}}\nend\n';
  const values = { x: { y: 1 }, list: [{ name: 'p' }, { name: 'q' }] };
  expect(fillTemplate(template, values)).toBe('a 1\n- p 1\n- q 1\nend\n');
});

it('names a missing value and never writes an empty one', () => {
  expect(() => fillTemplate('{{ports.none}}', { ports: {} })).toThrow('ports.none');
  expect(() => fillTemplate('{{#nodes}}\n{{/nodes}}\n', {})).toThrow('nodes is no list');
});

it.each(['loopback', 'namespaces'] as const)('no placeholder is left on %s', (layout) => {
  const files = renderSite(makeLocalSite({ layout, ...POSTGRES }));
  expect(files.map(({ text }) => text).join('')).not.toMatch(/\{\{|\}\}|undefined/);
  expect(files).toHaveLength(3 * 4 + 3 + 2);
});

it('every template is used', () => {
  const templates = globSync('{node,app}/*', { cwd: DEPLOY }).map((path) =>
    path.split('/')[1]?.replace('.template', ''),
  );
  const used = renderSite(example).map(({ path }) => path.split('/')[1]?.replace(/^api\d/, 'api'));
  expect(new Set(used)).toEqual(new Set(templates));
});

it('a commit waits for a standby, a dead or frozen standby is dropped, and etcd may be down', () => {
  const patroni = textOf(example, 'db2/patroni.yml');
  for (const line of [
    'name: db2',
    'synchronous_mode: true',
    'synchronous_mode_strict: true',
    'failsafe_mode: true',
    'wal_sender_timeout: 3s',
    'connect_address: 10.0.0.12:5432',
  ]) {
    expect(patroni).toContain(line);
  }
});

it('Patroni uses the v2 API of etcd, where only the holder of the leader lock can renew it', () => {
  expect(textOf(example, 'db1/patroni.yml')).toMatch(/^etcd:$/m);
  expect(textOf(example, 'db1/etcd.yml')).toContain('enable-v2: true');
});

it('each server archives with its own configuration', () => {
  const [, shared = '', own = ''] = textOf(example, 'db2/patroni.yml').split(
    /\n(?:bootstrap|postgresql):\n/,
  );
  expect(own).toContain('archive_command: sh /var/lib/deckframe/db2/pgbackrest-archive.sh %p');
  expect(shared).not.toContain('/db2/');
});

it('every API serves the pages built with it', () => {
  for (const { name } of example.apis) {
    expect(textOf(example, `app/${name}.env`)).toContain(
      `WEB_DIST=${example.programDir}/apps/web/dist`,
    );
  }
});

it('the proxy follows /ready and Patroni and hides both from the public', () => {
  const proxy = textOf(example, 'app/haproxy.cfg');
  expect(proxy).toContain('option httpchk GET /ready');
  expect(proxy).toContain('option httpchk OPTIONS /primary');
  expect(proxy).toContain('return status 404 if { path /metrics /ready }');
  expect(proxy.match(/server db\d 10\.0\.0\.1\d:5432 check port 8008/g)).toHaveLength(6);
  expect(proxy.match(/server api\d /g)).toHaveLength(6);
});

it('under overload the proxy queues writes and logins first and rejects visitors first', () => {
  const proxy = textOf(example, 'app/haproxy.cfg');
  expect(proxy).toContain('set-priority-class int(-10) if !read or log-in');
  expect(proxy).toContain('set-priority-class int(10) if read !log-in !member');
  expect(proxy).toMatch(
    /return status 503 .* if read !log-in !member \{ avg_queue\(apis\) ge 100 \}/,
  );
  for (const isHttps of [true, false]) {
    const name = cookieName(SESSION_COOKIE, isHttps);
    expect(proxy).toContain(`\n  acl member req.cook(${name}) -m found\n`);
  }
  const said = /string '(\{.*\})'/.exec(proxy)?.[1] ?? '';
  expect(problem.parse(JSON.parse(said))).toMatchObject({ code: 'OVERLOADED', status: 503 });
});

it('the proxy overwrites what a caller claims about its address, and adds headers to own answers', () => {
  const proxy = textOf(example, 'app/haproxy.cfg');
  const lines = proxy.split('\n').map((line) => line.trim());
  expect(
    lines.filter((line) => /^http-request (set|add)-header X-Forwarded-For/.test(line)),
  ).toEqual(['http-request set-header X-Forwarded-For %[src]']);
  expect(lines.filter((line) => line.startsWith('http-request set-src'))).toEqual([]);
  const names = proxy.match(/(?<=http-after-response set-header )\S+/g);
  expect(names).toEqual(['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy']);
});

it('a standby without its slot retries after 250 ms, not five seconds', () => {
  expect(textOf(example, 'db1/patroni.yml')).toContain('wal_retrieve_retry_interval: 250ms');
});

it('a base backup uses a fast checkpoint', () => {
  expect(textOf(example, 'db1/patroni.yml')).toContain('basebackup:\n    checkpoint: fast\n');
});

it('with TLS every connection between machines is encrypted and requires a certificate', () => {
  const site = makeLocalSite({ layout: 'loopback', isTls: true, ...POSTGRES });
  for (const { name } of site.nodes) {
    expect(textOf(site, `${name}/etcd.yml`)).not.toContain('http://');
    expect(textOf(site, `${name}/etcd.yml`)).toContain('client-cert-auth: true');
    const patroni = textOf(site, `${name}/patroni.yml`);
    expect(patroni).toContain('protocol: https');
    expect(patroni).toContain("ssl: 'on'");
    expect(patroni).not.toMatch(/^ *- host /m);
    expect(patroni.match(/sslmode: verify-full/g)).toHaveLength(3);
  }
  for (const file of ['api1.env', 'worker.env']) {
    const urls = textOf(site, `app/${file}`).match(/postgres:\S+/g) ?? [];
    for (const url of urls.flatMap((list) => list.split(','))) {
      expect(url).toContain(`?sslmode=verify-full&sslrootcert=${site.dir}/app/tls/ca.crt`);
    }
  }
  const checks = textOf(site, 'app/haproxy.cfg').match(/check-ssl verify required .*/g);
  expect(checks).toHaveLength(6);
});

it('without TLS no certificate is required', () => {
  const files = renderSite(makeLocalSite({ layout: 'loopback', ...POSTGRES }));
  expect(files.map(({ text }) => text).join('')).not.toMatch(
    /https:|: https|hostssl|\/tls\/|check-ssl/,
  );
});

it('the worker config has no secret of the API', () => {
  const site = makeLocalSite({ layout: 'loopback', ...POSTGRES });
  const worker = textOf(site, 'app/worker.env');
  for (const name of ['session', 'app', 'superuser', 'migrator'] as const) {
    expect(worker).not.toContain(site.secrets[name]);
  }
});

it('the example must be filled in, and our own site file is valid', () => {
  const faults = findSiteFaults(example);
  for (const name of SECRET_NAMES) expect(faults.join('\n')).toContain(`secrets.${name}`);
  const own = makeLocalSite({ layout: 'loopback', ...POSTGRES });
  expect(findSiteFaults(own)).toEqual([]);
  expect(findSiteFaults({ ...own, nodes: own.nodes.slice(1) })[0]).toContain('three or five');
  expect(findSiteFaults({ ...own, apis: own.apis.slice(1) })[0]).toContain('two at least');
  expect(findSiteFaults({ ...own, sync: { on: false } })[0]).toContain('loses confirmed writes');
});

it.each(SECRET_NAMES)('a secret of one letter is refused: %s', (name) => {
  const own = makeLocalSite({ layout: 'loopback', ...POSTGRES });
  const faults = findSiteFaults({ ...own, secrets: { ...own.secrets, [name]: 'x' } });
  expect(faults).toEqual([`secrets.${name}: at least ${name === 'session' ? 32 : 16} characters`]);
});
