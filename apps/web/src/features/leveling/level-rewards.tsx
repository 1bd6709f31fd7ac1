import { LEVEL_REWARDS, type LevelGift } from '@deckframe/domain/exp/rewards';
import { useLingui } from '@lingui/react/macro';
import { LevelChip } from '#ui/level-chip.tsx';
import { Tag } from '#ui/tag.tsx';
import './leveling-modal.css';

/** What the levels bring; what is not paid yet says so (EXP-16). */
export function LevelRewards() {
  const { t } = useLingui();
  const words: Record<LevelGift, string> = {
    customizationPack: t`Customization pack`,
    adFree: t`Ad-free for life`,
    ownCosmetics: t`Your own background, badge and banner`,
  };
  return (
    <ul className="rewards">
      {LEVEL_REWARDS.map(({ level, gifts, state }) => (
        <li key={level} className="rewards__row">
          <span className="rewards__level">
            <LevelChip level={level} unit={t`LV`} label={t`Level ${level}`} />
          </span>
          <span className="rewards__words">{gifts.map((gift) => words[gift]).join(' · ')}</span>
          {state === 'comingSoon' && <Tag tone="soon">{t`Soon`}</Tag>}
        </li>
      ))}
    </ul>
  );
}
