import { Dialog } from '@base-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogOut, X } from 'lucide-react';
import { useEffect } from 'react';
import { useLogOut } from '#features/accounts/account/use-log-out.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { menuLabel, webText } from '#lib/message-text.ts';
import { applyNoScroll, removeNoScroll } from '#lib/scroll-lock.ts';
import { useBackCloses } from '#lib/overlays/use-back-closes.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { holdTab } from '#ui/hold-tab.ts';
import { iconButtonClassName } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { EXTERNAL_ICONS, MENU_ICONS } from '../navigation/menu-icons.ts';
import { GROUP_LABELS } from '../navigation/nav-labels.ts';
import type { NavEntry } from '../navigation/navigation-model.ts';
import { useNavGroups } from '../navigation/use-nav-groups.tsx';
import { Brand } from './brand.tsx';
import { EXTERNAL_LINKS, externalProps } from './external-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useGamePath } from './use-current-page.ts';
import { useLoginSearch } from './use-login-search.ts';
import { UserPlate } from './user-plate.tsx';
import './full-screen-menu.css';

/** SHELL-30 to SHELL-32. Scroll lock failures are shown (ERR-01). */
export function FullScreenMenu({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const groups = useNavGroups();
  useScrollLock();
  useBackCloses(true, onClose);
  return (
    <Dialog.Root open modal="trap-focus" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup ref={holdTab} className="full-menu" aria-label={t`Menu`}>
          <header className="full-menu-head">
            <Brand onClick={onClose} />
            <Dialog.Close className={iconButtonClassName('lg')} aria-label={t`Close menu`}>
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </header>
          <nav className="full-menu-groups" aria-label={t`Main`}>
            {groups.map(({ id, entries }) => (
              <section key={id} aria-labelledby={`menu-${id}`}>
                <Eyebrow as="h2" id={`menu-${id}`} className="full-menu-group">
                  {i18n._(GROUP_LABELS[id])}
                </Eyebrow>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <MenuEntry entry={entry} onClose={onClose} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            <div className="full-menu-language">
              <LanguageSwitch />
            </div>
          </nav>
          <MenuFooter onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function MenuEntry({ entry, onClose }: { entry: NavEntry; onClose: () => void }) {
  const path = useGamePath();
  const Icon = MENU_ICONS[entry.icon];
  const face = (
    <>
      <Icon size={18} aria-hidden="true" />
      <span>{menuLabel(entry.id)}</span>
    </>
  );
  return entry.comingSoon ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- everyone can find out that it is coming
    <span className="full-menu-entry" role="link" aria-disabled="true" tabIndex={0}>
      {face}
      <Tag tone="soon">
        <Trans>Soon</Trans>
      </Tag>
    </span>
  ) : (
    <Link
      className="full-menu-entry"
      to={entry.path}
      aria-current={path === entry.path ? 'page' : undefined}
      onClick={onClose}
    >
      {face}
    </Link>
  );
}

function MenuFooter({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const { links } = useGameConfig();
  const user = useUser();
  const logOut = useLogOut();
  const loginSearch = useLoginSearch();
  const press = () => {
    onClose();
    void logOut();
  };
  return (
    <footer className="full-menu-foot">
      <div className="full-menu-row full-menu-outside">
        {EXTERNAL_LINKS.map(({ id, label }) => {
          const Icon = EXTERNAL_ICONS[id];
          return (
            <a
              key={id}
              className={buttonClassName({ size: 'lg' })}
              href={links[id]}
              {...externalProps(links[id])}
            >
              <Icon size={16} aria-hidden="true" />
              {i18n._(label)}
            </a>
          );
        })}
      </div>
      {user ? (
        <div className="full-menu-row">
          <UserPlate user={user} size="md" onClick={onClose} />
          <Button size="lg" icon={<LogOut size={16} aria-hidden="true" />} onClick={press}>
            <Trans>Logout</Trans>
          </Button>
        </div>
      ) : (
        <div className="full-menu-row">
          <Link
            className={buttonClassName({ size: 'lg', variant: 'primary' })}
            to="/login"
            search={loginSearch}
            onClick={onClose}
          >
            <Trans>Login</Trans>
          </Link>
          <Link
            className={buttonClassName({ size: 'lg' })}
            to="/register"
            search={loginSearch}
            onClick={onClose}
          >
            <Trans>Register</Trans>
          </Link>
        </div>
      )}
    </footer>
  );
}

function useScrollLock() {
  useEffect(() => {
    const tell = (id: Parameters<typeof webText>[0], message: string) =>
      toasts.show({ kind: 'error', title: webText(id, { message }) });
    applyNoScroll(document.documentElement, tell);
    return () => removeNoScroll(document.documentElement, tell);
  }, []);
}
