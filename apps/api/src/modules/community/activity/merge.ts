import type { ActivityEntry } from '@deckframe/contract/community/activity';

export type PartName = ActivityEntry['kind'];

/** An action; `entry` is null if not public. */
export type Action = { at: Date; place: readonly string[]; entry: ActivityEntry | null };

/** The newest actions of a kind; `isCut` if there may be more. */
export type Part = { name: PartName; actions: readonly Action[]; isCut: boolean };

export type Merged = {
  entries: ActivityEntry[];
  /** Next position per part. */
  reached: Map<PartName, readonly string[]>;
  /** Time of the last action. */
  until: number;
  hasMore: boolean;
};

/**
 * Merges parts by time. The page ends early if a part was cut, because its next actions may be
 * newer.
 */
export function mergeParts(parts: readonly Part[], limit: number, startedAt: number): Merged {
  const merged: Merged = { entries: [], reached: new Map(), until: startedAt, hasMore: false };
  const open = parts.map((part) => ({ ...part, next: 0 }));
  for (;;) {
    if (open.some(({ next, actions, isCut }) => isCut && next === actions.length)) {
      return { ...merged, hasMore: true };
    }
    let newest: { part: (typeof open)[number]; action: Action } | undefined;
    for (const part of open) {
      const action = part.actions[part.next];
      if (action && (newest === undefined || action.at > newest.action.at))
        newest = { part, action };
    }
    if (newest === undefined) return merged;
    const { part, action } = newest;
    if (action.entry !== null) {
      if (merged.entries.length === limit) return { ...merged, hasMore: true };
      merged.entries.push(action.entry);
    }
    part.next += 1;
    merged.reached.set(part.name, action.place);
    merged.until = Math.min(merged.until, action.at.getTime());
  }
}
