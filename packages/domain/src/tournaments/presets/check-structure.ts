import type { Phase, Scoring, Structure, Cut } from '../structure.ts';
import type { Preset } from './presets.ts';
import { findRow } from './round-table.ts';

export type StructureFault =
  | 'noPhase'
  | 'tooManyPhases'
  | 'swissAfterElimination'
  | 'cutMissing'
  | 'cutInLastPhase'
  | 'cutTooSmall'
  | 'roundsOutOfRange'
  | 'roundsOfElimination'
  | 'minutesOutOfRange'
  | 'pointsOutOfRange'
  | 'pointsOutOfOrder'
  | 'tieBreakTwice'
  | 'floorOutOfRange'
  | 'ceilingBelowFloor';

const STRUCTURE_LIMITS = { phases: 4, rounds: 20, minutes: 600, points: 10 } as const;
const THOUSAND = 1000;

/** Lists everything that makes a structure unplayable; empty if valid. */
export function checkStructure({ scoring, phases }: Structure): StructureFault[] {
  const faults = [
    ...(phases.length === 0 ? (['noPhase'] as const) : []),
    ...(phases.length > STRUCTURE_LIMITS.phases ? (['tooManyPhases'] as const) : []),
    ...phases.flatMap((phase, index) => [...checkPhase(phase, phases[index + 1])]),
    ...checkScoring(scoring),
  ];
  return [...new Set(faults)];
}

function* checkPhase(phase: Phase, next: Phase | undefined): Generator<StructureFault> {
  const { kind, rounds, minutes, cut } = phase;
  const isSwiss = kind === 'swiss';
  if (!isSwiss && next) yield 'swissAfterElimination';
  if (next && cut === null) yield 'cutMissing';
  if (!next && cut !== null) yield 'cutInLastPhase';
  if (
    cut &&
    (cut.by === 'rank' ? !isWhole(cut.size, 2, Infinity) : !isWhole(cut.points, 1, Infinity))
  ) {
    yield 'cutTooSmall';
  }
  if (isSwiss && rounds !== null && !isWhole(rounds, 1, STRUCTURE_LIMITS.rounds)) {
    yield 'roundsOutOfRange';
  }
  if (!isSwiss && rounds !== null) yield 'roundsOfElimination';
  if (!isWhole(minutes, 0, STRUCTURE_LIMITS.minutes)) yield 'minutesOutOfRange';
}

function* checkScoring(scoring: Scoring): Generator<StructureFault> {
  const { win, draw, loss, tieBreaks, floor, droppedCeiling } = scoring;
  if (![win, draw, loss].every((points) => isWhole(points, 0, STRUCTURE_LIMITS.points))) {
    yield 'pointsOutOfRange';
  }
  if (!(win > draw && draw >= loss)) yield 'pointsOutOfOrder';
  if (new Set(tieBreaks).size !== tieBreaks.length) yield 'tieBreakTwice';
  if (![floor ?? 0, droppedCeiling ?? 0].every((share) => isWhole(share, 0, THOUSAND))) {
    yield 'floorOutOfRange';
  }
  if (droppedCeiling !== null && droppedCeiling < (floor ?? 0)) yield 'ceilingBelowFloor';
}

const isWhole = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** Fills in a preset's rounds and cut for a number of players. */
export function fitStructure(preset: Preset, players: number): Structure {
  const { scoring, swiss, cut } = preset;
  const last: Phase[] = cut ? [{ ...cut, rounds: null, cut: null }] : [];
  if (swiss === null) return { scoring, phases: last };
  const { table, ...match } = swiss;
  const row = findRow(table, players);
  const rounds = row?.rounds ?? null;
  const size = cut && row && row.cut > 1 && row.cut < players ? row.cut : 0;
  const toCut: Cut | null = size > 0 ? { by: 'rank', size } : null;
  const day = (count: number | null, then: Cut | null): Phase => ({
    ...match,
    kind: 'swiss',
    rounds: count,
    cut: then,
  });
  const ending = size > 0 ? last : [];
  const { dayTwo } = preset;
  if (!dayTwo || rounds === null || rounds <= dayTwo.lossesAllowed) {
    return { scoring, phases: [day(rounds, toCut), ...ending] };
  }
  const points = (rounds - dayTwo.lossesAllowed) * scoring.win;
  return {
    scoring,
    phases: [day(rounds, { by: 'points', points }), day(dayTwo.rounds, toCut), ...ending],
  };
}
