import type { MatchResult } from '../match-result.ts';
import type { Structure } from '../structure.ts';
import type { Refusal } from './refusal.ts';

/** Rounds count from 1 through all phases, tables from 1 in each round. */
type At = { readonly round: number; readonly table: number };
type OfPlayer = { readonly player: string };

export const PENALTIES = [
  'caution',
  'warning',
  'gameLoss',
  'matchLoss',
  'disqualification',
] as const;
export type Penalty = (typeof PENALTIES)[number];

/**
 * What can be done at the desk of a tournament. A player is the id of a registration; names of
 * members are not written down here, for the log is never rewritten.
 */
export type Command =
  | { readonly kind: 'start'; readonly structure: Structure; readonly seed: number }
  /** A name only of a guest, who has no account that could tell it. */
  | ({ readonly kind: 'enter'; readonly name: string | null } & OfPlayer)
  | ({ readonly kind: 'checkIn' } & OfPlayer)
  | ({ readonly kind: 'drop' } & OfPlayer)
  | ({ readonly kind: 'restore' } & OfPlayer)
  /** Takes the right to pair from the desk that was seen to hold it; null where none did. */
  | { readonly kind: 'lease'; readonly from: string | null }
  | {
      readonly kind: 'pair';
      readonly round: number;
      readonly phase: number;
      readonly pairs: readonly (readonly [string, string])[];
      readonly byes: readonly string[];
    }
  | { readonly kind: 'clock'; readonly round: number; readonly act: 'start' | 'pause' }
  | ({ readonly kind: 'extend'; readonly minutes: number } & At)
  | ({ readonly kind: 'call'; readonly open: boolean } & At)
  /** Somebody of the staff goes to a table that calls or has two results; the first one has it. */
  | ({ readonly kind: 'take' } & At)
  /** By one of the two players; both alike confirm. */
  | ({ readonly kind: 'report'; readonly side: 'a' | 'b'; readonly result: MatchResult } & At)
  /** By staff; `base` is how many touches of the match had been seen, see `baseOf`. */
  | ({ readonly kind: 'result'; readonly base: number; readonly result: MatchResult } & At)
  | ({ readonly kind: 'settle'; readonly result: MatchResult } & At)
  | ({
      readonly kind: 'penalty';
      readonly round: number;
      readonly code: string;
      readonly severity: Penalty;
      readonly note: string;
    } & OfPlayer)
  /** The players of the next phase, best first. */
  | { readonly kind: 'cut'; readonly phase: number; readonly seeds: readonly string[] }
  | { readonly kind: 'undo'; readonly of: string }
  | { readonly kind: 'finish' }
  /** What the server did not let happen: the entry keeps its place, so no device has a gap. */
  | { readonly kind: 'denied'; readonly what: string; readonly why: Refusal };

export type CommandKind = Command['kind'];

/** One line of the log. `count` is the device's own, from 1; the order is the server's. */
export type Entry = {
  readonly id: string;
  readonly device: string;
  readonly count: number;
  /** By the device's clock, in milliseconds. */
  readonly at: number;
  /** The member's id; null where the server itself acts. */
  readonly by: string | null;
  readonly command: Command;
};

/** The same value gives the same text wherever it is made: keys are sorted, none is left out. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`);
  return `{${parts.join(',')}}`;
}

/** What is signed and chained of an entry. Who made it is left out, so that they can leave. */
export const entryText = ({ id, device, count, at, command }: Omit<Entry, 'by'>): string =>
  canonicalText({ id, device, count, at, command });

/** What the signature of an upload is over. */
export const uploadText = (entries: readonly Omit<Entry, 'by'>[]): string =>
  entries.map(entryText).join('\n');
