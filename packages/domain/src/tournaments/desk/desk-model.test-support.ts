import { chooseCommand } from './choose-command.test-support.ts';
import type { Command, Entry } from './command.ts';
import { findFaults } from './find-faults.test-support.ts';
import { judgeEntry } from './judge-entry.ts';
import {
  makeChance,
  makeWorld,
  matchKeyOf,
  type Chance,
  type Device,
  type World,
} from './model-world.test-support.ts';
import { applyEntry, followLog, rebase } from './replay.ts';

const OPERATIONS_OF_EVENT = 500;

export type DeskReport = {
  readonly operations: number;
  readonly events: number;
  readonly entries: number;
  readonly denied: number;
  readonly disputes: number;
  readonly undone: number;
  readonly rounds: number;
  readonly faults: string[];
};

/** Runs random events with two desks, judges and players, and checks each after a full sync. */
export function runDeskModel(operations: number, seed: number): DeskReport {
  const chance = makeChance(seed);
  const sums = { events: 0, entries: 0, denied: 0, disputes: 0, undone: 0, rounds: 0 };
  const faults: string[] = [];
  for (let done = 0; done < operations; done += OPERATIONS_OF_EVENT) {
    const world = hold(chance, Math.min(OPERATIONS_OF_EVENT, operations - done));
    sums.events++;
    sums.entries += world.log.length;
    sums.denied += world.log.filter(({ command }) => command.kind === 'denied').length;
    sums.undone += world.desk.undone.size;
    sums.rounds += world.desk.rounds.length;
    for (const round of world.desk.rounds)
      sums.disputes += round.matches.filter((match) => match.disputed.length > 0).length;
    faults.push(...findFaults(world).map((fault) => `event ${sums.events}: ${fault}`));
  }
  return { operations, ...sums, faults };
}

function hold(chance: Chance, operations: number): World {
  const world = makeWorld(4 + chance.below(8));
  const [organiser] = world.devices;
  if (!organiser) return world;
  for (const player of world.players) {
    doOnDevice(world, organiser, { kind: 'enter', player, name: null });
    doOnDevice(world, organiser, { kind: 'checkIn', player });
  }
  syncAll(world);
  for (let index = 0; index < operations; index++) {
    const device = chance.pick(chance.happens(0.6) ? world.devices.slice(0, 5) : world.devices);
    if (!device) continue;
    if (chance.happens(0.04)) device.isOnline = !device.isOnline;
    else if (chance.happens(0.35)) syncDevice(world, device, chance);
    else actOnDevice(world, device, chance);
  }
  syncAll(world);
  return world;
}

/** Performs a random action based on the device's screen. */
function actOnDevice(world: World, device: Device, chance: Chance): void {
  const { desk } = rebase(device.known, device.pending);
  const command = chooseCommand(desk, device, chance);
  if (command) doOnDevice(world, device, command);
}

function doOnDevice(world: World, device: Device, command: Command): void {
  const { desk } = rebase(device.known, device.pending);
  const count = device.made + 1;
  const at = world.made.length * 1000;
  const entry: Entry = {
    id: `${device.id}-${count}`,
    device: device.id,
    count,
    at,
    by: null,
    command,
  };
  const key = matchKeyOf(command);
  const seen = desk.entries.filter((other) => key !== null && matchKeyOf(other.command) === key);
  if (applyEntry(desk, entry) !== null) return;
  device.made = count;
  device.pending.push(entry);
  world.made.push(entry);
  if (key !== null) world.seen.set(entry.id, new Set(seen.map(({ id }) => id)));
}

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

/** Syncs once over a connection that loses, duplicates and reorders messages. */
function syncDevice(world: World, device: Device, chance: Chance): void {
  if (!device.isOnline) return;
  const { pending } = device;
  const half = Math.ceil(pending.length / 2);
  switch (chance.below(7)) {
    case 0: // The request is lost.
      return;
    case 1: // The answer is lost.
      upload(world, device, pending);
      return;
    case 2: // The request arrives twice.
      upload(world, device, pending);
      upload(world, device, pending);
      break;
    case 3: // The second half arrives first.
      upload(world, device, pending.slice(half));
      upload(world, device, pending.slice(0, half));
      break;
    case 4: // The upload is cut off and read in part.
      upload(world, device, pending.slice(0, half));
      pull(world, device, device.known.length + chance.below(20));
      return;
    default:
      upload(world, device, pending);
  }
  pull(world, device, world.log.length);
}

/** Syncs over a working connection until nothing waits. */
function syncAll(world: World): void {
  for (const device of world.devices) {
    device.isOnline = true;
    upload(world, device, device.pending);
  }
  for (const device of world.devices) pull(world, device, world.log.length);
}
