import { AD_FREE_LEVEL, PACK_LEVELS, PLANNED_REWARDS } from '@deckframe/domain/rewards/exp/rewards';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cosmeticsQuery } from '#lib/member/cosmetics-query.ts';
import { RewardRow } from './reward-row.tsx';
import { useRewardWords } from './reward-words.ts';
import './leveling.css';

/** Documented rewards; unavailable ones are "Soon". */
export function GivenRewards({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(cosmeticsQuery());
  const words = useRewardWords();
  if (isPending) return null;
  const name = t`Customization pack`;
  return (
    <section aria-labelledby="leveling-rewards">
      <h3 className="leveling__heading" id="leveling-rewards">
        <Trans>Level rewards</Trans>
      </h3>
      <p className="leveling__lead">{t`They arrive in your mailbox when you reach the level.`}</p>
      <ul className="rewards">
        {PACK_LEVELS.map((level) => {
          const reward = data?.rewards.find((given) => given.level === level);
          const planned = level === AD_FREE_LEVEL ? t`${name}, and ad-free for life` : name;
          return (
            <RewardRow
              key={level}
              level={level}
              words={reward ? words(reward).name : planned}
              isPlanned={reward === undefined}
            />
          );
        })}
        {PLANNED_REWARDS.map(({ gift, level }) => (
          <RewardRow
            key={gift}
            level={level}
            words={t`Your own background, badge and banner`}
            isPlanned
          />
        ))}
      </ul>
      <Link to="/level-road" className="leveling__road" onClick={onLeave}>
        <Trans>See all rewards on the level road</Trans>
      </Link>
    </section>
  );
}
