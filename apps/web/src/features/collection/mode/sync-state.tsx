import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDot, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { collectionText } from '#lib/message-text.ts';
import { useValue } from '#lib/use-value.ts';
import type { CollectionShelf, ShelfPhase } from '../sync/collection-shelf.ts';
import './sync-state.css';

const ICONS = {
  loading: RefreshCw,
  saved: CircleCheck,
  unsent: CircleDot,
  sending: RefreshCw,
  waiting: CloudOff,
  failed: TriangleAlert,
} as const satisfies Record<ShelfPhase, unknown>;

/** State of unsaved changes. */
export function SyncState({ shelf }: { shelf: CollectionShelf }) {
  const { t } = useLingui();
  const { phase, changed } = useValue(shelf.state);
  const Icon = ICONS[phase];
  const changes = plural(changed, { one: '# change not saved', other: '# changes not saved' });
  const words: Record<ShelfPhase, [string, string]> = {
    loading: [t`Loading your collection`, ''],
    saved: [t`All changes saved`, ''],
    unsent: [changes, t`stored on this device`],
    sending: [changes, t`sending`],
    waiting: [changes, t`waiting for a connection, stored on this device`],
    failed: [collectionText('loadError'), ''],
  };
  const [title, detail] = words[phase];
  return (
    <p className="sync-state" data-phase={phase} role="status">
      <Icon size={16} aria-hidden="true" />
      <b>{title}</b>
      {detail !== '' && <span>{detail}</span>}
    </p>
  );
}
