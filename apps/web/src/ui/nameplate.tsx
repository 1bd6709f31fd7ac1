import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { LevelChip, type LevelChipSize } from './level-chip.tsx';
import { initialsOf } from './initials.ts';
import './nameplate.css';

/** Longer names run past once, then end in an ellipsis. */
const LONG_NAME = 7;

export type BadgeCorner = 'none' | 'top-right' | 'bottom-right' | 'bottom-left' | 'top-left';
export type NameplateSize = 'sm' | 'md' | 'xl';

export type NameplateProps = {
  name: string;
  level: number;
  /** "LV" */
  levelUnit: string;
  /** "Level 42" */
  levelLabel: string;
  avatar?: string | null;
  background?: string | null;
  badge?: { picture: ReactNode; label: string } | null;
  badgeCorner?: BadgeCorner;
  size?: NameplateSize;
  /** Wraps the plate in a link of the app's router. */
  renderLink?: (props: { className: string; children: ReactNode }) => ReactElement;
};

const CHIP_SIZE: Record<NameplateSize, LevelChipSize> = { sm: 'small', md: 'medium', xl: 'xlarge' };

export function Nameplate(props: NameplateProps) {
  const { name, level, levelUnit, levelLabel, size = 'sm', renderLink } = props;
  const className = classNames('np', `np--${size}`);
  const children = (
    <>
      {props.background && <PlateArt key={props.background} src={props.background} />}
      <span className="np__veil" />
      <Avatar {...props} />
      <PlateName name={name} />
      <LevelChip value={level} unit={levelUnit} label={levelLabel} size={CHIP_SIZE[size]} />
    </>
  );
  return renderLink ? (
    renderLink({ className, children })
  ) : (
    <span className={className}>{children}</span>
  );
}

/** A picture that cannot be had leaves the plain plate. */
function PlateArt({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : (
    <img
      className="np__art"
      src={src}
      alt=""
      decoding="async"
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}

function PlateName({ name }: { name: string }) {
  const run = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = run.current;
    const overflow = element ? element.scrollWidth - element.clientWidth : 0;
    if (element && name.length > LONG_NAME && overflow > 0) {
      element.style.setProperty('--np-shift', `${-overflow}px`);
      element.dataset['runs'] = '';
    }
  }, [name]);
  return (
    <span className="np__name" title={name.length > LONG_NAME ? name : undefined}>
      <span className="np__run" ref={run} key={name}>
        {name}
      </span>
    </span>
  );
}

function Avatar({ name, avatar, badge, badgeCorner = 'bottom-right' }: NameplateProps) {
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
