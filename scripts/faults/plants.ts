import { askPatroni } from '../cluster/local/ask-patroni.ts';
import { findRole } from '../cluster/local/patroni.ts';
import type { LocalCluster } from '../cluster/local/state.ts';

/** Writes are confirmed before any standby has them; the bench must find what that loses. */
export async function withAsyncCommits(
  { site }: LocalCluster,
  work: () => Promise<void>,
): Promise<void> {
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
