import type { MatchResult } from '../match-result.ts';
import type { Structure } from '../structure.ts';
import type { Command, Entry, Penalty } from './command.ts';

export const findMatch = (desk: Desk, round: number, table: number): DeskMatch | undefined =>
  desk.rounds[round - 1]?.matches[table - 1];

export const findMatchOf = (desk: Desk, round: number, player: string): DeskMatch | undefined =>
  desk.rounds[round - 1]?.matches.find(({ a, b }) => a === player || b === player);

/** Whether a match still holds up the next round. */
export const isOpen = (match: DeskMatch): boolean =>
  match.result === null || match.disputed.length > 0;

export const isComplete = (round: DeskRound | undefined): boolean =>
  round === undefined || !round.matches.some(isOpen);

export type PlayerState = 'registered' | 'in' | 'dropped' | 'disqualified';

type PlayerPenalty = {
  readonly round: number;
  readonly code: string;
  readonly severity: Penalty;
  readonly note: string;
};

export type DeskPlayer = {
  readonly id: string;
  readonly name: string | null;
  /** The first round they can be paired in; later than 1 where they came late. */
  readonly joined: number;
  state: PlayerState;
  penalties: PlayerPenalty[];
};

export type DeskMatch = {
  readonly table: number;
  readonly a: string;
  /** Null: a bye. */
  readonly b: string | null;
  result: MatchResult | null;
  /** The devices of all entries that touched it, in order; undone ones stay, so places never shift. */
  touches: string[];
  reports: { a: MatchResult | null; b: MatchResult | null };
  /** What stands against each other until it is settled; empty where nothing does. */
  disputed: readonly MatchResult[];
  /** Minutes more than the clock. */
  extra: number;
  calledAt: number | null;
  /** By which entry somebody goes there; null once it is done. */
  taken: Entry | null;
  /** Games lost by penalty. */
  lost: { a: number; b: number };
};

export type DeskRound = {
  readonly phase: number;
  readonly matches: DeskMatch[];
  /** Null where the clock stands; `spent` is what ran before, in milliseconds. */
  clock: { since: number | null; spent: number };
};

/** Everything that a log says, read by `replay`; changed in place by whoever owns it. */
export type Desk = {
  structure: Structure | null;
  seed: number;
  players: Map<string, DeskPlayer>;
  rounds: DeskRound[];
  /** By phase: who plays in it, best first. */
  cuts: Map<number, readonly string[]>;
  lease: string | null;
  finished: boolean;
  /** Every entry that was taken, in order, and by its id. */
  entries: Entry[];
  byId: Map<string, Entry>;
  undone: Set<string>;
  /** By device: the count of its next entry. */
  next: Map<string, number>;
};

export const emptyDesk = (): Desk => ({
  structure: null,
  seed: 0,
  players: new Map(),
  rounds: [],
  cuts: new Map(),
  lease: null,
  finished: false,
  entries: [],
  byId: new Map(),
  undone: new Set(),
  next: new Map(),
});

/** Games that win a match of the round's phase. */
export function winsNeeded(desk: Desk, phase: number): number {
  return ((desk.structure?.phases[phase]?.bestOf ?? 1) + 1) / 2;
}

/**
 * How much of a match a device has seen of others. Its own entries are not counted: they may wait
 * to be sent, and what others did meanwhile comes before them.
 */
export const baseOf = ({ touches }: DeskMatch, device: string): number =>
  touches.findLastIndex((other) => other !== device) + 1;

/** A round whose pairing changed as a whole, or one table of it. */
type Touched = { readonly round: number; readonly table: number | null };

/** What of the matches an entry may have changed. */
export function touchedBy(desk: Desk, command: Command): Touched | null {
  switch (command.kind) {
    case 'pair':
      return { round: command.round, table: null };
    case 'report':
    case 'result':
    case 'settle':
      return { round: command.round, table: command.table };
    case 'penalty': {
      const match = findMatchOf(desk, command.round, command.player);
      return match ? { round: command.round, table: match.table } : null;
    }
    case 'undo': {
      const undone = desk.byId.get(command.of)?.command;
      return undone && undone.kind !== 'undo' ? touchedBy(desk, undone) : null;
    }
    default:
      return null;
  }
}

export function hasSeenAll({ touches }: DeskMatch, base: number, device: string): boolean {
  return !touches.some((other, place) => place >= base && other !== device);
}
