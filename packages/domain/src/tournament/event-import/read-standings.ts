import type { ImportedPlayer, ImportFault } from '../../tournaments/event-import/imported-event.ts';
import { type Headings, readTable } from './read-table.ts';

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

/** Points of a win and a draw where a table tells no points. */
const WIN = 3;

/** A table of standings: place and player, points or wins. */
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
