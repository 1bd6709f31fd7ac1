import { planRound } from './plan-round.ts';
import { seededNumbers } from '../draw.ts';
import type { Scoring } from '../structure.ts';
import {
  isOptimal,
  listSeats,
  readCosts,
  sumCosts,
  tryAll,
} from './check-certificate.test-support.ts';
import { leave, makeEvent, type MadePlayer, playRound } from './made-event.test-support.ts';

const SCORING: Scoring = {
  win: 3,
  draw: 1,
  loss: 0,
  tieBreaks: [],
  shareBy: 'points',
  floor: null,
  droppedCeiling: null,
  byeInGames: false,
};

export const FIGURES = {
  events: 0,
  rounds: 0,
  odd: 0,
  /** Rounds without any pairing free of rematches. */
  withoutFreshRound: 0,
  tried: 0,
  costDiffers: 0,
  notCertified: 0,
  notOptimal: 0,
  avoidableRematches: 0,
  avoidableSecondByes: 0,
  notEverybodyOnce: 0,
};
export type ProofFigures = { -readonly [Name in keyof typeof FIGURES]: number };

const LEAST = 8;
/** So few that all rounds can be tried. */
const FEW = 10;
/** Outweighs all other costs of a round. */
const REMATCH = 2 ** 40;

/** Plays one simulated event and checks that no other round would have cost less. */
export function proveEvent(seed: number, most: number, figures: ProofFigures): void {
  const pick = seededNumbers(seed);
  const size = LEAST + Math.floor(pick() * (most - LEAST + 1));
  const event = makeEvent(size, seed * 7919 + 1);
  figures.events += 1;
  const last = Math.ceil(Math.log2(size)) + 3;
  for (let round = 1; round <= last; round += 1) {
    const active = event.players.filter((one) => !one.dropped && one.joinedRound <= round);
    if (active.length < 4) return;
    const planned = planRound({
      players: event.players,
      matches: event.matches,
      scoring: SCORING,
      seed,
      round,
    });
    judge(active, planned, figures);
    playRound(event, round, planned);
    leave(event, round);
  }
}

function judge(
  active: readonly MadePlayer[],
  planned: ReturnType<typeof planRound>,
  figures: ProofFigures,
): void {
  const { byes, certificate, certified, cost, pairs, rematches } = planned;
  const needsRematch = rematches > 0;
  const seats = listSeats(active);
  const costOf = readCosts(active, needsRematch);
  const isSmall = active.length <= FEW;
  const lucky = active.find(({ id }) => id === byes[0]?.player);
  const seated = new Set([
    ...pairs.flatMap(({ a, b }) => [a, b]),
    ...byes.map(({ player }) => player),
  ]);
  const count = (name: keyof ProofFigures, isSo: boolean): void => {
    if (isSo) figures[name] += 1;
  };
  figures.rounds += 1;
  count('odd', active.length % 2 === 1);
  count('withoutFreshRound', needsRematch);
  count('tried', isSmall);
  count('costDiffers', cost !== sumCosts(planned, costOf));
  count('notCertified', !certified);
  count('notOptimal', !isOptimal(certificate(), { cost, costOf, seats }));
  count('notOptimal', isSmall && tryAll(seats, costOf) !== cost);
  // All pairs may meet again in these costs, so a cheaper sum shows a round without a rematch.
  count('avoidableRematches', needsRematch && cost < REMATCH);
  count(
    'avoidableSecondByes',
    active.some(({ byes: had }) => had < (lucky?.byes ?? 0)),
  );
  count(
    'notEverybodyOnce',
    seated.size !== active.length || 2 * pairs.length + byes.length !== active.length,
  );
}
