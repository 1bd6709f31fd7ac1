import {
  eventDocument,
  type EventDocument,
  type ImportedFacts,
  type ImportBody,
  type ImportAnswer,
} from '@deckframe/contract/tournaments/tournament-imports';
import type { Database } from '@deckframe/database/db';
import {
  type DeckTexts,
  createDeck,
  parseCanonicalLine,
  printDeckTexts,
} from '@deckframe/domain/decks/deck/deck';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { hashList } from '@deckframe/domain/decks/deck/deck-hash';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import type { GameConfig } from '@deckframe/domain/game-config';
import { checkTables, foldPlayer } from '@deckframe/domain/tournaments/event-import/check-tables';
import {
  IMPORT_LIMITS,
  type ImportedCard,
  type ImportedPlayer,
  type ImportedTables,
  type ImportFault,
} from '@deckframe/domain/tournaments/event-import/imported-event';
import { readLists } from '@deckframe/domain/tournaments/event-import/read-lists';
import {
  readStandings,
  toImportedStandings,
} from '@deckframe/domain/tournaments/event-import/read-standings';
import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { Games } from '../../../lib/games.ts';
import { lockNames } from '../../../lib/lock-names.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { openDeckBook, respellDeck } from '../../decks/decks/deck-book-service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import { saveStandings } from '../desk/service.ts';
import { insertImportedPlayers } from '../entries/service.ts';
import { isTimeZone, requireHistory } from './service.ts';
import { findImported, insertImported, isOver } from './write-queries.ts';

/** The content of a file, independent of its format. */
type ReadFile = ImportedTables & { facts: ImportedFacts | null };

const ZONES = { main: 'decklist_content', side: 'sidedeck', resource: 'resourcedeck' } as const;

/** Players are numbered by their line in the document, from 1. */
function toTables(document: EventDocument): ReadFile {
  const { players: told, deckframeEvent: _version, ...facts } = document;
  const faults: ImportFault[] = [];
  const cards: ImportedCard[] = [];
  const players = told.map((one, at): ImportedPlayer => {
    const line = at + 1;
    for (const [zone, field] of Object.entries(ZONES)) {
      for (const text of one.list?.[zone as keyof typeof ZONES] ?? []) {
        const read = parseCanonicalLine(text);
        if (read) cards.push({ player: one.name, zone: field, ...read, line });
        else faults.push({ part: 'document', code: 'notRead', line, value: text });
      }
    }
    const { name, place, points, wins = null, deck: deckName, archetype } = one;
    return { name, place, points, wins, deckName, archetype, line };
  });
  return { facts, players, cards, faults };
}

const notRead = (value: string): ReadFile => ({
  facts: null,
  players: [],
  cards: [],
  faults: [{ part: 'document', code: 'notRead', line: null, value }],
});

/** Converts both formats to the same tables, with all their errors. */
function readFile(file: ImportBody['file']): ReadFile {
  const { facts, ...tables } = file.kind === 'csv' ? readTables(file) : readDocument(file.document);
  // Also reports errors in parts that could be parsed.
  const more = tables.faults.some(({ code }) => code === 'missingColumn' || code === 'notRead');
  const checked: ImportFault[] = more ? [] : checkTables(tables);
  return { facts, ...tables, faults: [...tables.faults, ...checked] };
}

function readTables({
  event,
  standings,
  lists,
}: Extract<ImportBody['file'], { kind: 'csv' }>): ReadFile {
  const { players, faults } = readStandings(standings);
  const { cards, faults: ofLists } = readLists(lists);
  return { facts: event, players, cards, faults: [...faults, ...ofLists] };
}

function readDocument(document: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(document);
  } catch {
    return notRead('JSON');
  }
  const { data, error } = eventDocument.safeParse(value);
  if (!data) return { ...notRead(''), faults: error.issues.map(toFault) };
  return toTables(data);
}

function toFault(issue: { path: PropertyKey[]; message: string }): ImportFault {
  const where = issue.path.map(String).join('.');
  return { part: 'document', code: 'notRead', line: null, value: `${where}: ${issue.message}` };
}

type JudgedImport = {
  zones: DeckTexts;
  hash: string;
  ruleSet: string;
  isLegal: boolean;
  reasons: readonly object[];
};

/** Checks each list under the rules of its day. Unknown cards are errors, broken rules are not. */
async function judgeLists(
  db: Database,
  config: GameConfig,
  day: string,
  cards: readonly ImportedCard[],
): Promise<{ lists: Map<string, JudgedImport>; faults: ImportFault[] }> {
  const book = await openDeckBook(db, config.gameid, [...new Set(cards.map((one) => one.cardno))]);
  const rules = createDeckRules(config, (cardno) => book.find(cardno), day);
  const faults = cards
    .filter(({ cardno }) => cardno !== '' && book.find(cardno) === undefined)
    .map(({ cardno, line }): ImportFault => ({
      part: 'lists',
      code: 'unknownCard',
      line,
      value: cardno,
    }));
  const lists = new Map<string, JudgedImport>();
  for (const [player, own] of Map.groupBy(cards, (one) => foldPlayer(one.player))) {
    const deck = respellDeck(createDeck(Object.groupBy(own, ({ zone }) => zone)), book);
    const judged = { cards: deck, energy: [] };
    const { name, reasons } = judgeDeck(rules, judged);
    lists.set(player, {
      zones: printDeckTexts(deck),
      hash: hashList(rules, judged),
      ruleSet: rules.ruleSet?.id ?? '',
      isLegal: name === 'legal',
      reasons,
    });
  }
  return { lists, faults };
}

type Brought = ImportedPlayer & { list: JudgedImport | null };

/** Importing the same content again returns the existing event. */
async function storeEvent(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  game: string,
  facts: ImportedFacts,
  brought: readonly Brought[],
): Promise<string> {
  const hash = hashContent(facts, brought);
  await lockNames(db, [`tournament-import:${game}:${hash}`]);
  const known = await findImported(db, game, hash);
  if (known !== undefined) return known;
  const id = await insertImported(db, game, {
    userId: user.id,
    facts,
    hash,
    players: brought.length,
  });
  const place = { game, id };
  const players = brought.map((player) => ({ ...player, id: randomUUID() }));
  await insertImportedPlayers(db, place, players);
  await saveStandings(db, place, 1, toImportedStandings(players));
  return id;
}

/** The order of lines does not matter, only the content. */
function hashContent(facts: ImportedFacts, brought: readonly Brought[]): string {
  const rows = brought.map(({ name, place, points, wins, deckName, archetype, list }) =>
    JSON.stringify([place, name, points, wins, deckName, archetype, list?.hash ?? null]),
  );
  const said = JSON.stringify([facts.name, facts.day, rows.toSorted()]);
  return createHash('sha256').update(said).digest('hex');
}

/** Checks that the event's day is over in its time zone. */
async function checkFacts(db: Database, facts: ImportedFacts | null): Promise<ImportFault[]> {
  if (facts === null) return [];
  const { day, timeZone } = facts;
  const fault = { part: 'event', line: null } as const;
  if (!isTimeZone(timeZone)) return [{ ...fault, code: 'unknownTimeZone', value: timeZone }];
  if (!(await isOver(db, day, timeZone))) return [{ ...fault, code: 'inTheFuture', value: day }];
  return [];
}

export const IMPORT_LIMIT: DatabaseLimit = {
  name: 'tournament-import',
  max: 40,
  windowSeconds: 3600,
};

/** Number of standings shown in the preview. */
const SHOWN = 16;

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;

/** Checks a file. Stores it if it has no errors and no preview was requested. */
export async function importEvent(
  write: Write,
  games: Games,
  game: string,
  { checkOnly, file }: ImportBody,
): Promise<ImportAnswer> {
  const { db } = write;
  await requireHistory(write);
  const { facts, players, cards, faults: read } = readFile(file);
  const { lists, faults: unknown } = await judgeLists(db, games.get(game), facts?.day ?? '', cards);
  const faults = [...(await checkFacts(db, facts)), ...read, ...unknown];
  const listOf = (name: string) => lists.get(foldPlayer(name));
  const answer: ImportAnswer = {
    tournamentId: null,
    event: facts && { name: facts.name, day: facts.day, mode: facts.mode },
    players: players.length,
    lists: lists.size,
    notLegal: players.flatMap(({ name }) => (listOf(name)?.isLegal === false ? [name] : [])),
    first: players
      .toSorted((a, b) => a.place - b.place)
      .slice(0, SHOWN)
      .map(({ place, name, points, deckName: deck }) => ({
        place,
        name,
        points,
        deck,
        hasList: listOf(name) !== undefined,
      })),
    faults: faults.slice(0, IMPORT_LIMITS.faults),
  };
  if (facts === null || faults.length > 0) return answer;
  await assertWords(write, [
    ...Object.values(facts),
    ...players.flatMap(({ name, deckName, archetype }) => [name, deckName, archetype]),
  ]);
  if (checkOnly) return answer;
  const brought = players.map((player) => ({ ...player, list: listOf(player.name) ?? null }));
  return { ...answer, tournamentId: await storeEvent(write, game, facts, brought) };
}
