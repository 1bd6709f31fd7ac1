import type { ReactNode } from 'react';
import { CircleAlert, Info, TriangleAlert, WifiOff } from 'lucide-react';
import { classNames } from './class-names.ts';
import './notice.css';

const ICONS = { info: Info, warn: TriangleAlert, danger: CircleAlert, offline: WifiOff };

export type NoticeProps = {
  tone: keyof typeof ICONS;
  /** A summary in bold. */
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** As wide as the window instead of inside a panel. */
  strip?: boolean;
};

/** A message about the page that stays while it applies. */
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
