import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { countCells, listConflicts } from './model/draft.ts';
import type { Sheet } from './model/sheet.ts';

/** The unsaved changes. Always visible, so that nothing moves. */
export function DraftBar({ sheet, onUndo, onRedo, onReview, onDiscard }: DraftBarProps) {
  const { t } = useLingui();
  const { draft, faults, past, future, stored } = useValue(sheet.state);
  const cells = useMemo(() => countCells(draft), [draft]);
  const conflicts = useMemo(
    () => (stored < 0 ? 0 : listConflicts(draft, sheet.storedValue).length),
    [draft, sheet, stored],
  );
  const wrong = useMemo(
    () => [...faults.values()].reduce((sum, card) => sum + card.size, 0),
    [faults],
  );
  return (
    <div className="draft-bar" data-dirty={cells > 0 ? '' : undefined}>
      <b className="draft-bar__count">{cells}</b>
      <div className="draft-bar__words">
        <b>
          {cells === 0 ? (
            <Trans>No changes</Trans>
          ) : (
            <>
              <Plural value={cells} one="# change" other="# changes" />{' '}
              <Plural value={draft.size} one="in # card" other="in # cards" />
            </>
          )}
        </b>
        <span>
          <Trans>stored on this device, no one sees them yet</Trans>
        </span>
      </div>
      {(wrong > 0 || conflicts > 0) && (
        <span className="draft-bar__wrong" role="status">
          <TriangleAlert size={14} aria-hidden="true" />
          {wrong > 0 && <Plural value={wrong} one="# cell is wrong" other="# cells are wrong" />}
          {conflicts > 0 && (
            <Plural value={conflicts} one="# changed by others" other="# changed by others" />
          )}
        </span>
      )}
      <div className="draft-bar__acts">
        <Button variant="ghost" disabled={cells === 0} onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
        <Button
          icon={<Undo2 size={16} aria-hidden="true" />}
          trailing={<Kbd>Ctrl Z</Kbd>}
          disabled={past.length === 0}
          onClick={onUndo}
        >
          <Trans>Undo</Trans>
        </Button>
        <IconButton
          label={t`Redo`}
          icon={<Redo2 size={16} />}
          variant="framed"
          disabled={future.length === 0}
          onClick={onRedo}
        />
        <Button
          variant="primary"
          trailing={<Kbd>Ctrl Enter</Kbd>}
          disabled={cells === 0}
          onClick={onReview}
        >
          <Trans>Review changes</Trans>
        </Button>
      </div>
    </div>
  );
}

type DraftBarProps = {
  sheet: Sheet;
  onUndo: () => void;
  onRedo: () => void;
  onReview: () => void;
  onDiscard: () => void;
};
