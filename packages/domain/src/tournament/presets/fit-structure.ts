import type { Cut, Phase, Structure } from '../../tournaments/structure.ts';
import type { Preset } from '../../tournaments/presets/presets.ts';
import { findRow } from '../../tournaments/presets/round-table.ts';

/** What a preset is for so many players: its rounds and cut are looked up in its table. */
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
