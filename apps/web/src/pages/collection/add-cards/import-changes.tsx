import type {
  ImportKind,
  ImportPlan,
  UnreadRow,
} from '@deckframe/domain/collection/entries/plan-import';
import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Undo2, X, CircleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCards } from '#catalogue/use-cards.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlannedRow } from './planned-row.tsx';
import './import-changes.css';
import './unread-rows.css';

const SHOWN_MAX = 20;

type UnreadRowsProps = {
  rows: readonly UnreadRow[];
  names: ReadonlyMap<string, string>;
  onChoose: (line: number, cardno: string) => void;
};

/** Lines that match several cards or none. */
function UnreadRows({ rows, names, onChoose }: UnreadRowsProps) {
  const { t } = useLingui();
  // Lines with choices come first.
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

const KINDS = ['new', 'raised', 'lowered', 'zero', 'marked', 'same'] as const;
const PAGE = 50;
const LINES_SHOWN = 3;

export type ImportChangesProps = {
  plan: ImportPlan;
  facts: CardFacts;
  /** Cards that the member skips. */
  left: ReadonlySet<string>;
  onLeave: (cardno: string) => void;
  onChoose: (line: number, cardno: string) => void;
};

export function ImportChanges({ plan, facts, left, onLeave, onChoose }: ImportChangesProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<ImportKind | 'unread' | null>(null);
  const [limit, setLimit] = useState(PAGE);
  const words: Record<ImportKind, string> = {
    new: t`New`,
    raised: t`Raised`,
    lowered: t`Lowered`,
    zero: t`To zero`,
    marked: t`Marks only`,
    same: t`Same`,
  };
  const counts = Map.groupBy(plan.cards, (card) => card.kind);
  const listed = plan.cards.filter((card) =>
    kind === null ? card.kind !== 'same' : card.kind === kind,
  );
  const shown = kind === 'unread' ? [] : listed.slice(0, limit);
  const { cards = [] } = useCards(shown.map(({ cardno }) => cardno));
  const byNumber = new Map(cards.map((card) => [card.cardno, card]));
  const names = useMemo(
    () => new Map(facts.cardno.map((cardno, row) => [cardno, facts.name[row] ?? ''])),
    [facts],
  );
  const choose = (next: typeof kind) => {
    setKind(kind === next ? null : next);
    setLimit(PAGE);
  };
  return (
    <div className="import-changes">
      <div className="import-changes__kinds" role="group" aria-label={t`Kinds of changes`}>
        {KINDS.filter((one) => counts.has(one)).map((one) => (
          <ToggleChip key={one} pressed={kind === one} onClick={() => choose(one)}>
            {words[one]} <b>{counts.get(one)?.length}</b>
          </ToggleChip>
        ))}
        {plan.unread.length > 0 && (
          <ToggleChip pressed={kind === 'unread'} onClick={() => choose('unread')}>
            {t`Needs you`} <b>{plan.unread.length}</b>
          </ToggleChip>
        )}
      </div>
      {(kind === null || kind === 'unread') && (
        <UnreadRows rows={plan.unread} names={names} onChoose={onChoose} />
      )}
      <ul className="import-changes__list">
        {shown.map((card) => {
          const isLeft = left.has(card.cardno);
          const name = names.get(card.cardno) ?? '';
          const lines = sayLines(card.lines);
          return (
            <PlannedRow
              key={card.cardno}
              planned={card}
              name={name}
              card={byNumber.get(card.cardno)}
              source={<small className="import-changes__line">{t`line ${lines}`}</small>}
              action={
                <IconButton
                  label={isLeft ? t`Take ${name} in again` : t`Leave ${name} as it is`}
                  icon={isLeft ? <Undo2 size={15} /> : <X size={15} />}
                  aria-pressed={isLeft}
                  onClick={() => onLeave(card.cardno)}
                />
              }
            />
          );
        })}
      </ul>
      {kind !== 'unread' && listed.length > limit && (
        <Button size="sm" onClick={() => setLimit(limit + PAGE)}>
          {t`Show more`}
        </Button>
      )}
    </div>
  );
}

/** Shortens the list of line numbers of a card that occurs in hundreds of lines. */
function sayLines(lines: readonly number[]): string {
  const first = lines.slice(0, LINES_SHOWN).join(', ');
  return lines.length > LINES_SHOWN ? `${first} …` : first;
}
