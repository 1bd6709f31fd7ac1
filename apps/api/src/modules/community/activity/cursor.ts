import type { ActivityKind } from '@deckframe/contract/community/activity';
import { CARD_NUMBER_MAX } from '@deckframe/contract/params';
import { text } from '@deckframe/contract/text';
import { z } from 'zod';
import { decodePlace, encodePlace, refuseCursor } from '../../../lib/keyset-page.ts';
import type { PartName } from './merge.ts';

/** Microseconds since 1970, to keep the database's precision. */
const moment = z.string().regex(/^\d{1,16}$/);
const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const places = z.strictObject({
  deck: z.tuple([moment, uuid]).optional(),
  comment: z.tuple([z.string().regex(/^\d{1,18}$/)]).optional(),
  rating: z.tuple([moment, text(32), text(CARD_NUMBER_MAX)]).optional(),
});

/** Last position per part; missing for untouched parts. */
export type Places = z.infer<typeof places>;

/** `until` excludes newer actions of untouched parts. */
export type ActivityCursor = { until: number; places: Places };

const cursor = z.tuple([z.string(), z.int().min(0), places]);

export function encodeCursor(
  kind: ActivityKind,
  until: number,
  reached: ReadonlyMap<PartName, readonly string[]>,
): string {
  return encodePlace([kind, until, Object.fromEntries(reached)]);
}

/** Throws `INVALID_REQUEST` for foreign cursors. */
export function decodeCursor(kind: ActivityKind, given: string): ActivityCursor {
  const { data } = cursor.safeParse(decodePlace(given));
  return data?.[0] === kind ? { until: data[1], places: data[2] } : refuseCursor('kind');
}
