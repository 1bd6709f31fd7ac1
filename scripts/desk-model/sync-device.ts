import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import { followLog } from '@deckframe/domain/tournaments/desk/replay';
import { judgeEntry } from '@deckframe/domain/tournaments/desk/judge-entry';
import type { Chance } from './chance.ts';
import type { Device, World } from './model-world.ts';

function upload(world: World, device: Device, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const { stored } = judgeEntry(world.desk, device.actor, entry);
    if (stored) world.log.push(stored);
  }
}

function pull(world: World, device: Device, upTo: number): void {
  const further = world.log.slice(device.known.length, upTo);
  device.known.push(...further);
  device.followed = followLog(device.followed, further);
  const ids = new Set(device.known.map(({ id }) => id));
  device.pending = device.pending.filter(({ id }) => !ids.has(id));
}

/** One exchange over a line that loses requests and answers, doubles and disorders. */
export function syncDevice(world: World, device: Device, chance: Chance): void {
  if (!device.isOnline) return;
  const { pending } = device;
  const half = Math.ceil(pending.length / 2);
  switch (chance.below(7)) {
    case 0: // The request is lost.
      return;
    case 1: // The answer is lost.
      upload(world, device, pending);
      return;
    case 2: // Twice.
      upload(world, device, pending);
      upload(world, device, pending);
      break;
    case 3: // The second half overtakes the first.
      upload(world, device, pending.slice(half));
      upload(world, device, pending.slice(0, half));
      break;
    case 4: // Cut in the midst; read in part.
      upload(world, device, pending.slice(0, half));
      pull(world, device, device.known.length + chance.below(20));
      return;
    default:
      upload(world, device, pending);
  }
  pull(world, device, world.log.length);
}

/** A quiet line: until nothing waits. */
export function syncAll(world: World): void {
  for (const device of world.devices) {
    device.isOnline = true;
    upload(world, device, device.pending);
  }
  for (const device of world.devices) pull(world, device, world.log.length);
}
