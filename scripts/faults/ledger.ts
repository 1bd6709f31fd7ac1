import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What somebody was told to be stored. */
export type Confirmed =
  | { kind: 'save'; mark: string; deckId: string; version: number }
  | { kind: 'comment'; mark: string; id: string }
  | { kind: 'rating'; userId: number; card: string; rating: number }
  | { kind: 'like'; userId: number; deckId: string; isOn: boolean }
  | { kind: 'follow'; userId: number; followedId: number; isOn: boolean }
  | { kind: 'claim'; userId: number; itemId: string };

export type Ledger = {
  /** Written down before anything else is done with the answer. */
  add(one: Confirmed): void;
  entries(): readonly Confirmed[];
};

/** A file outside the system that is tried: nothing that happens to the system happens to it. */
export function openLedger(file: string): Ledger {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const entries: Confirmed[] = [];
  return {
    add(one) {
      appendFileSync(file, `${JSON.stringify(one)}\n`);
      entries.push(one);
    },
    entries: () => entries,
  };
}
