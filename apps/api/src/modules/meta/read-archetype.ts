import type { z } from 'zod';
import type { metaArchetype } from '@deckframe/contract/meta-archetype';
import type { Database } from '@deckframe/database/db';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { parseCanonicalLines } from '@deckframe/domain/decks/deck/canonical-text';
import { countOriginals } from '@deckframe/domain/deck/count-originals';
import { countMissing, findTypical, findVariants } from '@deckframe/domain/meta/list-variants';
import { type PlayedList, readCardUses } from '@deckframe/domain/meta/read-archetype';
import { openDeckBook } from '../decks/decks/deck-book-service.ts';
import { dayOfEvent, toFrozenList } from '../tournament-entries/service.ts';
import { listPlayed, type PlayedRow } from './archetype-queries.ts';
import { listRegulars } from './list-regulars.ts';

type Archetype = z.infer<typeof metaArchetype>;

const BEST = 8;
const CARDS = 80;

/** What its lists are, what is in them and who plays them. */
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

/** Copies by card: every printing counts as the card, or one card would stand there several times. */
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

/** A guest is the same in one event alone; made-up ones are told apart by their names. */
const toPlayed = (row: PlayedRow, cards: Cards): PlayedList => ({
  id: row.id,
  player: row.user_id === null ? (row.is_demo ? row.shown_name : row.player_id) : `${row.user_id}`,
  wins: row.wins - row.mirror_wins,
  losses: row.losses - row.mirror_losses,
  cards,
});

/** A place is worth what it leaves behind. */
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
