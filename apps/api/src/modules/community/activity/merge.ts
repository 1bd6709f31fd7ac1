import type { ActivityEntry, ActivityKind } from '@deckframe/contract/community/activity';
import { CARD_NUMBER_MAX } from '@deckframe/contract/params';
import { text } from '@deckframe/contract/text';
import { z } from 'zod';
import { cursorOf, isSame } from '../../../lib/keyset-page.ts';

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

/**
 * Microseconds since 1970 as text, because the database's time is more precise than JavaScript's.
 */
const moment = z.string().regex(/^\d{1,16}$/);
const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const places = z.strictObject({
  deck: z.tuple([moment, uuid]).optional(),
  comment: z.tuple([z.string().regex(/^\d{1,18}$/)]).optional(),
  rating: z.tuple([moment, text(32), text(CARD_NUMBER_MAX)]).optional(),
});

/** The last row read of each part. Parts that were not read yet are missing. */
export type Places = z.infer<typeof places>;

/** `until`: newer actions of a part that was not read yet belong to earlier pages. */
export type ActivityCursor = { until: number; places: Places };

const isWhole = (value: unknown): value is number => z.int().min(0).safeParse(value).success;
const isPlaces = (value: unknown): value is Places => places.safeParse(value).success;

export function cursorOfKind(kind: ActivityKind) {
  const parts = { kind: isSame(kind), until: isWhole, places: isPlaces };
  return cursorOf<ActivityCursor & { kind: ActivityKind }>(parts, 'kind');
}
