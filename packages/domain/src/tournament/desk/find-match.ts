import type { Desk, DeskMatch, DeskRound } from '../../tournaments/desk/desk.ts';

export const findMatch = (desk: Desk, round: number, table: number): DeskMatch | undefined =>
  desk.rounds[round - 1]?.matches[table - 1];

export const findMatchOf = (desk: Desk, round: number, player: string): DeskMatch | undefined =>
  desk.rounds[round - 1]?.matches.find(({ a, b }) => a === player || b === player);

/** Whether a match still holds up the next round. */
export const isOpen = (match: DeskMatch): boolean =>
  match.result === null || match.disputed.length > 0;

export const isComplete = (round: DeskRound | undefined): boolean =>
  round === undefined || !round.matches.some(isOpen);

/** Games that win a match of the round's phase. */
export function winsNeeded(desk: Desk, phase: number): number {
  return ((desk.structure?.phases[phase]?.bestOf ?? 1) + 1) / 2;
}
