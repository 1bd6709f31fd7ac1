import { countRounds } from '../presets/round-table.ts';
import { type Desk, isOpen } from './desk.ts';

/** The next step of a desk. */
export type NextStep =
  | { readonly kind: 'start' }
  | { readonly kind: 'play'; readonly open: number }
  | { readonly kind: 'pair'; readonly round: number; readonly phase: number }
  | { readonly kind: 'cut'; readonly phase: number }
  | { readonly kind: 'finish' }
  | { readonly kind: 'done' };

export function findNextStep(desk: Desk): NextStep {
  if (desk.finished) return { kind: 'done' };
  if (!desk.structure) return { kind: 'start' };
  const last = desk.rounds.at(-1);
  const round = desk.rounds.length + 1;
  if (!last) return { kind: 'pair', round, phase: 0 };
  const open = last.matches.filter(isOpen).length;
  if (open > 0) return { kind: 'play', open };
  const { phase } = last;
  if (desk.cuts.has(phase + 1)) return { kind: 'pair', round, phase: phase + 1 };
  if (playedIn(desk, phase) < roundsOf(desk, phase)) return { kind: 'pair', round, phase };
  return desk.structure.phases[phase + 1] ? { kind: 'cut', phase: phase + 1 } : { kind: 'finish' };
}

const playedIn = (desk: Desk, phase: number): number =>
  desk.rounds.filter((round) => round.phase === phase).length;

/** Returns the rounds of a phase by its players. */
export function roundsOf(desk: Desk, phase: number): number {
  const found = desk.structure?.phases[phase];
  if (!found) return 0;
  const first = desk.rounds.find((round) => round.phase === phase);
  const seated = first?.matches.reduce((sum, { b }) => sum + (b === null ? 1 : 2), 0);
  const here = [...desk.players.values()].filter(({ state }) => state === 'in').length;
  return countRounds(found, desk.cuts.get(phase)?.length ?? seated ?? here);
}
