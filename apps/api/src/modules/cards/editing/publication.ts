import type { Database } from '@deckframe/database/db';
import type { CardChange } from '@deckframe/domain/cards/catalogue/plan-edits';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import { addPublishJob, lockCards, writeChanges } from '../catalogue/service.ts';
import {
  listCardsForUpdate,
  cancelSchedule,
  endSchedule,
  findOpenSchedule,
  insertSchedule,
} from './queries.ts';
import { entryOf, record, requireLock, type Act } from './save-edits.ts';

type Publication = { cardnos: readonly string[]; published: boolean };

/** Publishes or hides cards now or at a time. Hidden cards stay in decks and collections. */
export async function setPublication(
  act: Act,
  game: string,
  { cardnos, published, at }: Publication & { at: string | null },
) {
  const wanted = [...new Set(cardnos)];
  if (at !== null) {
    const scheduleId = await schedule(act, game, { cardnos: wanted, published, at });
    return { cards: 0, scheduleId };
  }
  await requireLock(act.db, game);
  const changes = await listPublicationChanges(act.db, game, { cardnos: wanted, published });
  if (changes.length > 0) await writeChanges(act.db, entryOf(act, game, null), changes);
  await record(act, game, published ? 'cards.publish' : 'cards.hide', changes, '');
  return { cards: changes.length, scheduleId: null };
}

async function schedule(
  { db, user, requestId }: Act,
  game: string,
  wanted: { cardnos: string[]; published: boolean; at: string },
): Promise<string> {
  const id = await insertSchedule(db, { ...wanted, game, userId: user.id });
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'cards.schedule',
    game,
    subject: `card-schedule:${id}`,
    before: {},
    after: { cards: wanted.cardnos.length, published: wanted.published, at: wanted.at },
    requestId,
  });
  return id;
}

export async function cancelPublication(
  { db, user, requestId }: Act,
  game: string,
  id: string,
): Promise<void> {
  const open = await findOpenSchedule(db, game, id);
  if (open === undefined) throw new AppError('SCHEDULE_OVER');
  await cancelSchedule(db, game, id);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'cards.unschedule',
    game,
    subject: `card-schedule:${id}`,
    before: { at: open.run_at.toISOString(), published: open.published },
    after: { at: null },
    requestId,
  });
}

/** Runs a schedule once unless cancelled. */
export async function runSchedule(database: Database, game: string, id: string): Promise<void> {
  await database.transaction().execute(async (db) => {
    const open = await findOpenSchedule(db, game, id);
    if (open === undefined) return;
    // The job is retried while an import runs.
    if (!(await lockCards(db, game))) throw new Error('the cards are being written');
    const changes = await listPublicationChanges(db, game, open);
    const createdBy = `user:${open.created_by}`;
    const entry = { game, source: 'Schedule', createdBy, note: null, publish: addPublishJob };
    if (changes.length > 0) await writeChanges(db, entry, changes);
    await endSchedule(db, game, id);
  });
}

async function listPublicationChanges(
  db: Database,
  game: string,
  { cardnos, published }: Publication,
): Promise<CardChange[]> {
  const rows = await listCardsForUpdate(db, game, ['cardno', 'published'], cardnos);
  return rows
    .filter((row) => row['published'] !== published)
    .map((row) => ({
      cardno: String(row['cardno']),
      isNew: false,
      before: { published: !published },
      after: { published },
    }));
}
