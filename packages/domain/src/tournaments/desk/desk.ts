import type { MatchResult } from '../match-result.ts';
import type { Structure } from '../structure.ts';
import type { Command, Entry, Penalty } from './command.ts';

export const findMatch = (desk: Desk, round: number, table: number): DeskMatch | undefined =>
  desk.rounds[round - 1]?.matches[table - 1];

export const findMatchOf = (desk: Desk, round: number, player: string): DeskMatch | undefined =>
  desk.rounds[round - 1]?.matches.find(({ a, b }) => a === player || b === player);

/** True while a match blocks the next round. */
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
  /** The first round in which they can be paired; above 1 for late players. */
  readonly joined: number;
  state: PlayerState;
  penalties: PlayerPenalty[];
};

export type DeskMatch = {
  readonly table: number;
  readonly a: string;
  /** Null for a bye. */
  readonly b: string | null;
  result: MatchResult | null;
  /**
   * Devices of all entries that touched the match, in order. Undone entries stay, so indexes never
   * shift.
   */
  touches: string[];
  reports: { a: MatchResult | null; b: MatchResult | null };
  /** Conflicting results until settled; empty otherwise. */
  disputed: readonly MatchResult[];
  /** Extra minutes. */
  extra: number;
  calledAt: number | null;
  /** The entry that took the call; null when done. */
  taken: Entry | null;
  /** Games lost by penalty. */
  lost: { a: number; b: number };
};

export type DeskRound = {
  readonly phase: number;
  readonly matches: DeskMatch[];
  /** Null while the clock is stopped; `spent` is the earlier running time in milliseconds. */
  clock: { since: number | null; spent: number };
};

/** The state of a tournament, computed by `replay`. Its owner may mutate it. */
export type Desk = {
  structure: Structure | null;
  seed: number;
  players: Map<string, DeskPlayer>;
  rounds: DeskRound[];
  /** Players by phase, best first. */
  cuts: Map<number, readonly string[]>;
  lease: string | null;
  finished: boolean;
  /** Accepted entries in order, and by id. */
  entries: Entry[];
  byId: Map<string, Entry>;
  undone: Set<string>;
  /** Next count by device. */
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

/** Returns the games needed to win a match. */
export function winsNeeded(desk: Desk, phase: number): number {
  return ((desk.structure?.phases[phase]?.bestOf ?? 1) + 1) / 2;
}

/**
 * Counts the touches of a match by other devices that a device has seen. Its own entries do not
 * count, because unsent ones will come after those of others.
 */
export const baseOf = ({ touches }: DeskMatch, device: string): number =>
  touches.findLastIndex((other) => other !== device) + 1;

/** A whole round, or one table of it. */
type Touched = { readonly round: number; readonly table: number | null };

/** Returns the matches that an entry may change. */
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
