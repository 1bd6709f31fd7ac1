import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { type Preset, PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import { expect, it } from 'vitest';
import { tournamentStructure } from './tournament-structure.ts';

it('accepts every preset for few and many players', () => {
  for (const [id, preset] of Object.entries<Preset>(PRESETS)) {
    for (const players of [4, 40, 2000]) {
      const { success } = tournamentStructure.safeParse(fitStructure(preset, players));
      expect(success, `${id}, ${players}`).toBe(true);
    }
  }
});

it('refuses an invalid structure and names the field', () => {
  const sound = fitStructure(PRESETS.bestOfOne, 40);
  const refused = tournamentStructure.safeParse({ ...sound, phases: sound.phases.slice(0, 1) });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['cutInLastPhase']);
  const worthless = { ...sound, scoring: { ...sound.scoring, win: 0 } };
  expect(tournamentStructure.safeParse(worthless).success).toBe(false);
});
