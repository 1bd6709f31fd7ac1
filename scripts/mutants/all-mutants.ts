import { DOMAIN_CARD_MUTANTS } from './list/domain-cards.ts';
import { DOMAIN_DECK_MUTANTS } from './list/domain-decks.ts';
import { DOMAIN_MEMBER_MUTANTS } from './list/domain-members.ts';
import type { Mutant } from './mutant.ts';

export const ALL_MUTANTS: readonly Mutant[] = [
  ...DOMAIN_CARD_MUTANTS,
  ...DOMAIN_DECK_MUTANTS,
  ...DOMAIN_MEMBER_MUTANTS,
];
