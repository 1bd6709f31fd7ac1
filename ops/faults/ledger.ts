import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A write that the API confirmed. */
export type Confirmed =
  | { kind: 'save'; mark: string; deckId: string; version: number }
  | { kind: 'comment'; mark: string; id: string }
  | { kind: 'rating'; userId: number; card: string; rating: number }
  | { kind: 'like'; userId: number; deckId: string; isOn: boolean }
  | { kind: 'follow'; userId: number; followedId: number; isOn: boolean }
  | { kind: 'entry'; userId: number; eventId: string; isOn: boolean }
  | { kind: 'claim'; userId: number; itemId: string }
  | {
      kind: 'trade';
      userId: number;
      tradeId: string;
      state: string;
      round: number;
      /** Copies of the card that the member has afterwards. */
      card: string;
      copies: number;
    };

export type Ledger = {
  /** Recorded before the answer is used for anything else. */
  add(one: Confirmed): void;
  beginRound(): void;
  /** Confirmed writes of this round and the two before it. */
  recent(): readonly Confirmed[];
  entries(): readonly Confirmed[];
};

const RECENT_ROUNDS = 3;

/**
 * Opens a file outside the tested system, so that faults do not affect it. A continued file keeps
 * the writes of earlier runs.
 */
export function openLedger(file: string, isContinued = false): Ledger {
  mkdirSync(dirname(file), { recursive: true });
  if (!isContinued || !existsSync(file)) writeFileSync(file, '');
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Confirmed);
  const begins: number[] = [];
  return {
    add(one) {
      appendFileSync(file, `${JSON.stringify(one)}\n`);
      entries.push(one);
    },
    beginRound: () => void begins.push(entries.length),
    recent: () => entries.slice(begins.at(-RECENT_ROUNDS) ?? begins[0] ?? 0),
    entries: () => entries,
  };
}
