import { isDeepStrictEqual } from 'node:util';
import { rebase, replay } from '@deckframe/domain/tournaments/desk/replay';
import { findMatchFaults } from './find-match-faults.ts';
import type { World } from './model-world.ts';

/** What is wrong in a world whose devices have all synced. */
export function findFaults(world: World): string[] {
  const faults: string[] = [];
  if (!isDeepStrictEqual(replay(world.log), world.desk)) faults.push('the log tells another state');
  for (const device of world.devices) {
    const { desk, pending } = rebase(device.known, device.pending);
    if (pending.length > 0) faults.push(`${device.id} still waits`);
    if (!isDeepStrictEqual(desk, world.desk)) faults.push(`${device.id} differs`);
    if (!isDeepStrictEqual(device.followed, world.desk)) faults.push(`${device.id} went astray`);
  }
  const lost = world.made.filter(({ id }) => !world.desk.byId.has(id));
  for (const { id } of lost) faults.push(`${id} is lost`);
  return [...faults, ...findMatchFaults(world)];
}
