import { msg } from '@lingui/core/macro';
import { findPage } from '@deckframe/domain/site/pages/page-path';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { singleKeysStore } from '#lib/single-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Switch } from '#ui/switch.tsx';
import { usePaletteKeys } from './palette-keys.ts';
import { KeyRow, type KeyLine } from '#ui/key-row.tsx';

/** Loaded on the builder only. */
const BuilderKeys = lazy(async () => ({
  default: (await import('#features/decks/editor/keys/builder-keys.tsx')).BuilderKeys,
}));

const KEYS: readonly KeyLine[] = [
  { keys: ['?'], what: msg`Show this list` },
  { keys: ['R'], what: msg`Skip to the cards found` },
  { keys: ['N'], what: msg`New deck` },
  { keys: ['G', 'H'], what: msg`Go home` },
  { keys: ['G', 'C'], what: msg`Go to cards` },
  { keys: ['G', 'B'], what: msg`Go to the deck builder` },
  { keys: ['G', 'D'], what: msg`Go to decks` },
  { keys: ['G', 'L'], what: msg`Go to the leaderboard` },
  { keys: ['G', 'P'], what: msg`Go to your profile` },
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
