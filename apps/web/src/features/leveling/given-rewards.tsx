import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { cosmeticsQuery } from '#lib/member/cosmetics-query.ts';
import { RewardRow } from '../rewards/leveling/reward-row.tsx';
import { useRewardWords } from '../rewards/leveling/reward-words.ts';
import '../rewards/leveling/leveling.css';

const SHOWN = 4;

/** The first rewards that there truly are; nothing while they are unknown, or where there are none. */
export function GivenRewards() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { data } = useQuery(cosmeticsQuery(api));
  const words = useRewardWords();
  const rewards = data?.rewards ?? [];
  if (rewards.length === 0) return null;
  return (
    <section aria-labelledby="leveling-rewards">
      <h3 className="leveling__heading" id="leveling-rewards">
        <Trans>Level rewards</Trans>
      </h3>
      <p className="leveling__lead">{t`They arrive in your mailbox when you reach the level.`}</p>
      <ul className="rewards">
        {rewards.slice(0, SHOWN).map((reward) => (
          <RewardRow key={reward.id} level={reward.level} words={words(reward).name} />
        ))}
      </ul>
    </section>
  );
}
