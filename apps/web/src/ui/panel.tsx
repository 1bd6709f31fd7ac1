import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './panel.css';

export type PanelProps = {
  heading?: ReactNode;
  /** Level in the page outline. */
  level?: 2 | 3;
  /** Content at the right end of the heading line. */
  aside?: ReactNode;
  /** Content without padding, for tables and lists. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** A box with cut corners. With a heading it is a named region. */
export function Panel({ heading, level = 2, aside, flush, className, children }: PanelProps) {
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const Box = heading ? 'section' : 'div';
  return (
    <Box
      className={classNames('panel', flush && 'panel--flush', className)}
      aria-labelledby={heading ? headingId : undefined}
    >
      {heading && (
        <header className="panel__head">
          <Heading className="panel__title" id={headingId}>
            {heading}
          </Heading>
          {aside && <div className="panel__aside">{aside}</div>}
        </header>
      )}
      <div className="panel__body">{children}</div>
    </Box>
  );
}
