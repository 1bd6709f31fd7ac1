import type { CosmeticKind } from '@deckframe/domain/community/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import type { LevelReward } from '#lib/member/cosmetics-query.ts';
import { cosmeticName } from '#lib/message-text.ts';

/** From this number on, several items are called a pack. */
const PACK = 4;

export interface RewardWords {
  /** "Customization pack", or the list of its items. */
  readonly name: string;
  /** "Background and banner" */
  readonly kinds: string;
}

export function useRewardWords(): (reward: Pick<LevelReward, 'gifts' | 'role'>) => RewardWords {
  const { t, i18n } = useLingui();
  const kindNames: Record<CosmeticKind, string> = {
    background: t`Background`,
    banner: t`Banner`,
    badge: t`Badge`,
    nameplate: t`Nameplate`,
    title: t`Title`,
  };
  const list = new Intl.ListFormat(i18n.locale, { style: 'long', type: 'conjunction' });
  return ({ gifts, role }) => {
    const kinds = list.format(gifts.map(({ kind }) => kindNames[kind]));
    const names = gifts.map((gift) => cosmeticName(gift)).join(', ');
    const name = gifts.length >= PACK ? t`Customization pack` : names;
    return { name: role === 'EX' ? t`${name}, and ad-free for life` : name, kinds };
  };
}
