import type { LocalCluster } from '../../cluster/local/state.ts';

/** A way in which something goes wrong, from the first moment until all that it took is back. */
export type Kind = {
  name: string;
  what: string;
  /** Needs the lines between machines: `npm run cluster -- up --namespaces`. */
  needsNamespaces?: boolean;
  /** `npm run cluster -- up --tls`. */
  needsTls?: boolean;
  /** How long writes and reads may be away at most. */
  writeGapMs: number;
  readGapMs: number;
  inject(cluster: LocalCluster): Promise<void>;
};
