import { MAXIMUM_CARDNO } from '../../decks/deck/deck.ts';
import { cleanName } from '../../community/writing/clean-name.ts';
import { IMPORT_LIMITS, type ImportedTables, type ImportFault } from './imported-event.ts';

const LENGTHS = { name: 40, deckName: 120, archetype: 80 } as const;

/** Folds names for comparison: case and hidden characters. */
export const foldPlayer = (name: string): string => cleanName(name).trim().toLowerCase();

/** Checks across lines: duplicate players, impossible places, lists without a player. */
export function checkTables({ players, cards }: Omit<ImportedTables, 'faults'>): ImportFault[] {
  const faults: ImportFault[] = [];
  const add = (
    part: ImportFault['part'],
    code: ImportFault['code'],
    line: number | null,
    value = '',
  ) => faults.push({ part, code, line, value });
  if (players.length < 2) add('standings', 'tooFewPlayers', null, String(players.length));
  if (players.length > IMPORT_LIMITS.players || cards.length > IMPORT_LIMITS.lines)
    add('standings', 'tooManyPlayers', null, String(players.length));
  const known = new Set<string>();
  for (const { name, place, line, ...texts } of players) {
    const folded = foldPlayer(name);
    if (folded === '') add('standings', 'missingValue', line, 'player');
    else if (known.has(folded)) add('standings', 'nameTwice', line, name);
    known.add(folded);
    if (name.length > LENGTHS.name) add('standings', 'tooLong', line, name);
    for (const use of ['deckName', 'archetype'] as const)
      if (texts[use].length > LENGTHS[use]) add('standings', 'tooLong', line, texts[use]);
    if (place < 1 || place > players.length) add('standings', 'badPlace', line, String(place));
  }
  for (const { player, cardno, line } of cards) {
    if (!known.has(foldPlayer(player))) add('lists', 'unknownPlayer', line, player);
    if (cardno.length > MAXIMUM_CARDNO) add('lists', 'tooLong', line, cardno);
  }
  return faults;
}
