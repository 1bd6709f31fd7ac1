import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { House, Layers, LayoutGrid, Trophy, Users, type LucideIcon } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import {
  findActiveItem,
  listBottomNavItems,
  type BottomNavId,
} from '../navigation/bottom-nav-model.ts';
import { BOTTOM_LABELS } from '../navigation/nav-labels.ts';
import { useGamePath } from './use-current-page.ts';
import './bottom-nav.css';

const ICONS: Readonly<Record<BottomNavId, LucideIcon>> = {
  home: House,
  cards: LayoutGrid,
  decks: Layers,
  tournaments: Trophy,
  community: Users,
};

/** SHELL-36 to SHELL-38; visible up to 768 px. */
export function BottomNav() {
  const { t, i18n } = useLingui();
  const { features } = useGameConfig();
  const active = findActiveItem(useGamePath());
  return (
    <nav className="bottom-nav" aria-label={t`Primary`}>
      {listBottomNavItems(features).map(({ id, path, disabled }) => {
        const Icon = ICONS[id];
        const face = (
          <>
            <Icon size={20} aria-hidden="true" />
            <span>{i18n._(BOTTOM_LABELS[id])}</span>
          </>
        );
        return disabled ? (
          <span key={id} className="bottom-item" role="link" aria-disabled="true">
            {face}
            <span className="sr-only">{t`Coming soon`}</span>
          </span>
        ) : (
          <Link
            key={id}
            className="bottom-item"
            to={path}
            // Otherwise the router marks Home as current on every page.
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={active === id ? 'page' : undefined}
          >
            {face}
          </Link>
        );
      })}
    </nav>
  );
}
