import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';

export type KitSectionProps = {
  title: string;
  aside?: ReactNode;
  span?: 1 | 2 | 3;
  children: ReactNode;
};

export function KitSection({ title, aside, span = 1, children }: KitSectionProps) {
  return (
    <Panel heading={title} aside={aside} className={`kit__section kit__section--${span}`}>
      {children}
    </Panel>
  );
}

/** Components side by side, with optional labels. */
export function KitRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="kit__row">
      {label && <span className="kit__label">{label}</span>}
      <div className="kit__things">{children}</div>
    </div>
  );
}
