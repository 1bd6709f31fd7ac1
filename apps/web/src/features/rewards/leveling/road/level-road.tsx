import {
  PLANNED_REWARDS,
  stateOfReward,
  type RewardState,
} from '@deckframe/domain/rewards/exp/rewards';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Paintbrush } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type CSSProperties,
} from 'react';
import { CosmeticPicture } from '#lib/member/cosmetic-picture.tsx';
import type { LevelReward } from '#lib/member/cosmetics-query.ts';
import { LevelChip } from '#ui/level-chip.tsx';
import { Tag } from '#ui/tag.tsx';
import { useRewardWords } from '../reward-words.ts';
import '../leveling.css';

interface RoadStepProps {
  level: number;
  /** The level of the previous step. */
  before: number;
  own: number;
  /** True for the step that the arrow keys selected. */
  isShown: boolean;
  /** Missing if the reward is only planned. */
  reward?: LevelReward;
  state?: RewardState;
  claim?: ReactNode;
}

function RoadStep({ level, before, own, isShown, reward, state, claim }: RoadStepProps) {
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
        {t({ message: 'Yours', context: 'reward' })}
      </span>
    );
  }
  const { levels } = state;
  return <span>{plural(levels, { one: '# level', other: '# levels' })}</span>;
}

export interface LevelRoadProps {
  rewards: readonly LevelReward[];
  level: number;
  claimed: readonly string[];
  /** Renders the button of a claimable reward. */
  renderClaim: (reward: LevelReward) => ReactNode;
}

/** Road of rewards; arrow keys step, Home returns to the member. */
export function LevelRoad({ rewards, level, claimed, renderClaim }: LevelRoadProps) {
  const { t } = useLingui();
  const road = useRef<HTMLOListElement>(null);
  const last = rewards.length + PLANNED_REWARDS.length - 1;
  const ahead = rewards.findIndex((reward) => reward.level > level);
  const place = ahead === -1 ? last : ahead;
  const [shown, setShown] = useState<number | null>(null);
  const goTo = (at: number | null): void => {
    setShown(at);
    road.current?.children[at ?? place]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  useEffect(() => {
    const list = road.current;
    const own = list?.children[place];
    if (!list || !(own instanceof HTMLElement)) return;
    list.scrollLeft = own.offsetLeft - (list.clientWidth - own.clientWidth) / 2;
  }, [place]);
  const step = (event: KeyboardEvent): void => {
    const from = shown ?? place;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: null }[event.key];
    if (to === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    goTo(to === null ? null : Math.max(0, Math.min(last, to)));
  };
  return (
    <ol
      className="road"
      ref={road}
      aria-label={t`Rewards by level`}
      // The scroll container needs keyboard focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={step}
    >
      {rewards.map((reward, at) => (
        <RoadStep
          key={reward.id}
          level={reward.level}
          before={rewards[at - 1]?.level ?? 1}
          own={level}
          isShown={shown === at}
          reward={reward}
          state={stateOfReward(reward, level, claimed)}
          claim={renderClaim(reward)}
        />
      ))}
      {PLANNED_REWARDS.map((planned, at) => (
        <RoadStep
          key={planned.gift}
          level={planned.level}
          before={rewards.at(-1)?.level ?? 1}
          own={level}
          isShown={shown === rewards.length + at}
        />
      ))}
    </ol>
  );
}
