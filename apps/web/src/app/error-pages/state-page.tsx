import type { ReactNode } from 'react';
import './state-page.css';

export interface StatePageProps {
  /** Large outlined figures or an icon. */
  mark: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** A request id or the raw message, to quote in a report. */
  reference?: ReactNode;
}

/** Layout of error and empty pages. */
export function StatePage({ mark, title, children, actions, reference }: StatePageProps) {
  return (
    <section className="state-page">
      <div className="state-mark" aria-hidden="true">
        {mark}
      </div>
      <h1 className="state-title">{title}</h1>
      <p className="state-words">{children}</p>
      <div className="state-actions">{actions}</div>
      {reference && <p className="state-reference">{reference}</p>}
    </section>
  );
}
