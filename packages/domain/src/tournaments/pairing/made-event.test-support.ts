import { seededNumbers } from '../draw.ts';
import type { TournamentMatch } from '../played.ts';
import type { Outcome } from '../match-result.ts';

/** A simulated player who counts what the engine derives from matches. */
export type MadePlayer = {
  readonly id: string;
  readonly skill: number;
  joinedRound: number;
  dropped: boolean;
  disqualified: boolean;
  points: number;
  byes: number;
  downs: number;
  ups: number;
  readonly met: Map<string, number>;
};

export type MadeEvent = {
  readonly players: MadePlayer[];
  readonly matches: TournamentMatch[];
  readonly next: () => number;
};

const LATE = 0.05;
const LATEST_ROUND = 4;

/** Creates players, some of them late. Ids are unrelated to strength and arrival. */
export function makeEvent(size: number, seed: number): MadeEvent {
  const next = seededNumbers(seed);
  const players = Array.from({ length: size }, (_, index): MadePlayer => ({
    id: `${Math.floor(next() * 0xff_ff_ff).toString(16)}-${index}`,
    skill: next() * 2 - 1,
    joinedRound: next() < LATE ? 2 + Math.floor(next() * (LATEST_ROUND - 1)) : 1,
    dropped: false,
    disqualified: false,
    points: 0,
    byes: 0,
    downs: 0,
    ups: 0,
    met: new Map(),
  }));
  return { players, matches: [], next };
}

export type Played = {
  readonly pairs: readonly { readonly a: string; readonly b: string }[];
  readonly byes: readonly { readonly player: string }[];
};

const DRAWS = 0.03;
const DOUBLE_LOSSES = 0.01;

/** Plays a round: stronger players win more often, some draw, few lose both. */
export function playRound(event: MadeEvent, round: number, { pairs, byes }: Played): void {
  const byId = new Map(event.players.map((player) => [player.id, player]));
  const played = pairs.flatMap(({ a, b }) => {
    const [one, other] = [byId.get(a), byId.get(b)];
    return one && other ? [[one, other] as const] : [];
  });
  for (const [one, other] of played) noteMeeting(one, other);
  for (const [one, other] of played) {
    const outcome = drawOutcome(one, other, event.next);
    const draw = outcome === 'draw' ? 1 : 0;
    one.points += outcome === 'a' ? 3 : draw;
    other.points += outcome === 'b' ? 3 : draw;
    event.matches.push({
      round,
      a: one.id,
      b: other.id,
      result: {
        outcome,
        games: [outcome === 'a' ? 1 : 0, outcome === 'b' ? 1 : 0, draw],
        end: 'play',
      },
    });
  }
  for (const { player } of byes) {
    const lucky = byId.get(player);
    if (!lucky) continue;
    lucky.points += 3;
    lucky.byes += 1;
    event.matches.push({ round, a: player, b: null, result: null });
  }
}

function noteMeeting(one: MadePlayer, other: MadePlayer): void {
  one.met.set(other.id, (one.met.get(other.id) ?? 0) + 1);
  other.met.set(one.id, (other.met.get(one.id) ?? 0) + 1);
  if (one.points === other.points) return;
  const [high, low] = one.points > other.points ? [one, other] : [other, one];
  high.downs += 1;
  low.ups += 1;
}

function drawOutcome(one: MadePlayer, other: MadePlayer, next: () => number): Outcome {
  const roll = next();
  if (roll < DRAWS) return 'draw';
  if (roll < DRAWS + DOUBLE_LOSSES) return 'doubleLoss';
  return next() < 1 / (1 + Math.exp(other.skill - one.skill)) ? 'a' : 'b';
}

const LEAVES = 0.05;

/** Some players who cannot win leave; a few return. */
export function leave({ players, next }: MadeEvent, round: number): void {
  for (const player of players) {
    if (player.dropped && next() < LEAVES / 5) player.dropped = false;
    else if (player.points < round * 1.5 && next() < LEAVES) player.dropped = true;
  }
}
