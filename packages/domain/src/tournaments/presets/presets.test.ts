import { describe, expect, it } from 'vitest';
import type { Phase, Structure } from '../structure.ts';
import { checkStructure, type StructureFault, fitStructure } from './check-structure.ts';
import { countRounds, DEFAULT_TABLE, findRow, PREMIER_TABLE } from './round-table.ts';
import { type Preset, PRESETS } from './presets.ts';

const SIZES = [2, 3, 4, 8, 9, 16, 17, 32, 33, 64, 100, 128, 129, 226, 227, 410, 2000, 8000, 20_000];

describe('presets', () => {
  it('every preset is valid for every number of players', () => {
    for (const [id, preset] of Object.entries<Preset>(PRESETS)) {
      for (const size of SIZES) {
        expect(checkStructure(fitStructure(preset, size)), `${id}, ${size}`).toEqual([]);
      }
    }
  });

  it('enough rounds leave one undefeated player; under 17 players there is no cut', () => {
    for (const size of SIZES.filter((players) => players <= 8192)) {
      expect(findRow(DEFAULT_TABLE, size)?.rounds, `${size}`).toBe(Math.ceil(Math.log2(size)));
    }
    expect([16, 17, 32, 33, 128, 129].map((size) => findRow(DEFAULT_TABLE, size)?.cut)).toEqual([
      0, 4, 4, 8, 8, 16,
    ]);
    expect([16, 226, 227, 410].map((size) => findRow(PREMIER_TABLE, size)?.rounds)).toEqual([
      5, 8, 9, 10,
    ]);
  });

  it('a small event ends after Swiss, a larger one with a bracket', () => {
    const kinds = (size: number): string[] =>
      fitStructure(PRESETS.bestOfOne, size).phases.map(({ kind }) => kind);
    expect(kinds(16)).toEqual(['swiss']);
    expect(kinds(17)).toEqual(['swiss', 'elimination']);
  });

  it('day two is a second Swiss phase after a cut by points', () => {
    const { phases } = fitStructure(PRESETS.twoDays, 500);
    expect(phases.map(({ kind, rounds, cut }) => [kind, rounds, cut])).toEqual([
      ['swiss', 9, { by: 'points', points: 18 }],
      ['swiss', 5, { by: 'rank', size: 16 }],
      ['elimination', null, null],
    ]);
    expect(fitStructure(PRESETS.twoDays, 8).phases).toHaveLength(1);
  });
});

it('a phase without a round count uses the number of players', () => {
  const count = (kind: Phase['kind'], players: number, rounds: number | null = null): number =>
    countRounds({ kind, rounds }, players);
  expect([2, 8, 9, 512].map((players) => count('swiss', players))).toEqual([1, 3, 4, 9]);
  expect(count('swiss', 9, 7)).toBe(7);
  expect([3, 8, 9].map((players) => count('elimination', players))).toEqual([2, 3, 4]);
  expect([4, 8].map((players) => count('doubleElimination', players))).toEqual([4, 6]);
});

describe('an invalid structure', () => {
  const sound = fitStructure(PRESETS.twoDays, 500);
  const [swiss, , elimination] = sound.phases;
  const withPhases = (...phases: (Partial<Phase> | undefined)[]): Structure => ({
    ...sound,
    phases: phases.map((phase) => ({ ...(swiss as Phase), ...phase })),
  });
  const withScoring = (scoring: Partial<Structure['scoring']>): Structure => ({
    ...sound,
    scoring: { ...sound.scoring, ...scoring },
  });
  const cases: [StructureFault, Structure][] = [
    ['noPhase', withPhases()],
    ['tooManyPhases', withPhases(swiss, swiss, swiss, swiss, elimination)],
    [
      'swissAfterElimination',
      withPhases({ ...elimination, cut: { by: 'rank', size: 4 } }, { cut: null }),
    ],
    ['cutMissing', withPhases({ cut: null }, elimination)],
    ['cutInLastPhase', withPhases(swiss)],
    ['cutTooSmall', withPhases({ cut: { by: 'rank', size: 1 } }, elimination)],
    ['roundsOutOfRange', withPhases({ rounds: 0, cut: null })],
    ['roundsOfElimination', withPhases({ ...elimination, rounds: 3 })],
    ['minutesOutOfRange', withPhases({ minutes: 1.5, cut: null })],
    ['pointsOutOfRange', withScoring({ win: 11 })],
    ['pointsOutOfOrder', withScoring({ draw: 3 })],
    ['tieBreakTwice', withScoring({ tieBreaks: ['omw', 'omw'] })],
    ['floorOutOfRange', withScoring({ floor: 1001, droppedCeiling: null })],
    ['ceilingBelowFloor', withScoring({ floor: 330, droppedCeiling: 250 })],
  ];
  it.each(cases)('%s', (fault, structure) => {
    expect(checkStructure(structure)).toEqual([fault]);
  });
});
