import { lazy, Suspense, useEffect } from 'react';
import { localStore } from '#lib/browser-storage.ts';
import { useAppServices } from '#lib/app-services.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { useValue } from '#lib/use-value.ts';
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
const BetaNotice = lazy(() =>
  loadChunk('beta-notice', () => import('./beta-notice.tsx')).then((m) => ({
    default: m.BetaNotice,
  })),
);

/** The windows of the shell, each loaded when it first opens. */
export function ShellDialogs() {
  const { openDialog } = useAppServices();
  const open = useValue(openDialog);
  const path = useGamePath();
  const isNarrow = useMedia(NARROW_QUERY);
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
      {localStore.read(STORAGE_KEYS.betaNoticeSeen) !== 'true' && <BetaNotice />}
    </Suspense>
  );
}
