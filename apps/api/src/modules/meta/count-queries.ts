import type { Database } from '@deckframe/database/db';
import type { MetaWindow } from '@deckframe/domain/meta/meta-window';
import type { SizeClass } from '@deckframe/domain/meta/size-classes';
import type { MetaTally } from '@deckframe/domain/meta/tally-event';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import { raiseVersion } from './document-queries.ts';

type Counted = { windowId: string; sizeClass: SizeClass; tally: MetaTally };

/** What an event had added; it stands in no sum any more once the caller has taken it off. */
export async function takeEvent(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`delete from meta_events
    where gameid = ${game} and tournament_id = ${id}::uuid
    returning window_id as "windowId", size_class as "sizeClass", tally`.execute(db);
  return rows[0];
}

export async function saveEvent(
  db: Database,
  { game, id }: TournamentPlace,
  {
    window,
    sizeClass,
    tally,
  }: Omit<Counted, 'windowId'> & { window: MetaWindow & { isDemo: boolean } },
): Promise<void> {
  await sql`insert into meta_windows (gameid, id, set_name, rule_set_name, from_day, is_demo)
    values (${game}, ${window.id}, ${window.set}, ${window.ruleSet}, ${window.from || null}::date,
      ${window.isDemo})
    on conflict do nothing`.execute(db);
  await sql`insert into meta_events (gameid, tournament_id, window_id, size_class, tally)
    values (${game}, ${id}::uuid, ${window.id}, ${sizeClass}, ${JSON.stringify(tally)}::jsonb)`.execute(
    db,
  );
}

export async function addTally(
  db: Database,
  game: string,
  { windowId, sizeClass, tally }: Counted,
  sign: -1 | 1,
): Promise<void> {
  await sql`insert into meta_cells as cell (gameid, window_id, size_class, a, b, wins, losses, draws)
    select ${game}, ${windowId}, ${sizeClass}, a, b, 0, 0, 0
    from jsonb_to_recordset(${JSON.stringify(tally.cells)}::jsonb) as row(a text, b text)
    order by a, b on conflict do nothing`.execute(db);
  await sql`update meta_cells as cell set wins = cell.wins + ${sign} * row.wins,
      losses = cell.losses + ${sign} * row.losses, draws = cell.draws + ${sign} * row.draws
    from jsonb_to_recordset(${JSON.stringify(tally.cells)}::jsonb)
      as row(a text, b text, wins integer, losses integer, draws integer)
    where cell.gameid = ${game} and cell.window_id = ${windowId}
      and cell.size_class = ${sizeClass} and cell.a = row.a and cell.b = row.b`.execute(db);
  await sql`insert into meta_shares as share (gameid, window_id, size_class, archetype, entries, in_cut)
    select ${game}, ${windowId}, ${sizeClass}, archetype, 0, 0
    from jsonb_to_recordset(${JSON.stringify(tally.shares)}::jsonb) as row(archetype text)
    order by archetype on conflict do nothing`.execute(db);
  await sql`update meta_shares as share set entries = share.entries + ${sign} * row.entries,
      in_cut = share.in_cut + ${sign} * row."inCut"
    from jsonb_to_recordset(${JSON.stringify(tally.shares)}::jsonb)
      as row(archetype text, entries integer, "inCut" integer)
    where share.gameid = ${game} and share.window_id = ${windowId}
      and share.size_class = ${sizeClass} and share.archetype = row.archetype`.execute(db);
  await raiseVersion(db, game, windowId);
}
