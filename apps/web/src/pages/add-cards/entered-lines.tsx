import type { PlannedCard } from '@deckframe/domain/collection/entries/plan-changes';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import '../collection/add-cards/entered-lines.css';

export type EnteredLine = {
  readonly id: number;
  readonly text: string;
  readonly added: number;
  readonly isUndone: boolean;
  readonly plan: readonly PlannedCard[];
};

export type EnteredLinesProps = {
  lines: readonly EnteredLine[];
  set: string | undefined;
  onUndo: (line: EnteredLine) => void;
};

/** What was entered since the page opened; each line is undone by itself. */
export function EnteredLines({ lines, set, onUndo }: EnteredLinesProps) {
  const { t } = useLingui();
  const total = lines.reduce((sum, { added, isUndone }) => sum + (isUndone ? 0 : added), 0);
  const signed = (count: number) => (count > 0 ? `+${count}` : String(count));
  const sum = signed(total);
  return (
    <Panel heading={t`Entered so far`} aside={lines.length > 0 && t`${sum} copies`}>
      {lines.length === 0 && <p className="entered__hint">{t`Lines you enter are listed here.`}</p>}
      <ul className="entered">
        {lines.map((line) => (
          <li key={line.id} data-undone={line.isUndone || undefined}>
            <span className="mono">{line.text}</span>
            <b>{line.isUndone ? t`undone` : signed(line.added)}</b>
            <IconButton
              label={t`Undo ${line.text}`}
              icon={<Undo2 size={15} />}
              disabled={line.isUndone}
              onClick={() => onUndo(line)}
            />
          </li>
        ))}
      </ul>
      {set !== undefined && (
        <p className="entered__hint">{t`A bare number means ${set}. Type another code to change it.`}</p>
      )}
    </Panel>
  );
}
