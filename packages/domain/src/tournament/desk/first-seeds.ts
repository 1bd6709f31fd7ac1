import { drawOrder } from '../../tournaments/draw.ts';
import type { Desk } from '../../tournaments/desk/desk.ts';

/** A bracket without a cut before it: whoever is in, by lot. */
export function drawSeeds(desk: Desk): string[] {
  const playing = [...desk.players.values()].filter(({ state }) => state === 'in');
  return drawOrder(
    playing.map(({ id }) => id),
    desk.seed,
  );
}

/** Written down with its first round, so that who leaves later moves nobody. */
export function fixFirstSeeds(desk: Desk, phase: number): void {
  const kind = desk.structure?.phases[phase]?.kind;
  if (kind !== 'swiss' && !desk.cuts.has(phase)) desk.cuts.set(phase, drawSeeds(desk));
}
