import type { metaArchetype, metaMatches } from '@deckframe/contract/meta/meta';
import type { Database } from '@deckframe/database/db';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { parseCanonicalLines } from '@deckframe/domain/decks/deck/deck';
import { countOriginals } from '@deckframe/domain/decks/deck/deck-rules';
import { countMissing, findTypical, findVariants } from '@deckframe/domain/meta/list-variants';
import { readCardUses, type PlayedList } from '@deckframe/domain/meta/read-archetype';
import { gunzipSync } from 'node:zlib';
import type { z } from 'zod';
import { openDeckBook } from '../../decks/decks/deck-book-service.ts';
import { toFrozenList } from '../../tournaments/entries/service.ts';
import { dayOfEvent } from '../../tournaments/desk/reading-service.ts';
import { findDocument } from './count-queries.ts';
import { type WindowPlace, listNamedPlaces, listRecentPlaces } from './field-queries.ts';
import {
  listPlayed,
  listCells,
  listShares,
  readFields,
  type PlayedRow,
  type CellRow,
  type ShareRow,
  type FieldRow,
  type MatchRow,
} from './queries.ts';

export { countEvent } from './count-event.ts';
export { followMeta } from './count-event.ts';

export type Regular = {
  name: string;
  userId: UserId | null;
  events: number;
  wins: number;
  losses: number;
  best: number | null;
};

/** Regular players, most successful first; guests by name. */
function listRegulars(rows: readonly PlayedRow[]): Regular[] {
  const found = new Map<string, Regular>();
  for (const { user_id: userId, shown_name: name, placement, wins, losses } of rows) {
    const key = userId === null ? `guest ${name}` : `${userId}`;
    const own = found.get(key) ?? { name, userId, events: 0, wins: 0, losses: 0, best: null };
    found.set(key, own);
    own.events += 1;
    own.wins += wins;
    own.losses += losses;
    if (placement !== null) own.best = Math.min(placement, own.best ?? placement);
  }
  return [...found.values()].toSorted(
    (a, b) => b.wins - b.losses - (a.wins - a.losses) || b.events - a.events,
  );
}

type Archetype = z.infer<typeof metaArchetype>;

const BEST = 8;
const CARDS = 80;

/** Reads an archetype's lists, cards and players. */
export async function readArchetype(
  db: Database,
  place: { game: string; window: string },
  archetype: string,
): Promise<Archetype> {
  const rows = await listPlayed(db, place, archetype);
  const cardsOf = await openCards(db, place.game, rows);
  const lists = rows.map((row) => toPlayed(row, cardsOf(row)));
  const typical = findTypical(lists);
  const regulars = listRegulars(rows);
  return {
    lists: lists.length,
    pilots: regulars.length,
    best: rows
      .toSorted(byResult)
      .slice(0, BEST)
      .map((row) => toPlaced(row, cardsOf(row), typical)),
    cards: readCardUses(lists)
      .slice(0, CARDS)
      .map((use) => ({ ...use, copies: [...use.copies] })),
    variants: findVariants(lists).map(({ lists: own, telling }) => ({
      lists: own.length,
      wins: own.reduce((sum, { wins }) => sum + wins, 0),
      n: own.reduce((sum, { wins, losses }) => sum + wins + losses, 0),
      cards: [...telling],
    })),
    regulars: regulars.slice(0, BEST).map(({ userId, ...pilot }) => ({
      ...pilot,
      userId: userId === null ? null : printUserId(userId),
    })),
  };
}

type Cards = ReadonlyMap<string, number>;

/** Resolves printings to cards. */
async function openCards(
  db: Database,
  game: string,
  rows: readonly PlayedRow[],
): Promise<(row: PlayedRow) => Cards> {
  const linesOf = ({ zones }: PlayedRow) => parseCanonicalLines(zones.decklist_content).lines;
  const numbers = rows.flatMap((row) => linesOf(row).map(({ cardno }) => cardno));
  const book = await openDeckBook(db, game, [...new Set(numbers)]);
  return (row) => countOriginals(linesOf(row), (cardno) => book.originalOf(cardno));
}

/** A guest is one person per event; made-up ones are identified by name. */
const toPlayed = (row: PlayedRow, cards: Cards): PlayedList => ({
  id: row.id,
  player: row.user_id === null ? (row.is_demo ? row.shown_name : row.player_id) : `${row.user_id}`,
  wins: row.wins - row.mirror_wins,
  losses: row.losses - row.mirror_losses,
  cards,
});

/** Weight of a placement by the players below it. */
const worthOf = ({ placement, player_count: players }: PlayedRow): number =>
  placement === null ? 0 : Math.log2(players / placement);

const byResult = (a: PlayedRow, b: PlayedRow): number => worthOf(b) - worthOf(a);

const toPlaced = (
  row: PlayedRow,
  cards: Cards,
  typical: PlayedList | undefined,
): Archetype['best'][number] => ({
  tournamentId: row.tournament_id,
  tournament: row.name,
  day: dayOfEvent(row),
  playerCount: row.player_count,
  wins: row.wins,
  losses: row.losses,
  draws: row.draws,
  toTypical: typical ? countMissing(cards, typical.cards) : 0,
  list: toFrozenList(row),
});

export type Figures = { shares: ShareRow[]; cells: CellRow[] };

/** Returns the packed document, or current sums until it is packed. */
export async function readWindow(db: Database, game: string, window: string): Promise<Figures> {
  const stored = await findDocument(db, game, window);
  if (stored) return JSON.parse(gunzipSync(stored).toString()) as Figures;
  return readSums(db, game, window);
}

export async function readSums(db: Database, game: string, window: string): Promise<Figures> {
  const [shares, cells] = await Promise.all([
    listShares(db, game, window),
    listCells(db, game, window),
  ]);
  return { shares, cells };
}

/**
 * Lists possible fields with bounded reads: newest events by any part of the name, others by
 * prefix.
 */
export async function listFields(
  db: Database,
  place: WindowPlace,
  search: string,
): Promise<FieldRow[]> {
  const recent = await listRecentPlaces(db, place, search);
  const named = search === '' ? [] : await listNamedPlaces(db, place, search);
  const places = new Map([...recent, ...named].map((one) => [`${one.kind} ${one.key}`, one]));
  return readFields(db, place, [...places.values()], search);
}

type MetaMatch = z.infer<typeof metaMatches>['matches'][number];

/** Orients a match to the first archetype. */
export function toMetaMatch(row: MatchRow): MetaMatch {
  const one = { name: row.a_name, listId: row.a_list, games: row.games[0] };
  const other = { name: row.b_name, listId: row.b_list, games: row.games[1] };
  const [a, b] = row.is_turned ? [other, one] : [one, other];
  return {
    tournamentId: row.tournament_id,
    tournament: row.name,
    day: dayOfEvent(row),
    round: row.round,
    table: row.table_no,
    a,
    b,
  };
}
