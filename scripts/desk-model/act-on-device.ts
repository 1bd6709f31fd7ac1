import { applyEntry, rebase } from '@deckframe/domain/tournaments/desk/replay';
import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import type { Chance } from './chance.ts';
import { chooseCommand } from './choose-command.ts';
import { matchKeyOf } from './match-key.ts';
import type { Device, World } from './model-world.ts';

/** Somebody does something by what their screen shows. */
export function actOnDevice(world: World, device: Device, chance: Chance): void {
  const { desk } = rebase(device.known, device.pending);
  const command = chooseCommand(desk, device, chance);
  if (command) doOnDevice(world, device, command);
}

export function doOnDevice(world: World, device: Device, command: Command): void {
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
