import { planRound } from '@deckframe/domain/tournaments/pairing/plan-round';
import {
  type OrderedEntrants,
  readEntrants,
} from '@deckframe/domain/tournaments/pairing/read-entrants';
import type { StandingsInput } from '@deckframe/domain/tournaments/tie-breaks/compute-standings';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import {
  makeEvent,
  playRound,
} from '@deckframe/domain/tournaments/pairing/made-event.test-support';

/** A complete event without drops: standings before each round, and the whole event. */
export type PairingScene = {
  readonly orders: readonly OrderedEntrants[];
  readonly standings: StandingsInput;
};

const { scoring } = PRESETS.bestOfOne;
const SEED = 1;

export function playScene(size: number, rounds: number): PairingScene {
  const event = makeEvent(size, SEED);
  const orders: OrderedEntrants[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { players, matches } = event;
    const entrants = readEntrants({ players, matches, scoring });
    orders.push(
      players
        .filter(({ joinedRound }) => joinedRound <= round)
        .flatMap(({ id }) => entrants.get(id) ?? [])
        .sort((one, other) => other.points - one.points),
    );
    const planned = planRound({ players, matches, scoring, seed: SEED, round });
    if (!planned.certified || planned.rematches > 0) throw new Error(`round ${round} is not sound`);
    playRound(event, round, planned);
  }
  const { players, matches } = event;
  return { orders, standings: { players, matches, scoring, seed: SEED } };
}
