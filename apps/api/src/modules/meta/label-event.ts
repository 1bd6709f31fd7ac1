import type { Database } from '@deckframe/database/db';
import { getRules, labelLists, listOfEvent } from '../archetype-rules/service.ts';
import { saveLabels } from '../tournament-entries/service.ts';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

/** Calls the lists of an ended event by the rules in force; tells how many are called otherwise now. */
export async function labelEvent(db: Database, place: TournamentPlace): Promise<number> {
  const { version, rules } = await getRules(db, place.game);
  if (version === 0) return 0;
  const rows = await listOfEvent(db, place);
  const labels = await labelLists(db, place.game, rules, rows);
  await saveLabels(db, place, version, labels);
  return rows.filter(({ id, now }) => (labels.get(id) ?? null) !== now).length;
}
