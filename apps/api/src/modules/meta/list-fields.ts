import type { Database } from '@deckframe/database/db';
import { listNamedPlaces, listRecentPlaces, type WindowPlace } from './meta/field-places.ts';
import { type FieldRow, readFields } from './field-queries.ts';

/**
 * Whose last events a field may be: of the newest events by any part of the name, of all others by its
 * beginning. What is read grows neither with the events nor with the places.
 */
export async function listFields(
  db: Database,
  place: WindowPlace,
  search: string,
): Promise<FieldRow[]> {
  const recent = await listRecentPlaces(db, place, search);
  const named = search === '' ? [] : await listNamedPlaces(db, place, search);
  const places = new Map([...recent, ...named].map((one) => [`${one.kind} ${one.key}`, one]));
  return readFields(db, place, [...places.values()], search);
}
