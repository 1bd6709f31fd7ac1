import { PLANNED_REWARDS, stateOfReward } from '@deckframe/domain/rewards/exp/rewards';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { LevelReward } from '#lib/member/cosmetics-query.ts';
import { RoadStep } from '../../rewards/leveling/road/level-road.tsx';
import '../../rewards/leveling/leveling.css';

export interface LevelRoadProps {
  rewards: readonly LevelReward[];
  level: number;
  /** Ids of what was claimed. */
  claimed: readonly string[];
  /** The button of a reward that waits. */
  renderClaim: (reward: LevelReward) => ReactNode;
}

/** Every reward on the way, and where the member stands: ← → step, Home goes to the member's place. */
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
      // It scrolls sideways: keys must be able to do that.
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
