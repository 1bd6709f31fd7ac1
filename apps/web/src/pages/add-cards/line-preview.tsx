import type { CardFacts } from '@deckframe/domain/collection/card-facts';
import type { LineFault } from '@deckframe/domain/collection/entries/entry-line';
import type { NumberBook } from '@deckframe/domain/collection/entries/number-book';
import type { PlannedCard } from '@deckframe/domain/collection/entries/plan-changes';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useCards } from '#catalogue/use-cards.ts';
import { Panel } from '#ui/panel.tsx';
import { PlannedRow } from '../collection/add-cards/planned-row.tsx';
import '../collection/add-cards/line-preview.css';

/** More would not be read before Enter; the button says how many there are. */
const SHOWN_MAX = 60;

export type LinePreviewProps = {
  plan: readonly PlannedCard[];
  faults: readonly LineFault[];
  facts: CardFacts;
  book: NumberBook;
  text: string;
  onFix: (text: string) => void;
};

export function LinePreview({ plan, faults, facts, book, text, onFix }: LinePreviewProps) {
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
