import { findRuleSet } from '@deckframe/domain/decks/deck/deck-config';
import type { GameConfig } from '@deckframe/domain/game-config';
import { dayOfEvent } from '../tournament-entries/service.ts';
import type { TournamentRow } from './desk/reading-service.ts';

/** The rules of the day on which the event is held, where it is held. */
export function nameRuleSet(
  config: GameConfig,
  row: Pick<TournamentRow, 'start_date' | 'time_zone'>,
): string {
  return findRuleSet(config.ruleSets, dayOfEvent(row))?.id ?? '';
}
