import type { AvatarBackground } from '@deckframe/domain/community/profile/avatar-backgrounds';
import {
  DEFAULT_BADGE_CORNER,
  type BadgeCorner,
} from '@deckframe/domain/community/profile/nameplate';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { LevelChip, type LevelChipSize } from './level-chip.tsx';
import { initialsOf } from './initials.ts';
import { PlateMedia } from './plate-media.tsx';
import './nameplate.css';

/** PROF-16: longer names scroll once, even if they fit. A cut-off name ends in an ellipsis. */
const LONG_NAME = 7;

export type NameplateSize = 'sm' | 'md' | 'xl';

export type NameplateProps = {
  name: string;
  level: number;
  /** "LV" */
  levelUnit: string;
  /** "Level 42" */
  levelLabel: string;
  avatar?: string | null;
  /** Colours and picture of the plate. */
  look?: AvatarBackground;
  /** The member's banner behind the background. */
  banner?: string | null;
  badge?: { picture: ReactNode; label: string } | null;
  badgeCorner?: BadgeCorner;
  size?: NameplateSize;
  /** Wraps the plate in a router link. */
  renderLink?: (props: { className: string; children: ReactNode }) => ReactElement;
};

const CHIP_SIZE: Record<NameplateSize, LevelChipSize> = { sm: 'small', md: 'medium', xl: 'xlarge' };

export function Nameplate(props: NameplateProps) {
  const { name, level, levelUnit, levelLabel, look, banner, size = 'sm', renderLink } = props;
  const className = classNames('np', `np--${size}`, look?.class, look?.outlineClass);
  const children = (
    <>
      {banner && <PlateMedia key={banner} className="np__art" src={banner} />}
      {look?.avatarBackground && (
        <PlateMedia
          key={look.avatarBackground}
          className={classNames('np__art', banner && 'np__art--over')}
          src={look.avatarBackground}
          style={look.plateStyle}
        />
      )}
      <span className="np__veil" />
      <Avatar {...props} />
      <PlateName name={name} className={look?.textClass} />
      <LevelChip level={level} unit={levelUnit} label={levelLabel} size={CHIP_SIZE[size]} />
    </>
  );
  return renderLink ? (
    renderLink({ className, children })
  ) : (
    <span className={className}>{children}</span>
  );
}

function PlateName({ name, className }: { name: string; className: string | undefined }) {
  const run = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = run.current;
    if (!element || name.length <= LONG_NAME) return;
    const overflow = element.scrollWidth - element.clientWidth;
    element.style.setProperty('--np-shift', `${-overflow}px`);
    element.dataset['runs'] = overflow > 0 ? 'end' : 'round';
  }, [name]);
  return (
    <span
      className={classNames('np__name', className)}
      title={name.length > LONG_NAME ? name : undefined}
    >
      <span className="np__run" ref={run} key={name}>
        {name}
      </span>
    </span>
  );
}

function Avatar({ name, avatar, badge, badgeCorner = DEFAULT_BADGE_CORNER }: NameplateProps) {
  const [isBroken, setBroken] = useState(false);
  const [isBadgeBroken, setBadgeBroken] = useState(false);
  return (
    <span className="np__avatar">
      {avatar && !isBroken ? (
        <img
          className="np__face"
          src={avatar}
          alt=""
          width={160}
          height={160}
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className="np__face np__initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      {badge && badgeCorner !== 'none' && !isBadgeBroken && (
        <span
          className="np__badge"
          data-corner={badgeCorner}
          title={badge.label}
          onErrorCapture={() => setBadgeBroken(true)}
        >
          {badge.picture}
          <span className="sr-only">{badge.label}</span>
        </span>
      )}
    </span>
  );
}
