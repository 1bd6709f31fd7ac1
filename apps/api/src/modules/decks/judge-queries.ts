import type { Database } from '@deckframe/database/db';
import type { DeckVerdictName } from '@deckframe/domain/decks/deck/judge-deck';
import { sql } from 'kysely';
import type { DeckKey } from './decks/write-queries.ts';

const DECKS_A_TURN = 200;

export type JudgedRow = DeckKey & {
  version: number;
  decklist_content: string;
  resourcedeck: string;
  energy: string | null;
};

export async function listJudgedByOthers(
  db: Database,
  { game, judgedBy, after }: { game: string; judgedBy: string; after: string | null },
): Promise<JudgedRow[]> {
  const { rows } = await sql<JudgedRow>`select gameid, id, version, decklist_content,
      resourcedeck, energy
    from decklists
    where gameid = ${game} and deleted_at is null and judged_rules is distinct from ${judgedBy}
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${DECKS_A_TURN}`.execute(db);
  return rows;
}

/** No change of the deck: version and date stay. One that was saved meanwhile is judged already. */
export async function updateVerdict(
  db: Database,
  { gameid, id, version }: DeckKey & { version: number },
  judged: { verdict: DeckVerdictName; completion: number; judgedBy: string },
): Promise<void> {
  const { verdict, completion, judgedBy } = judged;
  await db
    .updateTable('decklists')
    .set({ verdict, is_legal: verdict === 'legal', completion, judged_rules: judgedBy })
    .where('gameid', '=', gameid)
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}
