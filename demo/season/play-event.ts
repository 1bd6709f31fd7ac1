import { chooseCut } from '@deckframe/domain/tournaments/brackets/choose-cut';
import { applyEntry } from '@deckframe/domain/tournaments/desk/replay';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { type Desk, emptyDesk } from '@deckframe/domain/tournaments/desk/desk';
import { historyOf } from '@deckframe/domain/tournaments/desk/desk-history';
import { draftRound } from '@deckframe/domain/tournaments/desk/round-commands';
import { findNextStep, type NextStep } from '@deckframe/domain/tournaments/desk/next-step';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { computeStandings } from '@deckframe/domain/tournaments/tie-breaks/compute-standings';
import { playMatch } from './play-match.ts';
import type { SeasonEvent } from './season-events.ts';
import type { Seat } from './season-players.ts';
import { drawOf } from './stable-draw.ts';
import { idOf } from './stable-id.ts';

const MINUTE_MS = 60_000;

/** Progress of a running event: the round, and the number of its results. */
type Until = { readonly rounds: number; readonly results: number };

/** Runs the desk of an event from start to end: pairings, results, cut. */
export function playEvent(
  { key, startsAt }: SeasonEvent,
  structure: Structure,
  seats: ReadonlyMap<string, Seat>,
  until?: Until,
): Desk {
  const desk = emptyDesk();
  const write = (command: Command): void => {
    const count = desk.entries.length + 1;
    const at = startsAt + desk.rounds.length * 50 * MINUTE_MS + count * 1000;
    const entry = { id: idOf(`${key} ${count}`), device: 'server', count, at, by: null, command };
    const why = applyEntry(desk, entry);
    if (why !== null) throw new Error(`${key}: the desk refuses ${command.kind}, ${why}`);
  };
  write({ kind: 'start', structure, seed: Math.floor(drawOf(key) * 1_000_000) });
  for (const player of seats.keys()) {
    write({ kind: 'enter', player, name: null });
    write({ kind: 'checkIn', player });
  }
  write({ kind: 'lease', from: null });
  for (let step = findNextStep(desk); step.kind !== 'done'; step = findNextStep(desk)) {
    const isLast = desk.rounds.length === until?.rounds;
    if (step.kind === 'play')
      playRound(desk, key, seats, write, isLast ? until?.results : undefined);
    else write(commandOf(desk, step));
    if (isLast) break;
  }
  return desk;
}

/** Returns the desk's command for a step that is not a match. */
export function commandOf(desk: Desk, step: NextStep): Command {
  if (step.kind === 'pair') {
    const { round, phase } = step;
    const { pairs, byes } = draftRound(desk, round, phase);
    return {
      kind: 'pair',
      round,
      phase,
      byes: byes.map(({ player }) => player),
      pairs: pairs.map(({ a, b }) => [a, b] as const),
    };
  }
  const history = historyOf(desk);
  const cut = step.kind === 'cut' ? desk.structure?.phases[step.phase - 1]?.cut : null;
  if (step.kind !== 'cut' || !cut || !history) return { kind: 'finish' };
  return {
    kind: 'cut',
    phase: step.phase,
    seeds: chooseCut(computeStandings(history), cut, () => false),
  };
}

function playRound(
  desk: Desk,
  key: string,
  seats: ReadonlyMap<string, Seat>,
  write: (command: Command) => void,
  most = Number.POSITIVE_INFINITY,
): void {
  let played = 0;
  const round = desk.rounds.length;
  const now = desk.rounds[round - 1];
  const isSwiss = desk.structure?.phases[now?.phase ?? 0]?.kind === 'swiss';
  for (const { table, a, b, result } of now?.matches ?? []) {
    const [one, other] = [seats.get(a), b === null ? undefined : seats.get(b)];
    if (result !== null || !one || !other || played === most) continue;
    played += 1;
    const outcome = playMatch(`${key} ${round} ${table}`, one, other, isSwiss);
    write({ kind: 'result', round, table, base: 0, result: outcome });
  }
}
