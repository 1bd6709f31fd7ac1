import { decodePlace, refuseCursor } from '../../lib/keyset-page.ts';
import type { ContentPlace } from '../creators/contents/queries.ts';

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Throws `INVALID_REQUEST` on everything that no page of contents gave. */
export function parseContentPlace(cursor: string): ContentPlace {
  const [moment, id] = decodePlace(cursor) ?? [];
  const isMoment =
    typeof moment === 'string' && MOMENT.test(moment) && Number.isFinite(Date.parse(moment));
  if (!isMoment || typeof id !== 'string' || !UUID.test(id)) refuseCursor('list');
  return { moment, id };
}
