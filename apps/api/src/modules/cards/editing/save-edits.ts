import type { Database } from '@deckframe/database/db';
import {
  type CardChange,
  type CardEdit,
  type EditPlan,
  createEditRules,
  planEdits,
} from '@deckframe/domain/cards/catalogue/plan-edits';
import { listCardColumns } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { lockCards, wishToPublish, writeChanges } from '../catalogue/service.ts';
import { toFacts } from './mapping.ts';
import { listCardsForUpdate } from './queries.ts';
import { settleChanges } from './settle-changes.ts';

export type Act = Pick<OpenWrite, 'db' | 'user' | 'requestId'>;

const NOTHING = { cards: 0, faults: [], conflicts: [] };

/** Saves all cells or none: one invalid or conflicting cell refuses the save. */
export async function saveEdits(
  act: Act,
  config: GameConfig,
  { cards, note }: { cards: readonly CardEdit[]; note: string },
) {
  await requireLock(act.db, config.gameid);
  const plan = await planCards(act.db, config, cards);
  const { faults, conflicts } = plan;
  if (faults.length > 0 || conflicts.length > 0) {
    return {
      ...NOTHING,
      outcome: 'refused' as const,
      faults: [...faults],
      conflicts: [...conflicts],
    };
  }
  if (plan.changes.length === 0) {
    await record(act, config.gameid, 'cards.edit', [], note);
    return { ...NOTHING, outcome: 'unchanged' as const };
  }
  const changes = await settleChanges(act.db, config.gameid, plan.changes);
  await writeChanges(act.db, entryOf(act, config.gameid, note), changes);
  await record(act, config.gameid, 'cards.edit', changes, note);
  return { ...NOTHING, outcome: 'saved' as const, cards: changes.length };
}

export async function requireLock(db: Database, game: string): Promise<void> {
  if (!(await lockCards(db, game))) throw new AppError('CARDS_BUSY');
}

async function planCards(
  db: Database,
  config: GameConfig,
  edits: readonly CardEdit[],
): Promise<EditPlan> {
  const cardnos = edits.map(({ cardno }) => cardno);
  const rows = await listCardsForUpdate(db, config.gameid, listCardColumns(config), cardnos);
  const known = new Map(rows.map((row) => [String(row['cardno']), row]));
  return planEdits(createEditRules(config), known, edits);
}

export const entryOf = ({ user }: Act, game: string, note: string | null) => ({
  game,
  source: 'Console',
  createdBy: `user:${user.id}`,
  note: note === '' ? null : note,
  publish: wishToPublish,
});

export async function record(
  { db, user, requestId }: Act,
  game: string,
  action: string,
  changes: readonly CardChange[],
  note: string,
): Promise<void> {
  const [only] = changes;
  await writeAdminAct(db, {
    actorId: user.id,
    action,
    game,
    subject: changes.length === 1 && only ? `card:${only.cardno}` : `cards:${game}`,
    before: toFacts(changes, 'before'),
    after: { ...toFacts(changes, 'after'), cards: changes.length, ...(note !== '' && { note }) },
    requestId,
  });
}
