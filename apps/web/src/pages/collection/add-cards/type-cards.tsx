import { readEntryLine, type LineFault } from '@deckframe/domain/collection/entries/entry-line';
import type { NumberBook } from '@deckframe/domain/collection/entries/number-book';
import { planChanges, type PlannedCard } from '@deckframe/domain/collection/entries/plan-changes';
import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CornerDownLeft, Keyboard, Undo2, CircleAlert } from 'lucide-react';
import { useState, useMemo, type KeyboardEvent } from 'react';
import { useCards } from '#catalogue/use-cards.ts';
import { useShelfChanges } from '#features/collection/sync/use-shelf-changes.ts';
import type { SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Panel } from '#ui/panel.tsx';
import type { AddCardsProps } from './add-cards-props.ts';
import { PlannedRow } from './planned-row.tsx';
import './type-cards.css';
import './entered-lines.css';
import './line-preview.css';

/** More would not be read before Enter. The button shows the total. */
const SHOWN_MAX = 60;

type LinePreviewProps = {
  plan: readonly PlannedCard[];
  faults: readonly LineFault[];
  facts: CardFacts;
  book: NumberBook;
  text: string;
  onFix: (text: string) => void;
};

function LinePreview({ plan, faults, facts, book, text, onFix }: LinePreviewProps) {
  const { t } = useLingui();
  const shown = plan.slice(0, SHOWN_MAX);
  const { cards = [] } = useCards(shown.map(({ cardno }) => cardno));
  const names = useMemo(
    () => new Map(facts.cardno.map((cardno, row) => [cardno, facts.name[row] ?? ''])),
    [facts],
  );
  const byNumber = new Map(cards.map((card) => [card.cardno, card]));
  const more = plan.length - shown.length;
  return (
    <Panel heading={t`This line changes`}>
      {plan.length === 0 && faults.length === 0 && (
        <p className="line-preview__hint">
          {t`Type a set's code and the numbers on your cards. What they change is shown here first.`}
        </p>
      )}
      <ul className="line-preview">
        {shown.map((planned) => (
          <PlannedRow
            key={planned.cardno}
            planned={planned}
            name={names.get(planned.cardno) ?? ''}
            card={byNumber.get(planned.cardno)}
          />
        ))}
        {more > 0 && <li className="line-preview__more">{t`and ${more} more`}</li>}
        {faults.map((fault) => (
          <li key={`${fault.kind} ${fault.text}`} className="line-fault">
            <CircleAlert size={18} aria-hidden="true" />
            <FaultWords fault={fault} book={book} text={text} onFix={onFix} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type FaultWordsProps = Pick<LinePreviewProps, 'book' | 'onFix' | 'text'> & { fault: LineFault };

function FaultWords({ fault, book, text, onFix }: FaultWordsProps) {
  const { t } = useLingui();
  const { kind, text: typed, set = '', near } = fault;
  const size = book.size(set);
  const words: Record<LineFault['kind'], string> = {
    noSet: t`${typed}: name a set first, such as gd01.`,
    unknownSet: t`No set is called ${typed}.`,
    unknownNumber: t`${typed} is not in ${set}, which has ${size} numbers.`,
    longRange: t`${typed} is no range of at most 500 numbers.`,
    longTag: t`${typed}: a tag has at most 10 characters.`,
    unread: t`${typed} was not understood.`,
  };
  return (
    <span>
      {words[kind]}
      {near.length > 0 && (
        <>
          {' '}
          {t`Did you mean`}{' '}
          {near.map((number) => {
            const whole = kind === 'unread' ? book.find(set, number)[0] : undefined;
            const by = whole ?? String(number);
            return (
              <button
                key={number}
                type="button"
                className="link-button"
                onClick={() => onFix(replaceWord(text, typed, by))}
              >
                {by}
              </button>
            );
          })}
        </>
      )}
    </span>
  );
}

function replaceWord(text: string, word: string, by: string): string {
  const pieces = text.split(/([\s,;]+)/);
  const isMeant = (piece: string) => piece === word || piece.replace(/^-?0*/, '') === word;
  return pieces.map((piece) => (isMeant(piece) ? by : piece)).join('');
}

type EnteredLine = {
  readonly id: number;
  readonly text: string;
  readonly added: number;
  readonly isUndone: boolean;
  readonly plan: readonly PlannedCard[];
};

type EnteredLinesProps = {
  lines: readonly EnteredLine[];
  set: string | undefined;
  onUndo: (line: EnteredLine) => void;
};

/** Lines entered since the page opened, each with undo. */
function EnteredLines({ lines, set, onUndo }: EnteredLinesProps) {
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

/** The syntax of a line. */
function LineKeys() {
  const { t } = useLingui();
  const keys: [string, string][] = [
    ['x3', t`copies`],
    ['17-20', t`range`],
    ['-15', t`take one away`],
    ['8=4', t`set to`],
    ['12+', t`other printing`],
    ['#lent', t`tag`],
    ['!t !w !i', t`trading, wanted, ignored`],
    ['↑', t`last line`],
  ];
  return (
    <ul className="line-keys" id="type-line-keys">
      {keys.map(([key, words]) => (
        <li key={key}>
          <Kbd>{key}</Kbd> {words}
        </li>
      ))}
    </ul>
  );
}

/** A line of card numbers with a preview of its effect. */
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
    setText(printUnread(line.faults, line.set));
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

/** Returns the words that were not understood, which stay in the field to be corrected. */
function printUnread(faults: readonly LineFault[], current: string | undefined): string {
  const words = faults.map(({ text, set }) =>
    set === undefined || set === current ? text : `${set.toLowerCase()} ${text}`,
  );
  return words.join(', ');
}

/** Returns changes that remove what the line added, whatever was changed later. */
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
