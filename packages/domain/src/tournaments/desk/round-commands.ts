import type { MatchResult } from '../match-result.ts';
import type { Command } from './command.ts';
import { type Desk, type DeskMatch, isComplete, winsNeeded } from './desk.ts';
import type { Refusal } from './refusal.ts';
import { drawOrder } from '../draw.ts';
import { readBracket } from '../brackets/read-bracket.ts';
import type { ByeReason, PairReason } from '../pairing/pair-reason.ts';
import { planRound } from '../pairing/plan-round.ts';
import type { TournamentMatch } from '../played.ts';
import { historyOf } from './desk-history.ts';

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;

export function start(desk: Desk, { structure, seed }: Of<'start'>): Refusal | null {
  if (desk.structure) return 'STARTED_ALREADY';
  desk.structure = structure;
  desk.seed = seed;
  return null;
}

export function takeLease(desk: Desk, { from }: Of<'lease'>, device: string): Refusal | null {
  if (desk.lease !== from && desk.lease !== device) return 'LEASE_HELD';
  desk.lease = device;
  return null;
}

export function pair(desk: Desk, command: Of<'pair'>, device: string): Refusal | null {
  if (!desk.structure) return 'NOT_STARTED';
  if (desk.lease !== device) return 'NOT_YOUR_LEASE';
  const last = desk.rounds.at(-1);
  if (command.round !== desk.rounds.length + 1) return 'ROUND_OUT_OF_TURN';
  if (!isComplete(last)) return 'ROUND_OPEN';
  const phase = last?.phase ?? 0;
  const goesOn = command.phase === phase && !desk.cuts.has(phase + 1);
  const isNext = command.phase === phase + 1 && desk.cuts.has(command.phase);
  if (!goesOn && !isNext) return 'ROUND_OUT_OF_TURN';
  if (!isEachOnce(desk, command)) return 'PAIRS_WRONG';
  const win: MatchResult = {
    outcome: 'a',
    games: [winsNeeded(desk, command.phase), 0, 0],
    end: 'play',
  };
  fixFirstSeeds(desk, command.phase);
  const matches = command.pairs.map(([a, b], index) => newMatch(index + 1, a, b, null));
  for (const bye of command.byes) matches.push(newMatch(matches.length + 1, bye, null, win));
  desk.rounds.push({ phase: command.phase, matches, clock: { since: null, spent: 0 } });
  return null;
}

function isEachOnce(desk: Desk, { pairs, byes }: Of<'pair'>): boolean {
  const seen = new Set(byes);
  for (const [a, b] of pairs) seen.add(a).add(b);
  if (seen.size !== pairs.length * 2 + byes.length || seen.size === 0) return false;
  for (const player of seen) if (!desk.players.has(player)) return false;
  return true;
}

const newMatch = (
  table: number,
  a: string,
  b: string | null,
  result: MatchResult | null,
): DeskMatch => ({
  table,
  a,
  b,
  result,
  touches: [],
  reports: { a: null, b: null },
  disputed: [],
  extra: 0,
  calledAt: null,
  taken: null,
  lost: { a: 0, b: 0 },
});

export function cut(desk: Desk, { phase, seeds }: Of<'cut'>): Refusal | null {
  if (!desk.structure) return 'NOT_STARTED';
  const last = desk.rounds.at(-1);
  if (!last || phase !== last.phase + 1 || !desk.structure.phases[phase])
    return 'ROUND_OUT_OF_TURN';
  if (!isComplete(last)) return 'ROUND_OPEN';
  if (new Set(seeds).size !== seeds.length || seeds.some((id) => !desk.players.has(id)))
    return 'PAIRS_WRONG';
  desk.cuts.set(phase, seeds);
  return null;
}

export function finish(desk: Desk): Refusal | null {
  const last = desk.rounds.at(-1);
  if (!last) return 'NOT_STARTED';
  if (!isComplete(last)) return 'ROUND_OPEN';
  desk.finished = true;
  return null;
}

/** Seeds a bracket without a cut at random. */
export function drawSeeds(desk: Desk): string[] {
  const playing = [...desk.players.values()].filter(({ state }) => state === 'in');
  return drawOrder(
    playing.map(({ id }) => id),
    desk.seed,
  );
}

/** Stored with the first round, so that players who leave later move nobody. */
function fixFirstSeeds(desk: Desk, phase: number): void {
  const kind = desk.structure?.phases[phase]?.kind;
  if (kind !== 'swiss' && !desk.cuts.has(phase)) desk.cuts.set(phase, drawSeeds(desk));
}

type DraftPair = {
  readonly a: string;
  readonly b: string;
  readonly reason: PairReason | null;
};
type RoundDraft = {
  readonly pairs: readonly DraftPair[];
  readonly byes: readonly { readonly player: string; readonly reason: ByeReason | null }[];
  readonly rematches: number;
};

/** Computes the next round; the result is the same everywhere. */
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
