import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import './skeleton.css';

export type SkeletonProps = {
  shape?: 'block' | 'line' | 'card';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
};

/** A placeholder for loading content. Set aria-busy on the region around it. */
export function Skeleton({ shape = 'block', width, height, className }: SkeletonProps) {
  return (
    <span
      className={classNames('skeleton', `skeleton--${shape}`, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
