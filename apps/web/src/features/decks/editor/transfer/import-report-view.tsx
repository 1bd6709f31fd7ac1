import type {
  ImportReport,
  ReadLine,
  UnreadLine,
} from '@deckframe/domain/decks/deck-text/import-report';
import { countAllCards, createDeck } from '@deckframe/domain/decks/deck/deck';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { transferText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import './import-dialog.css';

const SIDE = /^\s*sb\s*:/i;

type UnreadRowProps = { line: UnreadLine; onMend: (text: string) => void };

/** An unparsed line with suggestions. */
function UnreadRow({ line, onMend }: UnreadRowProps) {
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

export type ImportReportViewProps = {
  report: ImportReport;
  /** Replaces this line (counted from 1) and parses again. */
  onMend: (line: number, text: string) => void;
};

/** Shows lines that could not be parsed, with corrections, and the parsed ones. */
export function ImportReportView({ report, onMend }: ImportReportViewProps) {
  const { t } = useLingui();
  const { zones } = useGameConfig();
  const { findCard } = useDeckRules(report.deck);
  const cards = countAllCards(report.deck);
  const sayRead = (line: ReadLine): string => {
    const name = findCard(line.cardno)?.name ?? line.cardno;
    const zone = zones.find(({ id }) => id === line.zone)?.name ?? '';
    const notes = { byName: t`by name`, otherPrinting: t`another printing` };
    const note = line.note === undefined ? '' : notes[line.note];
    return [`${line.quantity} × ${name}`, line.cardno, zone, note].filter(Boolean).join(' · ');
  };
  return (
    <div className="import-report">
      <p className="import-report__sum" role="status">
        <Plural value={cards} _0="No card read" one="# card read" other="# cards read" />
        {report.read.length > 0 && (
          <>
            {' '}
            <Plural value={report.read.length} one="from # line" other="from # lines" />
          </>
        )}
        {report.unread.length > 0 && (
          <>
            {'; '}
            <Plural value={report.unread.length} one="# line not read" other="# lines not read" />
          </>
        )}
        .
      </p>
      <ul className="import-lines">
        {report.unread.map((line) => (
          <UnreadRow
            key={`${line.line} ${line.text}`}
            line={line}
            onMend={(text) => onMend(line.line, text)}
          />
        ))}
        {report.read.map((line) => (
          <li key={line.line}>
            <span>{line.line}</span>
            <span className="import-lines__text" title={line.text}>
              {line.text}
            </span>
            <span>{sayRead(line)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
