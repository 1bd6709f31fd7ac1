import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { findPage } from '@deckframe/domain/site/pages/page-path';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Switch } from '#ui/switch.tsx';
import { usePaletteKeys } from './palette-keys.ts';
import { HOTKEYS, type ShortcutAction } from './use-shortcuts.ts';
import { KeyRow, type KeyLine } from '#ui/key-row.tsx';

/** Loaded on the builder only. */
const BuilderKeys = lazyPart('builder-keys', () =>
  import('#features/decks/editor/keys/builder-keys.tsx').then((m) => m.BuilderKeys),
);

const WHAT: Readonly<Record<Exclude<ShortcutAction, 'openPalette' | 'search'>, MessageDescriptor>> =
  {
    showKeys: msg`Show this list`,
    skipToResults: msg`Skip to the cards found`,
    newDeck: msg`New deck`,
    goHome: msg`Go home`,
    goCards: msg`Go to cards`,
    goBuilder: msg`Go to the deck builder`,
    goDecks: msg`Go to decks`,
    goLeaderboard: msg`Go to the leaderboard`,
    goProfile: msg`Go to your profile`,
  };

const KEYS: readonly KeyLine[] = [
  ...Object.entries(HOTKEYS).flatMap(([keys, action]) =>
    action === 'openPalette' || action === 'search'
      ? []
      : [{ keys: keys.toUpperCase().split(' '), what: WHAT[action] }],
  ),
  { keys: ['F6'], what: msg`Jump to notifications` },
  { keys: ['Esc'], what: msg`Close or clear` },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const keys = usePaletteKeys();
  const isBuilder = useLocation({
    select: ({ pathname }) => findPage(pathname)?.page.feature === 'deckBuilder',
  });
  const singleKeys = useValue(singleKeysStore);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Keyboard`}
      closeLabel={t`Close`}
    >
      <Switch
        label={t`Single-key shortcuts`}
        hint={t`When off, only ${keys} and F6 work.`}
        checked={singleKeys}
        onChange={(event) => singleKeysStore.set(event.target.checked)}
      />
      {isBuilder && (
        <Suspense>
          <BuilderKeys />
        </Suspense>
      )}
      <dl className="keys">
        <div>
          <dt>
            <Kbd>{keys}</Kbd>
            <Kbd>/</Kbd>
          </dt>
          <dd>{t`Search cards, pages and actions`}</dd>
        </div>
        {KEYS.map((line) => (
          <KeyRow key={line.keys.join('')} {...line} />
        ))}
      </dl>
    </Dialog>
  );
}
