import type { UnreadRow } from '@deckframe/domain/collection/entries/plan-import';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import '../collection/add-cards/unread-rows.css';

const SHOWN_MAX = 20;

export type UnreadRowsProps = {
  rows: readonly UnreadRow[];
  names: ReadonlyMap<string, string>;
  onChoose: (line: number, cardno: string) => void;
};

/** Lines that name several cards, or none. */
export function UnreadRows({ rows, names, onChoose }: UnreadRowsProps) {
  const { t } = useLingui();
  // What can be answered comes first.
  const sorted = rows.toSorted((one, other) => other.choices.length - one.choices.length);
  const more = rows.length - SHOWN_MAX;
  return (
    <ul className="unread">
      {sorted.slice(0, SHOWN_MAX).map(({ line, text, choices }) => (
        <li key={line}>
          <CircleAlert size={18} aria-hidden="true" />
          <span className="unread__words">
            <b>
              {choices.length > 0
                ? t`Line ${line} may mean several cards. Which one?`
                : t`Line ${line} names no card that we know. It is left out.`}
            </b>
            <small className="mono">{text}</small>
          </span>
          {choices.slice(0, 6).map((cardno) => (
            <Button
              key={cardno}
              size="sm"
              aria-label={`${cardno} ${names.get(cardno) ?? ''}`}
              onClick={() => onChoose(line, cardno)}
            >
              {cardno}
            </Button>
          ))}
        </li>
      ))}
      {more > 0 && <li>{plural(more, { one: 'and # more line', other: 'and # more lines' })}</li>}
    </ul>
  );
}
