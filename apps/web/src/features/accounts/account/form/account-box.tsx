import type { ReactNode } from 'react';
import { Logo } from '#ui/logo.tsx';
import './account-box.css';

export interface AccountBoxProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Frame of pages with one small form. */
export function AccountBox({ title, lead, children }: AccountBoxProps) {
  return (
    <div className="account-page">
      <section className="account-box" aria-labelledby="account-title">
        <Logo wordmark="Deckframe" />
        <div className="account-words">
          <h1 id="account-title" className="account-title" tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="account-lead">{lead}</p>}
        </div>
        {children}
      </section>
    </div>
  );
}
