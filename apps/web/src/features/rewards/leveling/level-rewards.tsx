import { findNextReward, PLANNED_REWARDS } from '@deckframe/domain/rewards/exp/rewards';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cosmeticsQuery } from '#lib/member/cosmetics-query.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { RewardRow } from './reward-row.tsx';
import { useRewardWords } from './reward-words.ts';
import './leveling.css';

const SHOWN = 6;

/** The next rewards. Unavailable ones are marked (EXP-16). */
export function LevelRewards({ level }: { level: number }) {
  const { t } = useLingui();
  const { data, isError } = useQuery(cosmeticsQuery());
  const words = useRewardWords();
  if (isError) return <p className="rewards__none">{t`The rewards did not load.`}</p>;
  if (data === undefined) return <Skeleton height={200} />;
  const next = findNextReward(data.rewards, level);
  const from = next === undefined ? -SHOWN : data.rewards.indexOf(next);
  const shown = data.rewards.slice(from).slice(0, SHOWN);
  return (
    <ul className="rewards">
      {shown.map((reward) => (
        <RewardRow key={reward.id} level={reward.level} words={words(reward).name} />
      ))}
      {PLANNED_REWARDS.filter((planned) => planned.level > level).map((planned) => (
        <RewardRow
          key={planned.gift}
          level={planned.level}
          words={t`Your own background, badge and banner`}
          isPlanned
        />
      ))}
    </ul>
  );
}
