import type { FeatureState } from '@deckframe/domain/game-config';
import { useLingui } from '@lingui/react/macro';

export function useFeatureStateWords(): Record<FeatureState, string> {
  const { t } = useLingui();
  return { live: t`On`, comingSoon: t`Soon`, hidden: t`Off` };
}
