import { checkDeck } from './check-deck.ts';
import type { DeckRules } from './deck-config.ts';
import type { DeckReason } from './deck-reason.ts';
import { type DeckSlot, type JudgedDeck, listDeckSlots } from './deck-slots.ts';

/** `unfinished` lacks something and breaks nothing else. */
export const DECK_VERDICTS = ['legal', 'unfinished', 'illegal'] as const;

export type DeckVerdictName = (typeof DECK_VERDICTS)[number];

export interface DeckVerdict {
  readonly name: DeckVerdictName;
  /** Every rule that the deck breaks; none for a legal one. */
  readonly reasons: readonly DeckReason[];
  readonly slots: readonly DeckSlot[];
  /** Percent of what the slots ask for. */
  readonly completion: number;
}

/** More cards mend these. */
const LACKS: readonly DeckReason['code'][] = [
  'ZONE_TOO_SMALL',
  'TOO_FEW_BASICS',
  'TOO_FEW_ENERGIES',
];

/** The one word about a deck on the day of the rules: builder, deck page, lists and API ask here. */
export function judgeDeck(rules: DeckRules, deck: JudgedDeck): DeckVerdict {
  const reasons = [...checkDeck(rules, deck.cards), ...checkEnergy(rules, deck.energy)];
  const slots = listDeckSlots(rules, deck);
  return { name: nameVerdict(reasons, slots), reasons, slots, completion: measure(slots) };
}

function nameVerdict(reasons: readonly DeckReason[], slots: readonly DeckSlot[]): DeckVerdictName {
  if (reasons.length === 0) return 'legal';
  const hasGap = slots.some(({ count, size }) => count < size);
  return hasGap && reasons.every(({ code }) => LACKS.includes(code)) ? 'unfinished' : 'illegal';
}

/** Cards too many in one slot do not make up for a gap in another. */
function measure(slots: readonly DeckSlot[]): number {
  const needed = slots.reduce((sum, { size }) => sum + size, 0);
  const have = slots.reduce((sum, { count, size }) => sum + Math.min(count, size), 0);
  return toCompletion(have, needed);
}

function checkEnergy({ config }: DeckRules, energy: readonly string[]): DeckReason[] {
  const { energyChoice } = config;
  if (!energyChoice) return [];
  const { min: minimum, max: maximum } = energyChoice;
  const count = energy.length;
  if (count < minimum) {
    return [{ code: 'TOO_FEW_ENERGIES', params: { count, minimum }, cards: [] }];
  }
  if (count > maximum) {
    return [{ code: 'TOO_MANY_ENERGIES', params: { count, maximum }, cards: [] }];
  }
  return [];
}

/** Whole percent, from 0 to 100 and never above; nothing asked for is complete. */
export function toCompletion(have: number, needed: number): number {
  if (needed <= 0) return 100;
  return Math.max(0, Math.min(100, Math.floor((have / needed) * 100)));
}
