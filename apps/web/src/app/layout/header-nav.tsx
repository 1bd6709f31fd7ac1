import { getPage } from '@deckframe/domain/site/pages/page-path';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useLogOut } from '#features/accounts/account/use-log-out.ts';
import { useAnalytics } from '#features/site/analytics/analytics-context.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { menuHint, menuLabel } from '#lib/message-text.ts';
import type { NavEntry, NavGroup, NavLinkProps } from '#ui/nav-menu-props.ts';
import { NavMenu } from '#ui/nav-menu.tsx';
import { Tag } from '#ui/tag.tsx';
import { useMenuFaces } from '../navigation/menu-faces.ts';
import { GROUP_LABELS } from '../navigation/nav-labels.ts';
import { findActiveGroup } from '../navigation/navigation-model.ts';
import { useNavGroups } from '../navigation/use-nav-groups.tsx';
import { EXTERNAL_LINKS, externalProps } from './external-links.tsx';
import { useCurrentPageId, useGamePath } from './use-current-page.ts';

type HeaderEntry = NavEntry &
  ({ kind: 'page'; path: string } | { kind: 'outside'; url: string } | { kind: 'logOut' });

/** The header's groups, with Cards promoted beside Build (design, section 4). */
export function HeaderNav() {
  const { t, i18n } = useLingui();
  const groups = useNavGroups();
  const { features, links } = useGameConfig();
  const path = useGamePath();
  const pageId = useCurrentPageId();
  const active = findActiveGroup(groups, path, pageId && getPage(pageId).section);
  const logOut = useLogOut();
  const { analytics } = useAnalytics();

  const faces = useMenuFaces();
  const iconOf = (id: keyof NonNullable<typeof faces>) => {
    const Icon = faces?.[id];
    return Icon && <Icon size={18} aria-hidden="true" />;
  };

  const menus: NavGroup<HeaderEntry>[] = groups.map(({ id, entries }) => {
    const items = entries.map((entry): HeaderEntry => ({
      kind: 'page',
      id: entry.id,
      path: entry.path,
      title: menuLabel(entry.id),
      description: menuHint(entry.id),
      icon: iconOf(entry.icon),
      soon: entry.comingSoon,
      current: path === entry.path,
    }));
    if (id === 'account') {
      const icon = <LogOut size={18} aria-hidden="true" />;
      items.push({ kind: 'logOut', id: 'logOut', title: t`Log Out`, icon });
    }
    const current = active === id;
    return { kind: 'menu', id, label: i18n._(GROUP_LABELS[id]), current, entries: items };
  });
  if (features.cardList !== 'hidden') {
    const entry: HeaderEntry = {
      kind: 'page',
      id: 'cards',
      path: '/cardlist',
      title: t`Cards`,
      soon: features.cardList !== 'live',
      current: active === 'cards',
    };
    menus.splice(groups[0]?.id === 'build' ? 1 : 0, 0, { kind: 'link', id: 'cards', entry });
  }
  const help = EXTERNAL_LINKS.map(({ id, label }): HeaderEntry => ({
    kind: 'outside',
    id,
    url: links[id],
    title: i18n._(label),
    icon: iconOf(id),
  }));
  const helpAt = menus.findIndex(({ id }) => id === 'administration' || id === 'account');
  menus.splice(helpAt < 0 ? menus.length : helpAt, 0, {
    kind: 'menu',
    id: 'help',
    label: t`Help`,
    entries: help,
  });

  const renderLink = (entry: HeaderEntry, props: NavLinkProps) => {
    const { onClick, children, ...rest } = props;
    if (entry.kind === 'logOut') {
      const press = () => {
        onClick();
        analytics.headerButton('logOut', '');
        void logOut();
      };
      return (
        <button {...rest} type="button" onClick={press}>
          {children}
        </button>
      );
    }
    if (entry.soon) {
      return (
        // Focusable on purpose: everyone can find out that it is coming.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <span {...rest} role="link" aria-disabled="true" tabIndex={0}>
          {children}
          <Tag tone="soon">{t`Soon`}</Tag>
        </span>
      );
    }
    const press = () => {
      onClick();
      analytics.headerButton(entry.id, entry.kind === 'page' ? entry.path : '');
    };
    if (entry.kind === 'outside') {
      return (
        <a {...rest} href={entry.url} {...externalProps(entry.url)} onClick={press}>
          {children}
        </a>
      );
    }
    return (
      <Link {...rest} to={entry.path} onClick={press}>
        {children}
      </Link>
    );
  };

  return (
    <NavMenu
      label={t`Main`}
      groups={menus}
      isReady={faces !== null}
      renderLink={renderLink}
      soonLabel={t`Soon`}
      closeKey={path}
    />
  );
}
