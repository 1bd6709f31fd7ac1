import type { ReactNode, Ref } from 'react';
import { Eyebrow } from './eyebrow.tsx';
import './page-heading.css';

export type PageHeadingProps = {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Receives the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The only h1 of a page. */
export function PageHeading({ eyebrow, title, lead, actions, headingRef }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div className="page-heading__words">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 className="page-heading__title" ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="page-heading__lead">{lead}</p>}
      </div>
      {actions && <div className="page-heading__actions">{actions}</div>}
    </header>
  );
}
