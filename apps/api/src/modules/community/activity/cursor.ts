import type { ActivityKind } from '@deckframe/contract/community/activity';
import { CARD_NUMBER_MAX } from '@deckframe/contract/params';
import { text } from '@deckframe/contract/text';
import { z } from 'zod';
import { decodePlace, encodePlace, refuseCursor } from '../../../lib/keyset-page.ts';
import type { PartName } from './merge.ts';

/** Microseconds since 1970: whole, so that no digit of the database's clock is lost. */
const moment = z.string().regex(/^\d{1,16}$/);
const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const places = z.strictObject({
  deck: z.tuple([moment, uuid]).optional(),
  comment: z.tuple([z.string().regex(/^\d{1,18}$/)]).optional(),
  rating: z.tuple([moment, text(32), text(CARD_NUMBER_MAX)]).optional(),
});

/** The last row that was read of each part; a part without one has not been touched yet. */
export type Places = z.infer<typeof places>;

/** `until`: what was done later, in a part not touched yet, belongs to an earlier page. */
export type ActivityCursor = { until: number; places: Places };

const cursor = z.tuple([z.string(), z.int().min(0), places]);

export function encodeCursor(
  kind: ActivityKind,
  until: number,
  reached: ReadonlyMap<PartName, readonly string[]>,
): string {
  return encodePlace([kind, until, Object.fromEntries(reached)]);
}

/** Throws `INVALID_REQUEST` on everything that we did not make for this kind. */
export function decodeCursor(kind: ActivityKind, given: string): ActivityCursor {
  const { data } = cursor.safeParse(decodePlace(given));
  return data?.[0] === kind ? { until: data[1], places: data[2] } : refuseCursor('kind');
}
