import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './tag.css';

export type TagTone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'fan' | 'soon';

export type TagProps = { tone?: TagTone; icon?: ReactNode; children: ReactNode };

/** A label for the thing beside it. `fan` marks fan-made content, `soon` planned features. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={classNames('tag', `tag--${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
