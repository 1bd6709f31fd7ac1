import { actOnDevice, doOnDevice } from './act-on-device.ts';
import { makeChance, type Chance } from './chance.ts';
import { findFaults } from './find-faults.ts';
import { makeWorld, type World } from './model-world.ts';
import { syncAll, syncDevice } from './sync-device.ts';

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

/** Events held at random by two desks, judges and players; each is judged when its lines are quiet. */
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
