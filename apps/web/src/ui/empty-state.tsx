import type { ReactNode } from 'react';
import { CardOutline } from './card-outline.tsx';
import './state-block.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** The cause. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  picture?: ReactNode;
  level?: 1 | 2 | 3;
};

export function EmptyState({ title, children, action, picture, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="state">
      <span className="state__picture">{picture ?? <CardOutline />}</span>
      <Heading className="state__title">{title}</Heading>
      {children && <p className="state__words">{children}</p>}
      {action && <div className="state__action">{action}</div>}
    </div>
  );
}
