import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { Trans } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { GameColor } from '#catalogue/game-color.tsx';
import { printValue } from '../../../cards/console/cards/model/cell-text.ts';

/** A cell is one line; the whole text is in the editor. */
const SHOWN_MAX = 120;

/** A value as the grid shows it. */
export function CellFace({ column, value, colorColumn }: CellFaceProps) {
  if (column === 'published' && typeof value === 'boolean') {
    return value ? (
      <span className="ge__state">
        <Eye size={13} aria-hidden="true" />
        <Trans>Public</Trans>
      </span>
    ) : (
      <span className="ge__state ge__state--hidden">
        <EyeOff size={13} aria-hidden="true" />
        <Trans>Hidden</Trans>
      </span>
    );
  }
  const text = printValue(value);
  if (column === colorColumn && text !== '') {
    return (
      <span className="ge__color">
        <GameColor value={text} size={12} />
        {text}
      </span>
    );
  }
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}

type CellFaceProps = { column: string; value: ColumnValue; colorColumn: string };
