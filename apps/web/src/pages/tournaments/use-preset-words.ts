import type { PresetId } from '@deckframe/domain/tournaments/presets/presets';
import { useLingui } from '@lingui/react/macro';

export function usePresetWords(): Readonly<Record<PresetId, string>> {
  const { t } = useLingui();
  return {
    bestOfOne: t`Swiss, best of one, with a cut`,
    bestOfOneLong: t`Swiss, best of one, more rounds`,
    bestOfThree: t`Swiss, best of three, with a cut`,
    premier: t`Large event, best of three`,
    opponentsFirst: t`Swiss, opponents decide ties`,
    winsFirst: t`Swiss, wins decide ties`,
    swissOnly: t`Swiss only, no cut`,
    smallGroup: t`Small group, no cut`,
    twoDays: t`Two days`,
    knockOut: t`Knock-out`,
    twoLives: t`Double elimination`,
  };
}
