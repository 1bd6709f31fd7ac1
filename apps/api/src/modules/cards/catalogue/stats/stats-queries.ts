import type { Database } from '@deckframe/database/db';
import type { GameConfig } from '@deckframe/domain/game-config';
import { sql } from 'kysely';
import { columnText } from '../queries.ts';

type CardStats = {
  totals: Record<string, number>;
  groups: { name: string; values: { value: string; cards: number }[] }[];
};

/** Counts the cards of a game's catalogue, by kind. */
export async function countCatalogue(db: Database, config: GameConfig): Promise<CardStats> {
  const { rows } = await sql<Record<string, number>>`
    select count(*)::integer as printings,
      count(*) filter (where mainalternate is not false)::integer as "main cards",
      count(*) filter (where published = 0)::integer as unpublished,
      count(*) filter (where effectdata is not null)::integer as "with text",
      count(*) filter (where marketprice is not null)::integer as "with a price",
      count(distinct series)::integer as series
    from cards where gameid = ${config.gameid}`.execute(db);
  const columns = [
    ['series', config.series_column],
    ['type', config.cardType_column],
    ['colour', config.cardColor_column],
    ['rarity', config.rarity_column],
  ] as const;
  const groups = [];
  for (const [name, column] of columns) {
    groups.push({ name, values: await countValues(db, config.gameid, column) });
  }
  return { totals: rows[0] ?? {}, groups };
}

async function countValues(
  db: Database,
  game: string,
  column: string,
): Promise<{ value: string; cards: number }[]> {
  const { rows } = await sql<{ value: string; cards: number }>`
    select coalesce(${sql.raw(columnText(column))}, '(none)') as value, count(*)::integer as cards
    from cards where gameid = ${game} group by 1 order by cards desc, value`.execute(db);
  return rows;
}
