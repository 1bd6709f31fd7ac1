import { expect, it } from 'vitest';
import { checkTables } from './check-tables.ts';
import { toImportedStandings, readStandings } from './read-standings.ts';
import { readLists } from './read-lists.ts';

const told = (text: string) => {
  const { players, faults } = readStandings(text);
  return [...faults, ...checkTables({ players, cards: [] })].map(
    ({ code, line, value }) => `${line}: ${code} ${value}`,
  );
};

it('parses columns in any order and with the names of other programs', () => {
  const { players, faults } = readStandings('Name;Rank;W;L;D\nAnna;1;3;0;1\n"Bo; B.";2;2;1;0\n');
  expect(faults).toEqual([]);
  expect(players).toMatchObject([
    { name: 'Anna', place: 1, points: 10, wins: 3, line: 2 },
    { name: 'Bo; B.', place: 2, points: 6, wins: 2, line: 3 },
  ]);
});

it('reports each invalid line', () => {
  expect(told('player,points\nA,3')).toEqual(['1: missingColumn place', 'null: tooFewPlayers 0']);
  expect(told('place,player,points\n1,Anna,9\n\n1,anna ,x\n9,Bo,\n,Cleo,3\n2,,1')).toEqual([
    '4: badNumber x',
    '5: missingValue points',
    '6: missingValue place',
    '4: nameTwice anna',
    '5: badPlace 9',
    '6: badPlace 0',
    '7: missingValue player',
  ]);
});

it('parses card lists and reports lists of unknown players', () => {
  const { cards, faults } = readLists(
    'player,zone,quantity,card\nAnna,,4,X-1\nBo,side,0,X-2\nC,lost,1,X-3',
  );
  expect(cards.map(({ zone, line }) => [zone, line])).toEqual([
    ['decklist_content', 2],
    ['sidedeck', 3],
  ]);
  expect(faults.map(({ code, line }) => [code, line])).toEqual([
    ['badNumber', 3],
    ['unknownZone', 4],
  ]);
  const { players } = readStandings('place,player,points\n1,Anna,3\n2,Dee,0');
  expect(checkTables({ players, cards })).toMatchObject([
    { part: 'lists', code: 'unknownPlayer', line: 3, value: 'Bo' },
  ]);
  expect(readLists('  ')).toEqual({ cards: [], faults: [] });
});

it('keeps the given standings including ties', () => {
  const { players } = readStandings('place,player,points\n2,Bo,3\n1,Anna,6\n2,Cleo,3');
  const rows = toImportedStandings(players.map((one) => ({ ...one, id: one.name }))).rows;
  expect(rows.map(({ player, rank, tiedWith }) => [player, rank, tiedWith])).toEqual([
    ['Anna', 1, 0],
    ['Bo', 2, 1],
    ['Cleo', 2, 1],
  ]);
});
