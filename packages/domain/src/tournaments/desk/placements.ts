import { rankBracket } from '../brackets/rank-bracket.ts';
import { readBracket } from '../brackets/read-bracket.ts';
import { computeStandings } from '../tie-breaks/compute-standings.ts';
import type { Desk } from './desk.ts';
import { historyOf } from './desk-history.ts';
import { matchesOf } from './round-commands.ts';

/** Returns final places: the last bracket, then the standings. Disqualified players have none. */
export function placementsOf(desk: Desk): Map<string, number> {
  const places = new Map<string, number>();
  const last = desk.rounds.at(-1)?.phase ?? 0;
  const kind = desk.structure?.phases[last]?.kind;
  const seeds = desk.cuts.get(last);
  if (seeds && kind && kind !== 'swiss')
    for (const { player, rank } of rankBracket(
      readBracket({ kind, seeds, matches: matchesOf(desk, last) }),
    ))
      if (desk.players.get(player)?.state !== 'disqualified') places.set(player, rank);
  const history = historyOf(desk);
  if (!history) return places;
  const inBracket = places.size;
  const others = computeStandings(history).filter(({ player }) => !places.has(player));
  for (const [index, { player }] of others.entries()) places.set(player, inBracket + index + 1);
  return places;
}
