import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import type { TradeTerms } from '@deckframe/domain/collection/trades/trade-terms';
import type { NumberedDeck } from '@deckframe/domain/decks/deck/renumber-deck';
import { sql } from 'kysely';

export type NumberedCard = {
  cardno: string;
  name: string;
  originalid: string;
  series: string;
  published: number;
};

/** Finds a card, including hidden ones. */
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

/** Returns the card with this number, current or former, in any case. */
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

/** Returns the latest decks with this printing. */
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

/** Tables with the card's number or original id, each with its own query. */
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

export type DeckRow = NumberedDeck & {
  id: string;
  user_id: UserId;
  version: number;
  modified_date: Date;
};

export type RevisionRow = NumberedDeck & { id: string; version: number };

const TEXTS = ['decklist_content', 'considering', 'sidedeck', 'resourcedeck', 'favoritecard'];

/** True if a row may contain the number; the domain checks exactly. */
const mentions = (alias: string, number: string) => {
  const all = TEXTS.map((column) => sql.ref(`${alias}.${column}`));
  return sql`position(lower(${number}::text) in lower(concat_ws(' ', ${sql.join(all)}))) > 0`;
};

/** Locks decks that contain the number, also in a revision. */
export async function holdDecks(
  db: Database,
  game: string,
  ids: readonly string[],
  number: string,
): Promise<DeckRow[]> {
  const { rows } = await sql<DeckRow>`
    select id, user_id, version, modified_date, ${sql.raw(TEXTS.join(', '))} from decklists as deck
    where gameid = ${game} and id = any(${ids}::uuid[]) and (${mentions('deck', number)} or exists (
      select from deck_revisions as revision
      where revision.gameid = ${game} and revision.deck_id = deck.id
        and ${mentions('revision', number)}
    ))
    order by id for no key update`.execute(db);
  return rows;
}

export async function listRevisions(
  db: Database,
  game: string,
  ids: readonly string[],
): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select deck_id as id, version, ${sql.raw(TEXTS.join(', '))} from deck_revisions
    where gameid = ${game} and deck_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function writeDecks(
  db: Database,
  game: string,
  written: { decks: readonly object[]; revisions: readonly object[]; terms: readonly number[] },
): Promise<void> {
  await sql`select write_renumbered_decks(${game}, ${JSON.stringify(written.decks)}::jsonb,
    ${JSON.stringify(written.revisions)}::jsonb, ${written.terms}::integer[])`.execute(db);
}

export type EntryRow = CollectionEntry & {
  user_id: UserId;
  collection: number;
  cardno: string;
  seq: number;
};

/** Locks the collections until the transaction ends. */
export async function holdShelves(
  db: Database,
  game: string,
  members: readonly string[],
): Promise<void> {
  await sql`select hold_shelves(${game}, ${members}::bigint[])`.execute(db);
}

export async function listEntries(
  db: Database,
  game: string,
  members: readonly string[],
  numbers: readonly string[],
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select user_id, collection, cardno, seq, count, trading, wanted, ignored, tag
    from collection_entries
    where gameid = ${game} and user_id = any(${members}::bigint[])
      and cardno = any(${numbers}::text[])
    order by user_id, collection, cardno`.execute(db);
  return rows;
}

/** Returns the change number by member. */
export async function writeEntries(
  db: Database,
  game: string,
  entries: readonly Omit<EntryRow, 'seq'>[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ member: number; taken: number }>`
    select member, taken
    from write_renumbered_entries(${game}, ${JSON.stringify(entries)}::jsonb)`.execute(db);
  return new Map(rows.map(({ member, taken }) => [member, taken]));
}

export type TradeRow = { id: string; round: number; terms: TradeTerms };

export type StepRow = {
  id: string;
  step: number;
  terms: TradeTerms | null;
  moved: TradeTerms | null;
};

const sides = (column: string, number: string) =>
  sql`(${sql.ref(column)} -> 'proposer' ? ${number} or ${sql.ref(column)} -> 'partner' ? ${number})`;

/** Locks trades that contain the number, also in a step. */
export async function holdTrades(
  db: Database,
  game: string,
  ids: readonly string[],
  number: string,
): Promise<TradeRow[]> {
  const { rows } = await sql<TradeRow>`
    select id, round, terms from trades
    where gameid = ${game} and id = any(${ids}::uuid[]) and (${sides('trades.terms', number)}
      or exists (
        select from trade_steps as steps where steps.gameid = ${game} and steps.trade_id = trades.id
          and (${sides('steps.terms', number)} or ${sides('steps.moved', number)})
      ))
    order by id for no key update`.execute(db);
  return rows;
}

export async function listSteps(
  db: Database,
  game: string,
  ids: readonly string[],
): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select trade_id as id, step, terms, moved from trade_steps
    where gameid = ${game} and trade_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function writeTrades(
  db: Database,
  game: string,
  written: { trades: readonly object[]; steps: readonly object[] },
): Promise<void> {
  await sql`select write_renumbered_trades(${game}, ${JSON.stringify(written.trades)}::jsonb,
    ${JSON.stringify(written.steps)}::jsonb)`.execute(db);
}
