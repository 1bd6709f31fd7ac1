import { readBracket } from '../../tournaments/brackets/read-bracket.ts';
import type { ByeReason, PairReason } from '../../tournaments/pairing/pair-reason.ts';
import { planRound } from '../../tournaments/pairing/plan-round.ts';
import type { TournamentMatch } from '../../tournaments/played.ts';
import type { Desk } from '../../tournaments/desk/desk.ts';
import { historyOf } from '../../tournaments/desk/desk-history.ts';
import { drawSeeds } from './first-seeds.ts';

export type DraftPair = {
  readonly a: string;
  readonly b: string;
  readonly reason: PairReason | null;
};
export type RoundDraft = {
  readonly pairs: readonly DraftPair[];
  readonly byes: readonly { readonly player: string; readonly reason: ByeReason | null }[];
  readonly rematches: number;
};

/** The next round as it would be published: the same wherever it is made. */
export function draftRound(desk: Desk, round: number, phase: number): RoundDraft {
  const history = historyOf(desk);
  const kind = desk.structure?.phases[phase]?.kind;
  if (!history || kind === undefined) return { pairs: [], byes: [], rematches: 0 };
  const among = desk.cuts.get(phase);
  if (kind === 'swiss') return planRound({ ...history, round, ...(among && { among }) });
  const seeds = among ?? drawSeeds(desk);
  const matches = matchesOf(desk, phase);
  const ready = readBracket({ kind, seeds, matches }).filter(({ state }) => state === 'ready');
  const pairs = ready.flatMap(({ players: [a, b] }) =>
    a !== null && b !== null ? [{ a, b, reason: null }] : [],
  );
  return { pairs, byes: [], rematches: 0 };
}

export function matchesOf(desk: Desk, phase: number): TournamentMatch[] {
  return desk.rounds.flatMap((found, index) =>
    found.phase === phase
      ? found.matches.map(({ a, b, result }) => ({ round: index + 1, a, b, result }))
      : [],
  );
}
