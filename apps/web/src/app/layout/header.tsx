import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogOut, Menu, Search } from 'lucide-react';
import { Suspense } from 'react';
import { useLogOut } from '#features/accounts/account/use-log-out.ts';
import { useAnalytics } from '#features/site/analytics/analytics-context.ts';
import type { MailBellProps } from '#features/rewards/mailbox/mail-bell.tsx';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { openTextArea } from '#lib/i18n.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { useHasSettled } from '#lib/when-idle.ts';
import { buttonClassName } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { loadMenuFaces } from '../navigation/menu-faces.ts';
import { paletteKeys } from '../shortcuts/palette-keys.ts';
import { Brand } from './brand.tsx';
import { GameSwitcher } from './game-switcher.tsx';
import { HeaderNav } from './header-nav.tsx';
import { useLoginSearch } from './use-login-search.ts';
import { LazyUserPlate } from './lazy-user-plate.tsx';
import './header.css';

const MailBell = optionalPart<MailBellProps>(
  'mail-bell',
  async () => {
    const load = import('#features/rewards/mailbox/mail-bell.tsx');
    const [m] = await Promise.all([load, openTextArea('mailbox')]);
    return m.MailBell;
  },
  'The mailbox did not load',
);

export function Header() {
  const { t } = useLingui();
  const { openDialog } = useAppServices();
  const { analytics } = useAnalytics();
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
        <Kbd>{paletteKeys()}</Kbd>
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

/** Members only, and it comes later: its place is there from the start. */
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
