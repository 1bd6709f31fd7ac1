import type { RoundAnswer } from '@deckframe/contract/tournaments/tournament-rounds';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';

export function toClock(desk: Desk, round: number): RoundAnswer['clock'] {
  const found = desk.rounds[round - 1];
  return {
    since: found?.clock.since ?? null,
    spent: found?.clock.spent ?? 0,
    minutes: desk.structure?.phases[found?.phase ?? 0]?.minutes ?? 0,
  };
}
