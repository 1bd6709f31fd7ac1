import type { DeckConfig, DeckRules } from './deck-config.ts';
import type { DeckDocument } from './deck-document.ts';
import { listZoneLines } from './deck-zones.ts';
import { countCards } from './deck.ts';

/** What of a deck is judged: its cards, and what it chooses beside them. */
export type JudgedDeck = Pick<DeckDocument, 'cards' | 'energy'>;

/** A part that a complete deck has, and how full it is. */
export interface DeckSlot {
  readonly kind: 'zone' | 'energy';
  /** Id of the zone; `energy` for the energies. */
  readonly id: string;
  /** As the config calls the zone; blank for the energies. */
  readonly name: string;
  readonly count: number;
  readonly size: number;
}

/** Id of the slot for what a deck chooses beside its cards. */
const ENERGY_SLOT = 'energy';

/** Everything that the game asks of a deck, in the config's order, empty or not. */
export function listDeckSlots(rules: DeckRules, { cards, energy }: JudgedDeck): DeckSlot[] {
  const { zones, energyChoice } = rules.config;
  const slots = zones.flatMap((zone): DeckSlot[] => {
    if (zone.notPlayed === true || zone.size === null) return [];
    const count = countCards(listZoneLines(rules, cards, zone));
    return [{ kind: 'zone', id: zone.id, name: zone.name, count, size: zone.size }];
  });
  if (!energyChoice) return slots;
  const count = energy.length;
  return [...slots, { kind: 'energy', id: ENERGY_SLOT, name: '', count, size: energyChoice.min }];
}

/** Those of the names that are energies of the game, in the config's order and at most so many. */
export function pickEnergies(
  { energyChoice }: Pick<DeckConfig, 'energyChoice'>,
  names: readonly string[],
): string[] {
  if (!energyChoice) return [];
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()));
  return energyChoice.values
    .filter((value) => wanted.has(value.toLowerCase()))
    .slice(0, energyChoice.max);
}

/** The energies with one more or one fewer, in the config's order; over the maximum none is added. */
export function toggleEnergy(
  { energyChoice }: Pick<DeckConfig, 'energyChoice'>,
  chosen: readonly string[],
  energy: string,
): string[] {
  if (!energyChoice) return [];
  const wanted = chosen.includes(energy)
    ? chosen.filter((other) => other !== energy)
    : [...chosen, energy];
  const known = energyChoice.values.filter((value) => wanted.includes(value));
  return known.length > energyChoice.max ? [...chosen] : known;
}
