import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Hammer, Layers, LayoutGrid, Trophy } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { pageLink } from '#lib/page-link.ts';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import './home-page.css';

const PARTS = [
  { page: 'cardList', icon: LayoutGrid },
  { page: 'build', icon: Hammer },
  { page: 'publicDecklists', icon: Layers },
  { page: 'leaderboard', icon: Trophy },
] as const;

/** The main areas of the site, each with its true state. */
export function WhatIsNext() {
  const { t } = useLingui();
  const { features } = useGameConfig();
  const parts = PARTS.map((part) => ({ ...part, ...pageLink(part.page, features) })).filter(
    ({ state }) => state !== 'hidden',
  );
  if (parts.length === 0) return null;
  return (
    <Panel heading={t`Explore`}>
      <ul className="home-list">
        {parts.map(({ page, to, state, icon: Icon }) => (
          <li key={page}>
            <Link className="home-list-item" to={to}>
              <Icon size={17} aria-hidden="true" />
              <span>{pageTitle(page)}</span>
              {state !== 'live' && <Tag tone="soon">{t`Soon`}</Tag>}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
