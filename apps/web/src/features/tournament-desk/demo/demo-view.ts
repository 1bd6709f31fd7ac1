import { fitStructure } from '@deckframe/domain/tournament/presets/fit-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import type { DeskView } from '../../tournaments/desk/api.ts';

const NAMES = [
  'Amaranth',
  'Bexley',
  'Corvin',
  'Farrier',
  'Isaura',
  'Kestra',
  'Marisol',
  'Northwind',
  'Oren',
  'Pallas',
  'Quillon',
  'Solene',
];

/** Twelve invented players; two have not come yet. */
export function makeDemoView(name: string): DeskView {
  return {
    name,
    status: 'open',
    structure: { ...fitStructure(PRESETS.bestOfThree, NAMES.length) },
    role: 'organiser',
    player: null,
    players: NAMES.map((player, place) => ({
      id: `demo-${place + 1}`,
      name: player,
      list: null,
      code: null,
      status: place < NAMES.length - 2 ? 'checked_in' : 'registered',
    })),
    staff: [],
  };
}
