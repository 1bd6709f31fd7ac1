import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { createPool } from '@deckframe/database/db';
import type { Site } from '../render/site.ts';
import { sslQuery, tlsFiles } from '../render/tls.ts';
import { requestText } from './request-text.ts';
import { requireCluster } from './state.ts';
import { etcdUrl, patroniUrl, peerUrl, superuserUrl } from './urls.ts';

type Attempt = { who: string; isMeant: boolean; attempt: () => Promise<unknown> };

const WAIT_MS = 3000;

/** Checks access with and without certificates. True if all results are as expected. */
export async function tryTls(): Promise<{ lines: string[]; isWell: boolean }> {
  const { site } = requireCluster();
  if (!site.tls.on) throw new Error('this cluster speaks in clear: npm run cluster -- up --tls');
  const lines: string[] = [];
  let isWell = true;
  for (const { who, isMeant, attempt } of listAttempts(site)) {
    const said = await attempt().then(
      () => undefined,
      (error: unknown) => String(error).split('\n')[0],
    );
    const isIn = said === undefined;
    isWell &&= isIn === isMeant;
    const verdict = isIn === isMeant ? 'as it should be' : 'WRONG';
    lines.push(`${isIn ? 'let in ' : 'refused'}  ${who}  (${said ?? 'ok'})  ${verdict}`);
  }
  return { lines, isWell };
}

function listAttempts(site: Site): Attempt[] {
  const [node = ''] = site.nodes.map(({ name }) => name);
  const { authority, certificate, key } = tlsFiles(site.dir, 'app');
  const ca = readFileSync(authority);
  const own = { ca, cert: readFileSync(certificate), key: readFileSync(key) };
  const database = (query: string) => () => askDatabase(superuserUrl(site), site, query);
  const direct = (query: string) => () => askDatabase(directUrl(site), site, query);
  const http =
    (url: string, options: RequestOptions = {}) =>
    () =>
      ask(url, options);
  const plain = (url: string): string => url.replace('https:', 'http:');
  const patroni = patroniUrl(site, node);
  const etcd = `${etcdUrl(site, node)}/health`;
  const peer = `${peerUrl(site, node)}/members`;
  const command = { method: 'POST', auth: `patroni:${site.secrets.patroni}` };
  return [
    meant('PostgreSQL through the proxy, the authority known', database(sslQuery(site))),
    refused('PostgreSQL through the proxy, authority not known', database('?sslmode=verify-full')),
    refused('PostgreSQL through the proxy, in clear', database('?sslmode=disable')),
    meant('PostgreSQL directly, the authority known', direct(sslQuery(site))),
    refused('PostgreSQL directly, authority not known', direct('?sslmode=verify-full')),
    refused('PostgreSQL directly, in clear', direct('?sslmode=disable')),
    meant('a question to Patroni, the authority known', http(`${patroni}/health`, { ca })),
    refused('a question to Patroni, authority not known', http(`${patroni}/health`)),
    refused('a question to Patroni, in clear', http(plain(`${patroni}/health`))),
    meant(
      'a command to Patroni, with a certificate',
      http(`${patroni}/reload`, { ...own, ...command }),
    ),
    refused('a command to Patroni, without one', http(`${patroni}/reload`, { ca, ...command })),
    meant('etcd, with a certificate', http(etcd, own)),
    refused('etcd, without one', http(etcd, { ca })),
    refused('etcd, in clear', http(plain(etcd))),
    refused('a member of etcd, without one', http(peer, { ca })),
    refused('a member of etcd, in clear', http(plain(peer))),
  ];
}

const meant = (who: string, attempt: Attempt['attempt']): Attempt => ({
  who,
  isMeant: true,
  attempt,
});

const refused = (who: string, attempt: Attempt['attempt']): Attempt => ({
  who,
  isMeant: false,
  attempt,
});

function directUrl({ nodes, ports, secrets }: Site): string {
  return `postgres://postgres:${secrets.superuser}@${nodes[0]?.host}:${ports.postgres}/postgres`;
}

async function askDatabase(url: string, { cluster }: Site, query: string): Promise<void> {
  const pool = createPool({
    url: url.split('?')[0] + query,
    poolSize: 1,
    applicationName: `${cluster}-tls`,
    statementTimeoutMs: WAIT_MS,
    patienceMs: WAIT_MS,
  });
  try {
    await pool.query('select 1');
  } finally {
    await pool.end().catch(() => undefined);
  }
}

async function ask(url: string, options: RequestOptions): Promise<void> {
  const { isOk, status } = await requestText(url, { ...options, timeout: WAIT_MS });
  if (!isOk) throw new Error(`status ${status}`);
}
