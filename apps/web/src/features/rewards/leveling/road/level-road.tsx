import type { RewardState } from '@deckframe/domain/rewards/exp/rewards';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Paintbrush } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { CosmeticPicture } from '#lib/member/cosmetic-picture.tsx';
import type { LevelReward } from '#lib/member/cosmetics-query.ts';
import { LevelChip } from '#ui/level-chip.tsx';
import { Tag } from '#ui/tag.tsx';
import { useRewardWords } from '../reward-words.ts';

export interface RoadStepProps {
  level: number;
  /** The level of the step before it. */
  before: number;
  /** The member's. */
  own: number;
  /** Reached by the arrow keys. */
  isShown: boolean;
  /** Without one it is planned, and not given yet. */
  reward?: LevelReward;
  state?: RewardState;
  claim?: ReactNode;
}

export function RoadStep({ level, before, own, isShown, reward, state, claim }: RoadStepProps) {
  const { t } = useLingui();
  const reached = Math.max(0, Math.min(1, (own - before) / Math.max(1, level - before)));
  const isHere = own >= before && own < level;
  return (
    <li
      className="road__step"
      data-state={state?.is}
      data-shown={isShown || undefined}
      aria-current={isHere ? 'step' : undefined}
    >
      <span
        className="road__line"
        aria-hidden="true"
        style={{ '--done': `${reached * 100}%` } as CSSProperties}
      >
        <i />
        {isHere && (
          <span className="road__you">
            <LevelChip level={own} unit={t`LV`} label="" />
          </span>
        )}
      </span>
      <span className="road__dot">
        <span className="sr-only">{t`Level`} </span>
        {level}
      </span>
      {reward && state ? (
        <RewardCard reward={reward} state={state} claim={claim} />
      ) : (
        <div className="road__card">
          <span className="road__pic">
            <Paintbrush size={26} aria-hidden="true" />
          </span>
          <b>{t`Your own background, badge and banner`}</b>
          <Tag tone="soon">{t`Soon`}</Tag>
        </div>
      )}
    </li>
  );
}

interface RewardCardProps {
  reward: LevelReward;
  state: RewardState;
  claim: ReactNode;
}

function RewardCard({ reward, state, claim }: RewardCardProps) {
  const { name, kinds } = useRewardWords()(reward);
  const [first] = reward.gifts;
  return (
    <div className="road__card">
      <span className="road__pic">{first && <CosmeticPicture item={first} />}</span>
      <b>{name}</b>
      <span className="road__kinds">{kinds}</span>
      {state.is === 'waiting' ? claim : <StateWords state={state} />}
    </div>
  );
}

function StateWords({ state }: { state: RewardState }) {
  const { t } = useLingui();
  if (state.is !== 'ahead') {
    return (
      <span className="road__yours">
        <Check size={13} aria-hidden="true" />
        {t`Yours`}
      </span>
    );
  }
  const { levels } = state;
  return <span>{plural(levels, { one: '# level', other: '# levels' })}</span>;
}
