import { classNames } from './class-names.ts';
import type { ReactNode } from 'react';
import './eyebrow.css';

export type EyebrowProps = {
  as?: 'p' | 'span' | 'h2' | 'h3';
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A small heading in capitals above a heading or group. */
export function Eyebrow({ as: Element = 'p', id, className, children }: EyebrowProps) {
  return (
    <Element id={id} className={classNames('eyebrow', className)}>
      {children}
    </Element>
  );
}
