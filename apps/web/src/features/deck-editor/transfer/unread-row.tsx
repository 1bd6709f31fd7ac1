import { createDeck } from '@deckframe/domain/decks/deck/deck';
import type { UnreadLine } from '@deckframe/domain/decks/deck-text/import-report';
import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { transferText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';

const SIDE = /^\s*sb\s*:/i;

export type UnreadRowProps = { line: UnreadLine; onMend: (text: string) => void };

/** A line that was not read: what is wrong, what may be meant, and the line itself to be changed. */
export function UnreadRow({ line, onMend }: UnreadRowProps) {
  const { t } = useLingui();
  const [text, setText] = useState(line.text);
  const offered = createDeck({
    decklist_content: line.near.map((cardno) => ({ cardno, quantity: 1 })),
  });
  const { findCard } = useDeckRules(offered);
  const said = useUnreadWords(line);
  const copies = Math.max(1, line.quantity);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMend(text);
  };
  return (
    <li data-bad="">
      <span>{line.line}</span>
      <form className="import-lines__mend" onSubmit={submit}>
        <input
          aria-label={t`Line ${line.line}`}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <Button size="sm" type="submit" disabled={text === line.text}>
          {t`Read again`}
        </Button>
      </form>
      <span>
        {said}
        {line.near.length > 0 && (
          <span className="import-lines__near" role="group" aria-label={t`Did you mean`}>
            {line.near.map((cardno) => (
              <Button
                key={cardno}
                size="sm"
                onClick={() => onMend(`${SIDE.test(line.text) ? 'SB: ' : ''}${copies} x ${cardno}`)}
              >
                {findCard(cardno)?.name ?? cardno} ({cardno})
              </Button>
            ))}
          </span>
        )}
      </span>
    </li>
  );
}

function useUnreadWords({ code, numbers, quantity }: UnreadLine): string {
  const { t } = useLingui();
  const list = numbers.join(', ');
  switch (code) {
    case 'unknownNumber':
      return numbers.map((id) => transferText('invalidCardNumber', { id })).join('. ');
    case 'unknownName':
      return t`No card has this name.`;
    case 'ambiguousName':
      return t`Several cards have this name.`;
    case 'notADeckCard':
      return t`${list} is never part of a deck.`;
    case 'quantity':
      return quantity === 0 ? t`Zero copies: nothing to add.` : t`Too many copies for one deck.`;
    case 'tooLong':
      return t`The line is too long.`;
  }
}
