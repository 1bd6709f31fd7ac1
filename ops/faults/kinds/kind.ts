import type { LocalCluster } from '../../cluster/local/state.ts';

/** A fault: `run` takes until everything is repaired. */
export type Kind = {
  name: string;
  what: string;
  /** Needs network namespaces: `npm run cluster -- up --namespaces`. */
  needsNamespaces?: boolean;
  /** Needs `npm run cluster -- up --tls`. */
  needsTls?: boolean;
  /** Longest allowed outage of writes and reads. */
  writeGapMs: number;
  readGapMs: number;
  inject(cluster: LocalCluster): Promise<void>;
};
