import type { ImportedPlayer, ImportFault } from './imported-event.ts';
import type { TieBreak } from '../structure.ts';
import { cleanName } from '../../community/writing/clean-name.ts';
import { readCsv } from '../../collection/entries/read-csv.ts';

const HEADINGS: Headings<
  'archetype' | 'deck' | 'draws' | 'losses' | 'place' | 'player' | 'points' | 'wins'
> = {
  place: ['place', 'rank', 'standing', 'platz', 'position'],
  player: ['player', 'name', 'playername', 'spieler'],
  points: ['points', 'matchpoints', 'punkte', 'score'],
  wins: ['wins', 'won', 'w', 'siege'],
  losses: ['losses', 'lost', 'l', 'niederlagen'],
  draws: ['draws', 'ties', 'd', 'unentschieden'],
  deck: ['deck', 'deckname'],
  archetype: ['archetype', 'archetyp'],
};

/** Points of a win and a draw if the table has none. */
const WIN = 3;

/** Parses a table of standings: place, player, and points or wins. */
export function readStandings(text: string): { players: ImportedPlayer[]; faults: ImportFault[] } {
  const part = 'standings';
  const needed: ('place' | 'player')[] = ['place', 'player'];
  const { rows, faults } = readTable(text, { part, headings: HEADINGS, needed });
  const players = rows.map((row): ImportedPlayer => {
    const { line } = row;
    const number = (use: 'draws' | 'place' | 'points' | 'wins'): number => {
      const value = row[use];
      if (/^\d{1,6}$/.test(value)) return Number(value);
      if (value !== '') faults.push({ part, code: 'badNumber', line, value });
      return 0;
    };
    if (row.place === '') faults.push({ part, code: 'missingValue', line, value: 'place' });
    if (row.points === '' && row.wins === '')
      faults.push({ part, code: 'missingValue', line, value: 'points' });
    const [wins, draws] = [number('wins'), number('draws')];
    return {
      name: row.player,
      place: number('place'),
      points: row.points === '' ? wins * WIN + draws : number('points'),
      wins: row.wins === '' ? null : wins,
      deckName: row.deck,
      archetype: row.archetype,
      line,
    };
  });
  return { players, faults };
}

type Row = {
  player: string;
  rank: number;
  points: number;
  values: { kind: TieBreak; shown: string }[];
  tiedWith: number;
  decidedBy: null;
};

/** Converts to stored standings: places as given, without tie-break reasons. */
export function toImportedStandings(players: readonly (ImportedPlayer & { id: string })[]): {
  rows: Row[];
} {
  const tellsWins = players.every(({ wins }) => wins !== null);
  const sharing = Map.groupBy(players, ({ place }) => place);
  const rows = players.toSorted((a, b) => a.place - b.place || b.points - a.points);
  return {
    rows: rows.map(({ id, place, points, wins }) => ({
      player: id,
      rank: place,
      points,
      values: tellsWins ? [{ kind: 'wins', shown: String(wins) }] : [],
      tiedWith: (sharing.get(place)?.length ?? 1) - 1,
      decidedBy: null,
    })),
  };
}

/** A table row by the meaning of its columns. */
type TableRow<Use extends string> = Readonly<Record<Use, string>> & {
  readonly line: number;
};

/** Headings by meaning, in lower case, letters and digits only. */
export type Headings<Use extends string> = Readonly<Record<Use, readonly string[]>>;

/** Parses a table with columns in any order and reports missing ones. */
export function readTable<Use extends string>(
  text: string,
  {
    part,
    headings,
    needed,
  }: { part: ImportFault['part']; headings: Headings<Use>; needed: NoInfer<Use>[] },
): { rows: TableRow<Use>[]; faults: ImportFault[] } {
  const table = readCsv(text);
  const folded = table.headings.map((one) => one.toLowerCase().replaceAll(/[^\p{L}\d]/gu, ''));
  const uses = Object.keys(headings) as Use[];
  const columns = new Map(
    uses.map((use) => [use, folded.findIndex((one) => headings[use].includes(one))]),
  );
  const faults = needed
    .filter((use) => columns.get(use) === -1)
    .map((use): ImportFault => ({ part, code: 'missingColumn', line: 1, value: use }));
  const rows = table.rows.map((cells, place) => {
    const named = uses.map((use) => [use, cleanName(cells[columns.get(use) ?? -1] ?? '')] as const);
    return { ...Object.fromEntries(named), line: table.lines[place] ?? 0 } as TableRow<Use>;
  });
  return faults.length > 0 ? { rows: [], faults } : { rows, faults };
}
