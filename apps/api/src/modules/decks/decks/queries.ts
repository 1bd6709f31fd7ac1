import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { DeckVerdictName } from '@deckframe/domain/decks/deck/judge-deck';
import type { GameConfig } from '@deckframe/domain/game-config';
import { CompiledQuery, sql } from 'kysely';
import { type EraseStep, readInPages } from '../../../lib/account-part.ts';
import { perGameStatement } from '../../../lib/per-game-statement.ts';
import { CARD_COLUMN_LIST, columnText } from '../../cards/catalogue/service.ts';
import { DECK_SQL, type DeckRow } from './deck-row-queries.ts';
import type { DeckKey } from './write-queries.ts';

const findDeckOf = perGameStatement('find-deck', DECK_SQL.find);

/** Prepared, because every deck page uses it. */
export async function findDeck(
  db: Database,
  game: string,
  id: string,
): Promise<DeckRow | undefined> {
  const rows = await runStatement<DeckRow>(db, findDeckOf(game, [id]));
  return rows[0];
}

const DECKS_A_TURN = 200;

type JudgedRow = DeckKey & {
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

/** Stores the verdict without changing version and date. Skips decks saved in the meantime. */
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

/** Replaces the search terms. Null removes the deck from search. */
export async function replaceDeckTerms(
  db: Database,
  key: DeckKey,
  terms: number[] | null,
): Promise<void> {
  if (terms === null) {
    await db
      .deleteFrom('deck_search')
      .where('gameid', '=', key.gameid)
      .where('deck_id', '=', key.id)
      .execute();
    return;
  }
  // Skips the write if terms are unchanged.
  await sql`insert into deck_search as search (gameid, deck_id, terms)
    values (${key.gameid}, ${key.id}::uuid, ${terms}::integer[])
    on conflict (gameid, deck_id) do update set terms = excluded.terms
    where search.terms is distinct from excluded.terms`.execute(db);
}

type TellingRow = Record<string, ColumnValue> & { extra: Record<string, ColumnValue> };

/** Main cards of the rarities that define archetypes. */
export async function listTellingCards(db: Database, config: GameConfig): Promise<CatalogueRow[]> {
  const text = `select ${CARD_COLUMN_LIST}, cards.extra from cards
    where cards.gameid = $1 and cards.published = 1 and cards.mainalternate is not false
      and ${columnText(config.rarity_column)} = any($2::text[])
    order by cards.cardno`;
  const { rows } = await db.executeQuery<TellingRow>(
    CompiledQuery.raw(text, [config.gameid, config.archetypesRarity]),
  );
  return rows.map(({ extra, ...card }) => ({ ...card, ...extra }));
}

/** Locks the deck. */
export async function findDeckForUpdate(
  db: Database,
  game: string,
  id: string,
): Promise<DeckRow | undefined> {
  const text = `${DECK_SQL.find} for no key update of deck`;
  const rows = await runStatement<DeckRow>(db, { text, values: [game, id] });
  return rows[0];
}

/** Locks the owner's deleted deck. */
export async function findDeletedDeckForUpdate(
  db: Database,
  game: string,
  id: string,
  userId: UserId,
): Promise<DeckRow | undefined> {
  const text = `${DECK_SQL.find.replace('deleted_at is null', 'deleted_at is not null')}
    and deck.user_id = $3 for no key update of deck`;
  const rows = await runStatement<DeckRow>(db, { text, values: [game, id, userId] });
  return rows[0];
}

export async function setArchived(
  db: Database,
  game: string,
  id: string,
  archived: boolean,
): Promise<void> {
  await db
    .updateTable('decklists')
    .set({ archived_at: archived ? sql<Date>`app_now()` : null })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

export async function setSleeved(
  db: Database,
  game: string,
  id: string,
  isSleeved: boolean,
): Promise<void> {
  await db
    .updateTable('decklists')
    .set({ is_sleeved: isSleeved })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

/** Returns the end of the restore period. */
export async function markDeleted(
  db: Database,
  game: string,
  id: string,
  retentionDays: number,
): Promise<Date> {
  const row = await db
    .updateTable('decklists')
    .set({ deleted_at: sql<Date>`app_now()` })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .returning(sql<Date>`deleted_at + make_interval(days => ${retentionDays}::integer)`.as('until'))
    .executeTakeFirstOrThrow();
  return row.until;
}

export async function unmarkDeleted(db: Database, game: string, id: string): Promise<void> {
  await db
    .updateTable('decklists')
    .set({ deleted_at: null })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

export async function setModeration(
  db: Database,
  game: string,
  id: string,
  { isLocked, isStarter }: { isLocked: boolean; isStarter: boolean },
): Promise<void> {
  await db
    .updateTable('decklists')
    .set({ is_locked: isLocked ? 1 : 0, isstarter: isStarter ? 1 : 0 })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

export async function findDefaultVisibility(
  db: Database,
  userId: UserId,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('deck_preferences')
    .select('default_visibility')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.default_visibility;
}

/** UTC date of the database, which selects the rule set. */
export async function findToday(db: Database): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select ((app_now() at time zone 'utc')::date)::text as today`.execute(db);
  return rows[0]?.today ?? '';
}

/** Lists of the member's other removed decks, including deleted ones. */
export async function listRemovedLists(
  db: Database,
  game: string,
  userId: UserId,
  exceptId: string,
): Promise<{ decklist_content: string }[]> {
  return db
    .selectFrom('decklists')
    .select('decklist_content')
    .where('gameid', '=', game)
    .where('user_id', '=', userId)
    .where('moderated_at', 'is not', null)
    .where('id', '<>', exceptId)
    .execute();
}

export type DeckViews = { deckId: string; views: number };

/** Updates all counters of a game in one statement. */
export async function addViews(
  db: Database,
  game: string,
  counts: readonly DeckViews[],
): Promise<void> {
  await sql`
    update decklists set visitorcount = visitorcount + sums.views
    from unnest(
      ${counts.map((count) => count.deckId)}::uuid[],
      ${counts.map((count) => count.views)}::integer[]
    ) as sums (deck_id, views)
    where decklists.gameid = ${game} and decklists.id = sums.deck_id`.execute(db);
}

type DeckPlace = { created: string; game: string; id: string };

export function readDecks(
  db: Database,
  userId: UserId,
  pageSize: number,
): AsyncIterable<unknown[]> {
  return readInPages(pageSize, async (after: DeckPlace | undefined) => {
    const further =
      after === undefined
        ? sql``
        : sql`and (deck.created_at, deck.gameid, deck.id)
              > (${after.created}::timestamptz, ${after.game}, ${after.id}::uuid)`;
    const { rows } = await sql<DeckPlace & { entry: unknown }>`
      select to_jsonb(deck) - 'user_id' || jsonb_build_object(
          'like_count', counts.like_count, 'comment_count', counts.comment_count) as entry,
        deck.created_at::text as created, deck.gameid as game, deck.id
      from decklists as deck
      join deck_counts as counts on counts.gameid = deck.gameid and counts.deck_id = deck.id
      where deck.user_id = ${userId} ${further}
      order by deck.created_at, deck.gameid, deck.id limit ${pageSize}`.execute(db);
    return rows.map(({ entry, ...place }) => ({ entry, place }));
  });
}

/** Hides decks that `eraseDeck` will delete. */
export async function hideDecksOf(
  db: Database,
  userId: UserId,
  withPublished: boolean,
): Promise<void> {
  if (!withPublished) return;
  await sql`update decklists set deleted_at = app_now()
    where user_id = ${userId} and visibility <> 0 and deleted_at is null`.execute(db);
}

/** Deletes private decks always, others by choice. */
export async function eraseDeck(
  db: Database,
  userId: UserId,
  withPublished: boolean,
): Promise<EraseStep> {
  const { rows } = await sql<{ more: boolean }>`
    select erase_decks(${userId}, ${withPublished}) as more`.execute(db);
  if (rows[0]?.more === true) return 'more';
}

type AskedRow = Record<string, ColumnValue> & {
  asked: string;
  extra: Record<string, ColumnValue>;
};

const FIND_CARDS = `
  select cards.cardno as asked, ${CARD_COLUMN_LIST}, cards.extra from cards
  where cards.gameid = $1 and cards.cardno = any($2::text[]) and cards.published = 1
  union all
  select alias.cardno as asked, ${CARD_COLUMN_LIST}, cards.extra
  from card_aliases as alias
  join cards on cards.gameid = alias.gameid and cards.cardno = alias.current_cardno
  where alias.gameid = $1 and alias.cardno = any($2::text[]) and cards.published = 1`;

/** Finds published cards by current or former number. */
export async function findCards(
  db: Database,
  game: string,
  numbers: readonly string[],
): Promise<{ asked: string; card: CatalogueRow }[]> {
  const query = CompiledQuery.raw(FIND_CARDS, [game, numbers]);
  const { rows } = await db.executeQuery<AskedRow>(query);
  return rows.map(({ asked, extra, ...card }) => ({ asked, card: { ...card, ...extra } }));
}
