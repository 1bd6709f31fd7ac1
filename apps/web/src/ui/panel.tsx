import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './panel.css';

export type PanelProps = {
  heading?: ReactNode;
  /** Where the heading sits in the page outline. */
  level?: 2 | 3;
  /** At the right end of the heading line. */
  aside?: ReactNode;
  /** Content runs to the edge, for tables and lists. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** The cut-corner card everything sits in. With a heading it is a named region. */
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
