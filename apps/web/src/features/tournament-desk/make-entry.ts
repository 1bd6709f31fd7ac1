import { applyEntry, type Verdict } from '@deckframe/domain/tournaments/desk/apply-entry';
import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import { rebase } from '@deckframe/domain/tournaments/desk/rebase';
import { createWriteKey } from '#lib/write/write-key.ts';
import type { DeskCopy } from '../tournaments/desk/desk-copy.ts';

/** The next entry of this device, and what the desk as it stands here says to it. */
export function makeEntry(
  { device, log, made, pending }: DeskCopy,
  by: string,
  command: Command,
): { entry: Entry; verdict: Verdict } {
  const entry = { id: createWriteKey(), device, count: made + 1, at: Date.now(), by, command };
  return { entry, verdict: applyEntry(rebase(log, pending).desk, entry) };
}
