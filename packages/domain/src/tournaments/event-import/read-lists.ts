import { MAXIMUM_QUANTITY } from '../../decks/deck/deck.ts';
import type { ImportedCard, ImportFault } from './imported-event.ts';
import { type Headings, readTable } from './read-standings.ts';

const HEADINGS: Headings<'card' | 'player' | 'quantity' | 'zone'> = {
  player: ['player', 'name', 'playername', 'spieler'],
  zone: ['zone', 'board', 'section', 'bereich'],
  quantity: ['quantity', 'count', 'qty', 'copies', 'anzahl'],
  card: ['card', 'cardno', 'cardnumber', 'number', 'nummer', 'karte'],
};

const ZONES: Readonly<Record<string, ImportedCard['zone']>> = {
  '': 'decklist_content',
  main: 'decklist_content',
  deck: 'decklist_content',
  side: 'sidedeck',
  sideboard: 'sidedeck',
  resource: 'resourcedeck',
  resources: 'resourcedeck',
};

/** Parses a table of lists: one row per card and player. */
export function readLists(text: string): { cards: ImportedCard[]; faults: ImportFault[] } {
  if (text.trim() === '') return { cards: [], faults: [] };
  const part = 'lists';
  const { rows, faults } = readTable(text, {
    part,
    headings: HEADINGS,
    needed: ['player', 'quantity', 'card'],
  });
  const cards = rows.flatMap((row): ImportedCard[] => {
    const { line, card: cardno } = row;
    const zone = ZONES[row.zone.toLowerCase()];
    const quantity = /^\d{1,3}$/.test(row.quantity) ? Number(row.quantity) : 0;
    if (!zone) faults.push({ part, code: 'unknownZone', line, value: row.zone });
    if (quantity < 1 || quantity > MAXIMUM_QUANTITY)
      faults.push({ part, code: 'badNumber', line, value: row.quantity });
    if (cardno === '') faults.push({ part, code: 'missingValue', line, value: 'card' });
    return zone ? [{ player: row.player, zone, quantity, cardno, line }] : [];
  });
  return { cards, faults };
}
