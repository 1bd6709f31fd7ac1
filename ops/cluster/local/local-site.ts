import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../../../scripts/services/services.ts';
import { SECRET_NAMES, type SecretName, type Site } from '../render/site.ts';

/**
 * All on loopback, or one network namespace per machine so that connections can be cut (root only).
 */
export type Layout = 'loopback' | 'namespaces';

const PREFIX: Readonly<Record<Layout, string>> = { loopback: '127.7.0', namespaces: '10.213.7' };
const HEX_BYTES = 20;

export type LocalOptions = {
  layout: Layout;
  isAsync: boolean;
  isTls?: boolean;
  postgresBin: string;
};

/** A cluster like an operator's, with local addresses and new secrets. */
export function makeLocalSite({ layout, isAsync, isTls = false, postgresBin }: LocalOptions): Site {
  const at = (last: number): string => `${PREFIX[layout]}.${last}`;
  const dir = join(REPOSITORY_ROOT, '.data', 'cluster');
  const app = at(21);
  return {
    cluster: 'deckframe',
    database: 'deckframe',
    publicUrl: `http://${app}:8080`,
    network: layout === 'loopback' ? '127.0.0.0/8' : '10.213.7.0/24',
    programDir: REPOSITORY_ROOT,
    dir,
    postgresBin,
    app,
    nodes: [11, 12, 13].map((last, index) => ({ name: `db${index + 1}`, host: at(last) })),
    apis: [4001, 4002].map((port, index) => ({ name: `api${index + 1}`, host: app, port })),
    ports: {
      postgres: 5432,
      patroni: 8008,
      etcd: 2379,
      etcdPeer: 2380,
      site: 8080,
      write: 5000,
      read: 5001,
      figures: 8404,
      redis: 6379,
      worker: 4100,
    },
    timing: { ttl: 8, loopWait: 1, retryTimeout: 3 },
    limits: {
      connections: 100,
      sharedBuffers: '128MB',
      poolSize: 10,
      requestsPerApi: 100,
      redisMemory: '64mb',
    },
    sync: { on: !isAsync },
    tls: { on: isTls },
    backup: { first: join(dir, 'backup', 'first'), second: join(dir, 'backup', 'second') },
    secrets: Object.fromEntries(
      SECRET_NAMES.map((name) => [name, randomBytes(HEX_BYTES).toString('hex')]),
    ) as Record<SecretName, string>,
  };
}
