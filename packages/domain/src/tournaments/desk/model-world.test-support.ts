import type { Command, Entry } from './command.ts';
import { emptyDesk, type Desk } from './desk.ts';
import type { DeskActor } from './may-command.ts';
import { seededNumbers } from '../draw.ts';

export type Device = {
  readonly id: string;
  readonly actor: DeskActor;
  /** Entries read so far, and the incrementally updated state. */
  known: Entry[];
  followed: Desk;
  pending: Entry[];
  made: number;
  isOnline: boolean;
};

export type World = {
  readonly log: Entry[];
  readonly desk: Desk;
  readonly devices: readonly Device[];
  readonly players: readonly string[];
  /** By entry: what its device had seen of the match. */
  readonly seen: Map<string, ReadonlySet<string>>;
  readonly made: Entry[];
};

const STAFF = ['organiser', 'scorekeeper', 'judge', 'judge', 'headJudge'] as const;

export function makeWorld(size: number): World {
  const players = Array.from({ length: size }, (_, index) => `p${index + 1}`);
  const staff = STAFF.map((role, index): Device => makeDevice(`s${index}`, { role, player: null }));
  const phones = players.map((player): Device => makeDevice(player, { role: null, player }));
  return {
    log: [],
    desk: emptyDesk(),
    devices: [...staff, ...phones],
    players,
    seen: new Map(),
    made: [],
  };
}

const makeDevice = (id: string, actor: DeskActor): Device => ({
  id,
  actor,
  known: [],
  followed: emptyDesk(),
  pending: [],
  made: 0,
  isOnline: true,
});

/** Returns the match of a result entry. */
export const matchKeyOf = (command: Command): string | null =>
  command.kind === 'result' || command.kind === 'settle' || command.kind === 'report'
    ? `${command.round}/${command.table}`
    : null;

/** Seeded random numbers. */
export type Chance = {
  readonly below: (bound: number) => number;
  readonly happens: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
};

export function makeChance(seed: number): Chance {
  const next = seededNumbers(seed);
  const below = (bound: number): number => Math.floor(next() * bound);
  return { below, happens: (share) => next() < share, pick: (list) => list[below(list.length)] };
}
