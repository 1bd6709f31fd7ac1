import { otherGamePath } from '@deckframe/domain/site/pages/page-path';
import { useLingui } from '@lingui/react/macro';
import { LogOut, Menu, Search } from 'lucide-react';
import { Suspense, lazy, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLogOut } from '#features/accounts/account/use-log-out.ts';
import { useAnalytics } from '#features/site/analytics/analytics-context.ts';
import { useAppServices, useUser, useGameConfig } from '#lib/app-services.ts';
import { gamesQuery } from '#lib/games-query.ts';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { reportError } from '#lib/report-error.ts';
import { useHasSettled } from '#lib/when-idle.ts';
import { buttonClassName } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import type { NavEntry } from '#ui/nav-menu-props.ts';
import { NavMenu } from '#ui/nav-menu.tsx';
import { loadMenuFaces } from '../navigation/menu-faces.ts';
import { usePaletteKeys } from '../shortcuts/palette-keys.ts';
import { Brand } from './brand.tsx';
import { HeaderNav } from './header-nav.tsx';
import { useGamePath } from './use-current-page.ts';
import { useLoginSearch } from './use-login-search.ts';
import type { UserPlateProps } from './user-plate.tsx';
import './header.css';
import './game-switcher.css';

type GameEntry = NavEntry & { startPath: string };

/** Links to the other games; each is a separate page load. */
function GameSwitcher() {
  const { t } = useLingui();
  const { gameid, gamename, mainThemeColor } = useGameConfig();
  const { data: games = [] } = useQuery(gamesQuery());
  const path = useGamePath();
  // Keeps the kind of page but not its filters.
  const samePage = otherGamePath(path);
  const entries = games.map((game): GameEntry => ({
    id: game.id,
    title: game.name,
    icon: <GameMark color={game.themeColor} />,
    current: game.id === gameid,
    startPath: game.startPath.replace(/\/$/, samePage),
  }));
  const label = (
    <>
      <GameMark color={mainThemeColor} />
      <span className="game-name">{gamename}</span>
    </>
  );
  return (
    <div className="game-switcher">
      <NavMenu
        label={t`Games`}
        groups={[{ kind: 'menu', id: 'games', label, entries }]}
        renderLink={(entry, { children, ...props }) => (
          <a {...props} href={entry.startPath}>
            {children}
          </a>
        )}
        soonLabel={t`Soon`}
        closeKey={path}
      />
    </div>
  );
}

function GameMark({ color }: { color: string }) {
  return (
    <svg className="game-mark" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1 1h8l4 4v8H5L1 9Z" fill={color} />
    </svg>
  );
}

// For members only. If it fails to load, the name links to the profile.
const UserPlate = lazy<ComponentType<UserPlateProps>>(() =>
  loadChunk('user-plate', async () => {
    const [m] = await Promise.all([import('./user-plate.tsx'), openTextArea('answers')]);
    return m;
  }).then(
    (m) => ({ default: m.UserPlate }),
    (error: unknown) => {
      reportError('The nameplate did not load', error);
      return { default: BareName };
    },
  ),
);

function LazyUserPlate(props: UserPlateProps) {
  return (
    <Suspense fallback={<BareName {...props} />}>
      <UserPlate {...props} />
    </Suspense>
  );
}

function BareName({ user, onClick }: UserPlateProps) {
  return (
    <Link to="/profile/$userId" params={{ userId: user.id }} onClick={onClick}>
      {user.username}
    </Link>
  );
}

const MailBell = lazyPart(
  'mail-bell',
  () => import('#features/rewards/mailbox/mail-bell.tsx').then((m) => m.MailBell),
  { texts: 'mailbox', ifMissing: 'The mailbox did not load' },
);

export function Header() {
  const { t } = useLingui();
  const { openDialog } = useAppServices();
  const { analytics } = useAnalytics();
  const keys = usePaletteKeys();
  const openPalette = () => {
    analytics.headerButton('search', '');
    openDialog.set('palette');
  };
  return (
    <header className="head">
      <Brand onClick={() => analytics.headerButton('home', '/')} />
      <GameSwitcher />
      <div className="head-nav" onPointerEnter={loadMenuFaces} onFocus={loadMenuFaces}>
        <HeaderNav />
      </div>
      <button
        type="button"
        className="head-search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
      >
        <Search size={15} aria-hidden="true" />
        <span>{t`Search`}</span>
        <Kbd>{keys}</Kbd>
      </button>
      <HeaderBell />
      <HeaderAccount />
      <div className="head-menu">
        <IconButton
          label={t`Search`}
          size="lg"
          icon={<Search size={20} aria-hidden="true" />}
          onClick={openPalette}
        />
        <IconButton
          label={t`Open menu`}
          size="lg"
          icon={<Menu size={20} aria-hidden="true" />}
          onClick={() => openDialog.set('menu')}
        />
      </div>
    </header>
  );
}

/** For members only; its space is reserved. */
function HeaderBell() {
  const user = useUser();
  const hasSettled = useHasSettled();
  return (
    user && (
      <span className="head-bell">
        <Suspense>{hasSettled && <MailBell key={user.id} userId={user.id} />}</Suspense>
      </span>
    )
  );
}

function HeaderAccount() {
  const { t } = useLingui();
  const user = useUser();
  const logOut = useLogOut();
  const loginSearch = useLoginSearch();
  const { analytics } = useAnalytics();
  if (!user) {
    return (
      <Link
        to="/login"
        search={loginSearch}
        className={`head-login ${buttonClassName()}`}
        onClick={() => analytics.headerButton('login', '/login')}
      >
        {t`Login / Register`}
      </Link>
    );
  }
  const press = () => {
    analytics.headerButton('logOut', '');
    void logOut();
  };
  return (
    <div className="head-account">
      <span className="head-plate">
        <LazyUserPlate user={user} onClick={() => analytics.headerButton('profile', '/profile')} />
      </span>
      <IconButton
        label={t`Log out`}
        icon={<LogOut size={17} aria-hidden="true" />}
        onClick={press}
      />
    </div>
  );
}
