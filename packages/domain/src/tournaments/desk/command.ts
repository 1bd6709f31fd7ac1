import type { MatchResult } from '../match-result.ts';
import type { Structure } from '../structure.ts';
import type { Refusal } from './refusal.ts';

/** Rounds count from 1 over all phases, tables from 1 per round. */
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
 * A command of a tournament desk. A player is a registration id. Member names are never in the log,
 * because it cannot be rewritten.
 */
export type Command =
  | { readonly kind: 'start'; readonly structure: Structure; readonly seed: number }
  /** Name of a guest, who has no account; otherwise null. */
  | ({ readonly kind: 'enter'; readonly name: string | null } & OfPlayer)
  | ({ readonly kind: 'checkIn' } & OfPlayer)
  | ({ readonly kind: 'drop' } & OfPlayer)
  | ({ readonly kind: 'restore' } & OfPlayer)
  /** Takes the pairing lease from the desk that was seen to hold it, or null. */
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
  /** A staff member takes a call or a conflicting result; the first one gets it. */
  | ({ readonly kind: 'take' } & At)
  /** A player's report; two equal reports confirm. */
  | ({ readonly kind: 'report'; readonly side: 'a' | 'b'; readonly result: MatchResult } & At)
  /**
   * A result by staff. `base` is how many changes to the match the device had seen, see `baseOf`.
   */
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
  /** A command that the server refused. The entry keeps its number, so devices have no gap. */
  | { readonly kind: 'denied'; readonly what: string; readonly why: Refusal };

export type CommandKind = Command['kind'];

/** An entry of the log. `count` is per device, from 1; the server decides the order. */
export type Entry = {
  readonly id: string;
  readonly device: string;
  readonly count: number;
  /** Device clock in milliseconds. */
  readonly at: number;
  /** The member's id; null for the server. */
  readonly by: string | null;
  readonly command: Command;
};

/** Prints a value canonically with sorted keys. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`);
  return `{${parts.join(',')}}`;
}

/** The signed and chained text of an entry. It omits the author, so that accounts can be erased. */
export const entryText = ({ id, device, count, at, command }: Omit<Entry, 'by'>): string =>
  canonicalText({ id, device, count, at, command });

/** The signed text of an upload. */
export const uploadText = (entries: readonly Omit<Entry, 'by'>[]): string =>
  entries.map(entryText).join('\n');
