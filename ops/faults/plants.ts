import { askPatroni } from '../cluster/local/ask-patroni.ts';
import { findRole } from '../cluster/local/patroni.ts';
import type { LocalCluster } from '../cluster/local/state.ts';
import { believeEarly } from './load/believe-early.ts';
import type { Bench } from './run-round.ts';

/** Confirms writes before a standby has them. The bench must detect the loss. */
async function withAsyncCommits({ site }: LocalCluster, work: () => Promise<void>): Promise<void> {
  const set = async (isOn: boolean): Promise<void> => {
    const leader = await findRole(site, 'leader');
    const body = { synchronous_mode: isOn, synchronous_mode_strict: isOn };
    await askPatroni(site, leader, 'PATCH', '/config', body);
    site.sync.on = isOn;
  };
  await set(false);
  try {
    await work();
  } finally {
    await set(true);
  }
}

/** A planted weakness, and the fault that must reveal it. */
type Plant = {
  kind: string;
  around: (cluster: LocalCluster, work: () => Promise<void>) => Promise<void>;
  change: (bench: Bench) => Bench;
};

export const PLANTS: Readonly<Record<string, Plant>> = {
  async: {
    kind: 'replication-cut-then-killed',
    around: withAsyncCommits,
    change: (bench) => bench,
  },
  early: {
    kind: 'apis-killed',
    around: (_cluster, work) => work(),
    change: (bench) => ({ ...bench, scene: believeEarly(bench.scene, bench.ledger) }),
  },
};
