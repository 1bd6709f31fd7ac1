import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Hammer, Layers, LayoutGrid, Trophy } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import './home-page.css';

const PARTS = [
  { feature: 'cardList', page: 'cardList', to: '/cardlist', icon: LayoutGrid },
  { feature: 'deckBuilder', page: 'build', to: '/deckbuilder', icon: Hammer },
  { feature: 'publicDecklists', page: 'publicDecklists', to: '/decklists', icon: Layers },
  { feature: 'leaderboard', page: 'leaderboard', to: '/leaderboard', icon: Trophy },
] as const;

/** The main rooms of the house, each with its true state. */
export function WhatIsNext() {
  const { t } = useLingui();
  const { features } = useGameConfig();
  const parts = PARTS.filter(({ feature }) => features[feature] !== 'hidden');
  if (parts.length === 0) return null;
  return (
    <Panel heading={t`Explore`}>
      <ul className="home-list">
        {parts.map(({ feature, page, to, icon: Icon }) => (
          <li key={page}>
            <Link className="home-list-item" to={to}>
              <Icon size={17} aria-hidden="true" />
              <span>{pageTitle(page)}</span>
              {features[feature] !== 'live' && <Tag tone="soon">{t`Soon`}</Tag>}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
