import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { DiffColumns } from './diff-queries.ts';

/** Locks imports of a game; a second one is refused. */
export async function takeImportLock(db: Database, game: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('card-import'), hashtext(${game})) as taken`.execute(
    db,
  );
  return rows[0]?.taken === true;
}

export async function insertImport(
  db: Database,
  entry: {
    gameid: string;
    source_name: string;
    counts: object;
    created_by: string;
    note?: string | null;
  },
): Promise<number> {
  const row = await db
    .insertInto('card_imports')
    .values({ ...entry, counts: JSON.stringify(entry.counts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Records before and after of each card. */
export async function insertHistory(db: Database, game: string, importId: number): Promise<void> {
  await sql`insert into card_history (gameid, cardno, import_id, kind, before, after)
    select ${game}, diff.cardno, ${importId}::bigint, diff.kind,
      (select jsonb_object_agg(changed, (to_jsonb(cards) || cards.extra) -> changed)
       from unnest(diff.columns) as changed),
      (select jsonb_object_agg(changed, (to_jsonb(staged) || staged.extra) -> changed)
       from unnest(diff.columns) as changed)
    from import_diff as diff
    left join cards on cards.gameid = ${game} and cards.cardno = diff.cardno
    left join import_rows as staged on staged.cardno = diff.cardno`.execute(db);
}

/** Demotes old mains first, so that no group ever has two. */
export async function demoteMains(db: Database, game: string): Promise<void> {
  await sql`update cards set mainalternate = false
    where gameid = ${game} and mainalternate and (
      exists (
        select from import_diff as diff
        where diff.cardno = cards.cardno and diff.columns && '{mainalternate,originalid}'
      ) or (
        not exists (select from import_rows as staged where staged.cardno = cards.cardno)
        and exists (select from import_rows as staged where staged.originalid = cards.originalid)
      )
    )`.execute(db);
}

export async function insertNewCards(
  db: Database,
  game: string,
  { columns }: DiffColumns,
): Promise<void> {
  const names = columns.filter((column) => column !== 'created_at');
  const staged = names.map((column) => `staged.${column}`);
  await sql`insert into cards (gameid, cardno, ${sql.raw(names.join(', '))}, extra, created_at)
    select ${game}, staged.cardno, ${sql.raw(staged.join(', '))}, staged.extra,
      coalesce(staged.created_at, app_now())
    from import_rows as staged
    join import_diff as diff on diff.cardno = staged.cardno and diff.kind = 'new'`.execute(db);
}

export async function updateChangedCards(
  db: Database,
  game: string,
  { columns, extras }: DiffColumns,
): Promise<void> {
  const changes = columns.map((column) =>
    column === 'created_at'
      ? 'created_at = coalesce(staged.created_at, cards.created_at)'
      : `${column} = staged.${column}`,
  );
  await sql`update cards set ${sql.raw(changes.join(', '))},
      extra = (cards.extra - ${extras}::text[]) || staged.extra,
      updated_at = app_now()
    from import_rows as staged
    join import_diff as diff on diff.cardno = staged.cardno and diff.kind in ('changed', 'back')
    where cards.gameid = ${game} and cards.cardno = staged.cardno`.execute(db);
}

/** Unpublishes cards, because decks may name them. */
export async function unpublishGoneCards(db: Database, game: string): Promise<void> {
  await sql`update cards set published = 0, updated_at = app_now()
    from import_diff as diff
    where diff.kind = 'gone' and cards.gameid = ${game} and cards.cardno = diff.cardno`.execute(db);
}

/** A card that returned under another spelling is the same card. Returns the number found. */
export async function upsertAliases(db: Database, game: string): Promise<number> {
  await sql`delete from card_aliases
    using import_rows as staged
    where card_aliases.gameid = ${game} and card_aliases.cardno = staged.cardno`.execute(db);
  const { rows } = await sql<{ cardno: string }>`
    with respelled as (
      select old.cardno, staged.cardno as current_cardno
      from import_diff as gone
      join cards as old on old.gameid = ${game} and old.cardno = gone.cardno
      join import_rows as staged on staged.name = old.name
        and lower(translate(staged.cardno, '/_ ', '---')) = lower(translate(old.cardno, '/_ ', '---'))
      where gone.kind = 'gone'
    ), moved as (
      update card_aliases set current_cardno = respelled.current_cardno
      from respelled
      where card_aliases.gameid = ${game} and card_aliases.current_cardno = respelled.cardno
    )
    insert into card_aliases (gameid, cardno, current_cardno)
    select ${game}, cardno, current_cardno from respelled
    on conflict (gameid, cardno) do update set current_cardno = excluded.current_cardno
    returning cardno`.execute(db);
  return rows.length;
}

/** Runs in the transaction that writes the cards. */
export async function addPublishJob(db: Database, game: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    'publish-catalogue',
    payload => json_build_object('game', ${game}::text),
    queue_name => 'publish-catalogue:' || ${game}::text,
    job_key => 'publish-catalogue:' || ${game}::text
  )`.execute(db);
}
