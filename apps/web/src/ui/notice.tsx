import type { ReactNode } from 'react';
import { CircleAlert, Info, TriangleAlert, WifiOff } from 'lucide-react';
import { classNames } from './class-names.ts';
import './notice.css';

const ICONS = { info: Info, warn: TriangleAlert, danger: CircleAlert, offline: WifiOff };

export type NoticeProps = {
  tone: keyof typeof ICONS;
  /** The sentence in bold that says it all. */
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Across the window instead of inside a panel. */
  strip?: boolean;
};

/** Something about the page that stays true until it changes. */
export function Notice({ tone, title, children, action, strip }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={classNames('notice', `notice--${tone}`, strip && 'notice--strip')}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon size={16} className="notice__icon" aria-hidden="true" />
      <p className="notice__words">
        {title && <strong className="notice__title">{title}</strong>} {children}
      </p>
      {action}
    </div>
  );
}
