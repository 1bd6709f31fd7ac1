import type { DeckConfig } from '../decks/deck/deck-config.ts';
import { pickEnergies } from '../decks/deck/deck-slots.ts';

const ENERGY_LINE = /^energ(?:y|ies)\s*[:=]\s*(\S.*)$/i;

/** What a deck chooses beside its cards, as a line of its text: `Energy: Fire, Water`. */
export function printEnergyLine(energy: readonly string[]): string {
  return `Energy: ${energy.join(', ')}`;
}

/** The energies that such a line names; undefined where it says something else, such as a count. */
export function readEnergyLine(
  line: string,
  config: Pick<DeckConfig, 'energyChoice'>,
): string[] | undefined {
  const names = ENERGY_LINE.exec(line)?.[1]?.split(/[,/+]/);
  const energies = names && pickEnergies(config, names);
  return energies && energies.length > 0 ? energies : undefined;
}
