import type { BoxPull } from '@deckframe/domain/collection/entries/open-box';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';

export type BoxPullsProps = {
  pulls: readonly BoxPull[];
  nameOf: (cardno: string) => string;
  onUndo: (pull: BoxPull) => void;
  onFinish: () => void;
};

/** What came out so far, the newest first. */
export function BoxPulls({ pulls, nameOf, onUndo, onFinish }: BoxPullsProps) {
  const { t } = useLingui();
  const sum = plural(pulls.length, { one: '# card', other: '# cards' });
  return (
    <Panel heading={t`Out of the box`} aside={pulls.length > 0 && sum}>
      {pulls.length === 0 && (
        <p className="open-box__hint">{t`Cards you press are listed here.`}</p>
      )}
      <ol className="box-pulls">
        {pulls.map((pull) => {
          const name = nameOf(pull.cardno);
          return (
            <li key={pull.id}>
              <span>
                {name} <small className="mono">{pull.cardno}</small>
              </span>
              {pull.isNew && <Tag tone="ok">{t`new`}</Tag>}
              <IconButton
                label={t`Take back ${name}`}
                icon={<Undo2 size={15} />}
                onClick={() => onUndo(pull)}
              />
            </li>
          );
        })}
      </ol>
      {pulls.length > 0 && (
        <Button variant="primary" onClick={onFinish}>
          {t`Finish the box`}
        </Button>
      )}
    </Panel>
  );
}
