/** One machine with PostgreSQL, Patroni and etcd. */
export type SiteNode = { name: string; host: string };

export type SiteApi = { name: string; host: string; port: number };

/** Everything that differs between two clusters; `deploy/cluster/site.example.json` is one. */
export type Site = {
  cluster: string;
  database: string;
  publicUrl: string;
  /** Who may speak to PostgreSQL, as pg_hba says it. */
  network: string;
  /** Where the checkout lies. */
  programDir: string;
  /** Where each part has a folder for its data and its configuration. */
  dir: string;
  postgresBin: string;
  /** The address of the application machine, with proxy, Redis and worker. */
  app: string;
  nodes: readonly SiteNode[];
  apis: readonly SiteApi[];
  ports: Record<
    | 'postgres'
    | 'patroni'
    | 'etcd'
    | 'etcdPeer'
    | 'site'
    | 'write'
    | 'read'
    | 'figures'
    | 'redis'
    | 'worker',
    number
  >;
  timing: { ttl: number; loopWait: number; retryTimeout: number };
  limits: {
    connections: number;
    sharedBuffers: string;
    poolSize: number;
    requestsPerApi: number;
    redisMemory: string;
  };
  /** Off only to see that the fault bench finds what is lost then. */
  sync: { on: boolean };
  /** Between the machines; off where all of them are one. Certificates: see docs/cluster.md. */
  tls: { on: boolean };
  backup: { first: string; second: string };
  secrets: Record<SecretName, string>;
};

export const SECRET_NAMES = [
  'superuser',
  'replication',
  'rewind',
  'patroni',
  'migrator',
  'app',
  'worker',
  'redis',
  'session',
  'metrics',
  'backup',
] as const;

export type SecretName = (typeof SECRET_NAMES)[number];
