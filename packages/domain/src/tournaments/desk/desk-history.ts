import type { TournamentMatch, TournamentPlayer } from '../played.ts';
import type { Scoring } from '../structure.ts';
import type { Desk, DeskPlayer } from './desk.ts';

export type DeskHistory = {
  readonly players: readonly TournamentPlayer[];
  readonly matches: readonly TournamentMatch[];
  readonly scoring: Scoring;
  readonly seed: number;
};

/** Returns what pairing and standings need: the Swiss rounds up to one, and the players. */
export function historyOf(desk: Desk, upTo = desk.rounds.length): DeskHistory | null {
  const { structure, seed } = desk;
  if (!structure) return null;
  const matches: TournamentMatch[] = [];
  for (const [index, { phase, matches: played }] of desk.rounds.slice(0, upTo).entries()) {
    if (structure.phases[phase]?.kind !== 'swiss') continue;
    for (const { a, b, result } of played) matches.push({ round: index + 1, a, b, result });
  }
  const seated = new Set(matches.flatMap(({ a, b }) => [a, b]));
  const players = [...desk.players.values()]
    .filter(({ id, state }) => state === 'in' || seated.has(id))
    .map(toPlayer);
  return { players, matches, scoring: structure.scoring, seed };
}

const toPlayer = ({ id, joined, state }: DeskPlayer): TournamentPlayer => ({
  id,
  joinedRound: joined,
  dropped: state === 'dropped',
  disqualified: state === 'disqualified',
});
