import type { Rarity } from '@deckframe/domain/community/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';

export function useRarityWords(): Record<Rarity, string> {
  const { t } = useLingui();
  return { common: t`Common`, rare: t`Rare`, epic: t`Epic`, legendary: t`Legendary` };
}
