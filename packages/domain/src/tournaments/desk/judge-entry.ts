import { LOG_END, type Verdict, applyEntry, takeEntry } from './replay.ts';
import type { Entry } from './command.ts';
import type { Desk } from './desk.ts';
import { findForbidden, type DeskActor } from './may-command.ts';
import type { Refusal } from './refusal.ts';

export type Judged = {
  readonly verdict: Verdict;
  /** The entry to store; null if it is known, a predecessor is missing, or the log is full. */
  readonly stored: Entry | null;
};

/**
 * Authorizes an entry, applies it and returns what to store. A fault is something that only the
 * server can know.
 */
export function judgeEntry(
  desk: Desk,
  actor: DeskActor,
  entry: Entry,
  fault: Refusal | null = null,
): Judged {
  const isKnown = desk.byId.has(entry.id);
  const isGap = entry.count > (desk.next.get(entry.device) ?? 1);
  const forbidden = isKnown || isGap ? null : findForbidden(desk, actor, entry.command);
  const refused = forbidden ?? (isKnown || isGap ? null : fault);
  const verdict = refused ?? applyEntry(desk, entry);
  if (isKnown || verdict === 'GAP') return { verdict, stored: null };
  if (verdict === null) return { verdict, stored: entry };
  if (desk.entries.length >= LOG_END) return { verdict, stored: null };
  const stored = deny(entry, verdict);
  takeEntry(desk, stored);
  return { verdict, stored };
}

const deny = (entry: Entry, why: Refusal): Entry => ({
  ...entry,
  command: { kind: 'denied', what: entry.command.kind, why },
});
