import type { ImportedFacts } from '@deckframe/contract/tournament-document';
import type { Database } from '@deckframe/database/db';
import type { ImportFault } from '@deckframe/domain/tournaments/event-import/imported-event';
import { isOver, isTimeZone } from '../tournaments/service.ts';

/** An event that was held: on a day that is over where it was. */
export async function checkFacts(
  db: Database,
  facts: ImportedFacts | null,
): Promise<ImportFault[]> {
  if (facts === null) return [];
  const { day, timeZone } = facts;
  const fault = { part: 'event', line: null } as const;
  if (!isTimeZone(timeZone)) return [{ ...fault, code: 'unknownTimeZone', value: timeZone }];
  if (!(await isOver(db, day, timeZone))) return [{ ...fault, code: 'inTheFuture', value: day }];
  return [];
}
