import { Suspense, useEffect } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useValue } from '#lib/use-value.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useGamePath } from './use-current-page.ts';

const FullScreenMenu = lazyPart('menu', () =>
  import('./full-screen-menu.tsx').then((m) => m.FullScreenMenu),
);
const Palette = lazyPart('palette', () => import('../palette/palette.tsx').then((m) => m.Palette), {
  texts: 'shell',
});
const KeysDialog = lazyPart(
  'keys',
  () => import('../shortcuts/keys-dialog.tsx').then((m) => m.KeysDialog),
  { texts: 'shell' },
);

const SignInAgainDialog = lazyPart(
  'sign-in-again',
  () =>
    import('#features/accounts/account/sign-in/sign-in-again-dialog.tsx').then(
      (m) => m.SignInAgainDialog,
    ),
  { texts: 'account' },
);

/** Dialogs of the shell, loaded on first use. */
export function ShellDialogs() {
  const { openDialog, sessionWatch } = useAppServices();
  const open = useValue(openDialog);
  const isLapsed = useValue(sessionWatch.lapse) !== null;
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
      {isLapsed && <SignInAgainDialog />}
    </Suspense>
  );
}
