import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { LevelingHost } from '#features/leveling/leveling-host.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { reportError } from '#lib/report-error.ts';
import { betaNoticeSeen } from '#lib/seen-flags.ts';
import { useValue } from '#lib/use-value.ts';
import { useHasSettled } from '#lib/when-idle.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useGamePath } from './use-current-page.ts';

const FullScreenMenu = lazy(() =>
  loadChunk('menu', () => import('./full-screen-menu.tsx')).then((m) => ({
    default: m.FullScreenMenu,
  })),
);
const Palette = lazy(() =>
  loadChunk('palette', () => import('../palette/palette.tsx')).then((m) => ({
    default: m.Palette,
  })),
);
const KeysDialog = lazy(() =>
  loadChunk('keys', () => import('../shortcuts/keys-dialog.tsx')).then((m) => ({
    default: m.KeysDialog,
  })),
);
// It opens by itself: where it does not load, the next visit shows it.
const BetaNotice = lazy<ComponentType>(() =>
  loadChunk('beta-notice', () => import('./beta-notice.tsx')).then(
    (m) => ({ default: m.BetaNotice }),
    (error: unknown) => {
      reportError('The beta notice did not load', error);
      return { default: () => null };
    },
  ),
);

const SignInAgainDialog = lazy(() =>
  loadChunk('sign-in-again', async () => {
    const load = import('#features/account/sign-in/sign-in-again-dialog.tsx');
    const [m] = await Promise.all([load, openTextArea('account')]);
    return { default: m.SignInAgainDialog };
  }),
);

/** The windows of the shell, each loaded when it first opens. */
export function ShellDialogs() {
  const { openDialog, sessionWatch } = useAppServices();
  const open = useValue(openDialog);
  const isLapsed = useValue(sessionWatch.lapse) !== null;
  const path = useGamePath();
  const isNarrow = useMedia(NARROW_QUERY);
  const [isFirstVisit] = useState(() => !betaNoticeSeen.get());
  const hasSettled = useHasSettled();
  const close = () => openDialog.set(null);
  useShortcuts();

  // SHELL-32: navigation and a wide window close the menu.
  useEffect(() => openDialog.set(null), [openDialog, path]);
  const isMenuOpen = open === 'menu' && isNarrow;
  useEffect(() => {
    if (!isNarrow && openDialog.get() === 'menu') openDialog.set(null);
  }, [isNarrow, openDialog]);

  return (
    <Suspense>
      {isMenuOpen && <FullScreenMenu onClose={close} />}
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
      {isLapsed && <SignInAgainDialog />}
      {isFirstVisit && hasSettled && <BetaNotice />}
      <LevelingHost />
    </Suspense>
  );
}
