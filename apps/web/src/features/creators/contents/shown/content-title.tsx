import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ContentSummary } from './api.ts';

export type ContentTitleProps = {
  content: Pick<ContentSummary, 'id' | 'link' | 'name'>;
  children?: ReactNode;
};

/** Links to the article, or to the external site in a new tab. */
export function ContentTitle({ content: { id, link, name }, children }: ContentTitleProps) {
  const { t } = useLingui();
  if (link === null) {
    return (
      <Link to="/articles/$contentId" params={{ contentId: id }} className="content-title">
        {name}
        {children}
      </Link>
    );
  }
  // Only https addresses become links.
  const href = link.startsWith('https://') ? link : undefined;
  return (
    <a className="content-title" href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
      {name}
      <span className="sr-only">{t`, opens in a new tab`}</span>
      {children}
    </a>
  );
}
