/** One machine with PostgreSQL, Patroni and etcd. */
export type SiteNode = { name: string; host: string };

export type SiteApi = { name: string; host: string; port: number };

/** All settings that differ between clusters. Example: `deploy/cluster/site.example.json`. */
export type Site = {
  cluster: string;
  database: string;
  publicUrl: string;
  /** The network that may connect to PostgreSQL, in pg_hba syntax. */
  network: string;
  /** Folder of the checkout. */
  programDir: string;
  /** Folder for the data and configuration of all parts. */
  dir: string;
  postgresBin: string;
  /** Address of the application machine, with proxy, Redis and worker. */
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
  /** Off only to show that the fault bench then finds lost writes. */
  sync: { on: boolean };
  /** TLS between machines. Off on a single machine. Certificates: see docs/cluster.md. */
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
