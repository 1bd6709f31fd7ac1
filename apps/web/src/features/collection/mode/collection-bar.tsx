import { useLingui } from '@lingui/react/macro';
import { Save, Undo2 } from 'lucide-react';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { SharedShelf } from '../sync/use-shelf.ts';
import { SharingMenu } from './sharing-choice.tsx';
import { SyncState } from './sync-state.tsx';
import './collection-bar.css';

export type CollectionBarProps = {
  shelf: SharedShelf;
  onUndo: () => void;
  onSave: () => void;
};

export function CollectionBar({ shelf, onUndo, onSave }: CollectionBarProps) {
  const { t } = useLingui();
  const { phase, changed, canUndo } = useValue(shelf.state);
  return (
    <div className="collection-bar" data-phase={phase}>
      <SyncState shelf={shelf} />
      <SharingMenu shelf={shelf} />
      <IconButton label={t`Undo`} icon={<Undo2 size={16} />} disabled={!canUndo} onClick={onUndo} />
      {phase === 'failed' ? (
        <Button size="sm" onClick={() => void shelf.start()}>
          {t`Try again`}
        </Button>
      ) : (
        <Button
          size="sm"
          variant={changed > 0 ? 'primary' : undefined}
          icon={<Save size={15} />}
          disabled={changed === 0}
          onClick={onSave}
        >
          {t`Save`}
        </Button>
      )}
    </div>
  );
}
