import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type NumberedCard = {
  cardno: string;
  name: string;
  originalid: string;
  series: string;
  published: number;
};

/** Also one that nobody is shown. */
export async function findCard(
  db: Database,
  game: string,
  cardno: string,
): Promise<NumberedCard | undefined> {
  const { rows } = await sql<NumberedCard>`
    select cardno, name, originalid, series, published from cards
    where gameid = ${game} and cardno = ${cardno}`.execute(db);
  return rows[0];
}

/** Who has a number already, in whatever case: a card, or one that had it before. */
export async function findHolder(
  db: Database,
  game: string,
  { from, to }: { from: string; to: string },
): Promise<{ cardno: string; name: string } | undefined> {
  const { rows } = await sql<{ cardno: string; name: string }>`
    select cardno, name from cards
    where gameid = ${game} and lower(cardno) = lower(${to}) and cardno <> ${from}
    union all
    select cards.cardno, cards.name from card_aliases as alias
    join cards on cards.gameid = alias.gameid and cards.cardno = alias.current_cardno
    where alias.gameid = ${game} and lower(alias.cardno) = lower(${to})
      and alias.current_cardno <> ${from}
    union all
    -- Another card's ratings and comments stand under this id.
    select cardno, name from cards
    where gameid = ${game} and originalid = ${to} and cardno <> ${from}
      and not exists (select from cards as own
        where own.gameid = ${game} and own.cardno = ${from} and own.originalid = ${to})
    limit 1`.execute(db);
  return rows[0];
}

const DECKS = (game: string, { cardno, originalid }: NumberedCard) => sql`
  from decklists as deck
  where deck.gameid = ${game} and deck.deleted_at is null
    and deck.id in (select deck_id from deck_cards
      where gameid = ${game} and originalid = ${originalid})
    and E'\n' || lower(concat_ws(E'\n', deck.decklist_content, deck.considering, deck.sidedeck,
      deck.resourcedeck)) || E'\n' like '% x ' || ${toPattern(cardno)} || E'\n%'`;

const toPattern = (cardno: string): string =>
  cardno.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

export type NamingDeck = { id: string; name: string; owner: string | null };

/** Decks with this very printing, the latest first. */
export async function listNamingDecks(
  db: Database,
  game: string,
  card: NumberedCard,
  limit: number,
): Promise<NamingDeck[]> {
  const { rows } = await sql<NamingDeck>`
    select deck.id, deck.decklist_name as name,
      (select username from users_public where users_public.id = deck.user_id) as owner
    ${DECKS(game, card)}
    order by deck.modified_date desc, deck.id limit ${limit}`.execute(db);
  return rows;
}

/** What holds the card's number or goes by its original id, each place by a question of its own. */
export const PLACES = {
  decks: (game, card) => sql`select count(*)::integer as rows ${DECKS(game, card)}`,
  entries: (game, { cardno }) => sql`select count(*)::integer as rows from collection_entries
    where gameid = ${game} and cardno = ${cardno}
      and (count > 0 or wanted or ignored or tag <> '')`,
  trades: (game, { cardno }) => sql`select count(*)::integer as rows from trades
    where gameid = ${game} and (terms -> 'proposer' ? ${cardno} or terms -> 'partner' ? ${cardno})`,
  ratings: (game, { originalid }) => sql`select count(*)::integer as rows from card_ratings
    where gameid = ${game} and card_id = ${originalid}`,
  staples: (game, { originalid }) => sql`select count(*)::integer as rows from staples
    where gameid = ${game} and card_id = ${originalid}`,
  comments: (game, { originalid }) => sql`select count(*)::integer as rows from comments
    where gameid = ${game} and content_type = 'card' and content_id = ${originalid}`,
  reports: (game, { cardno }) => sql`select count(*)::integer as rows from user_card_reports
    where gameid = ${game} and printing = ${cardno}`,
  prices: (game, { cardno }) => sql`select count(*)::integer as rows from card_prices
    where gameid = ${game} and cardno = ${cardno}`,
  days: (game, { cardno }) => sql`select count(*)::integer as rows from daily_cards
    where game_id = ${game} and card_id = ${cardno}`,
  printings: (game, { originalid }) => sql`select count(*)::integer - 1 as rows from cards
    where gameid = ${game} and originalid = ${originalid}`,
} satisfies Record<string, (game: string, card: NumberedCard) => ReturnType<typeof sql>>;

export type Place = keyof typeof PLACES;
