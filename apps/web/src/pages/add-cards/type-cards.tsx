import { readEntryLine } from '@deckframe/domain/collection/entries/entry-line';
import { planChanges } from '@deckframe/domain/collection/entries/plan-changes';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CornerDownLeft, Keyboard } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useShelfChanges } from '#features/collection/sync/use-shelf-changes.ts';
import type { SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { Button } from '#ui/button.tsx';
import type { AddCardsProps } from '../collection/add-cards/add-cards-props.ts';
import { EnteredLines, type EnteredLine } from './entered-lines.tsx';
import { LineKeys } from './line-keys.tsx';
import { LinePreview } from './line-preview.tsx';
import '../collection/add-cards/type-cards.css';

/** A line of numbers with what it would do below it, before anything is done. */
export function TypeCards({ shelf, facts, book }: AddCardsProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [set, setSet] = useState<string>();
  const [entered, setEntered] = useState<readonly EnteredLine[]>([]);
  useShelfChanges(shelf);
  const line = readEntryLine(text, book, set);
  const plan = planChanges(line.steps, shelf.get);
  const added = plan.reduce((sum, { before, after }) => sum + after.count - before.count, 0);
  const changes = plan.flatMap((card) => card.changes);

  const enter = () => {
    if (changes.length === 0) return;
    shelf.editAll(changes);
    const id = entered.length;
    setEntered([{ id, text, added, isUndone: false, plan }, ...entered]);
    setSet(line.set);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = entered[0];
    if (event.key === 'ArrowUp' && text === '' && last !== undefined) {
      event.preventDefault();
      setText(last.text);
    }
  };
  const label =
    added === 0
      ? plural(plan.length, { one: 'Change # card', other: 'Change # cards' })
      : added > 0
        ? plural(added, { one: 'Add # copy', other: 'Add # copies' })
        : plural(-added, { one: 'Take # copy away', other: 'Take # copies away' });
  return (
    <div className="type-cards">
      <div className="type-cards__main">
        <form
          className="type-line"
          onSubmit={(event) => {
            event.preventDefault();
            enter();
          }}
        >
          <Keyboard size={18} aria-hidden="true" />
          <input
            className="type-line__input"
            aria-label={t`Numbers of your cards`}
            aria-describedby="type-line-keys"
            placeholder="gd01 12 x3, 15, 17-20"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button
            type="submit"
            variant="primary"
            icon={<CornerDownLeft size={16} />}
            disabled={changes.length === 0}
          >
            {text === '' ? t`Add` : label}
          </Button>
        </form>
        <LineKeys />
        <LinePreview
          plan={plan}
          faults={line.faults}
          facts={facts}
          book={book}
          onFix={setText}
          text={text}
        />
      </div>
      <EnteredLines
        lines={entered}
        set={line.set}
        onUndo={(undone) => {
          shelf.editAll(listUndoing(undone, shelf));
          setEntered((before) =>
            before.map((one) => (one.id === undone.id ? { ...one, isUndone: true } : one)),
          );
        }}
      />
    </div>
  );
}

/** Takes away what the line added, whatever came after it. */
function listUndoing({ plan }: EnteredLine, shelf: SharedShelf) {
  return plan.flatMap(({ cardno, before, after }) => {
    const now = shelf.get(cardno);
    return [
      { cardno, from: now.count, to: now.count - (after.count - before.count) },
      {
        cardno,
        ...(after.trading !== before.trading && { trading: before.trading }),
        ...(after.wanted !== before.wanted && { wanted: before.wanted }),
        ...(after.ignored !== before.ignored && { ignored: before.ignored }),
        ...(after.tag !== before.tag && { tag: before.tag }),
      },
    ].filter((change) => Object.keys(change).length > 1);
  });
}
