import { countAllCards } from '@deckframe/domain/deck/deck';
import type { ImportReport, UnreadLine } from '@deckframe/domain/deck-text/import-report';
import { useLingui } from '@lingui/react/macro';
import { transferText } from '#lib/message-text.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import './import-dialog.css';

/** What was read and what was not, line by line. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { t } = useLingui();
  const { zones } = useGameConfig();
  const { findCard } = useDeckRules(report.deck);
  const cards = countAllCards(report.deck);
  const sayUnread = ({ code, numbers }: UnreadLine): string => {
    const list = numbers.join(', ');
    switch (code) {
      case 'unknownNumber':
        return numbers.map((id) => transferText('invalidCardNumber', { id })).join('. ');
      case 'unknownName':
        return t`No card has this name.`;
      case 'ambiguousName':
        return t`Several cards have this name: ${list}`;
      case 'notADeckCard':
        return t`${list} is never part of a deck.`;
      case 'quantity':
        return t`How many is not clear.`;
      case 'tooLong':
        return t`The line is too long.`;
    }
  };
  const lines = [
    ...report.unread.map((line) => ({
      line: line.line,
      text: line.text,
      said: sayUnread(line),
      isBad: true,
    })),
    ...report.read.map((line) => {
      const name = findCard(line.cardno)?.name ?? line.cardno;
      const zone = zones.find(({ id }) => id === line.zone)?.name ?? '';
      const note =
        line.note === 'byName'
          ? t`by name`
          : line.note === 'otherPrinting'
            ? t`another printing`
            : '';
      return {
        line: line.line,
        text: line.text,
        said: [`${line.quantity} × ${name}`, line.cardno, zone, note].filter(Boolean).join(' · '),
        isBad: false,
      };
    }),
  ].sort((left, right) => Number(right.isBad) - Number(left.isBad) || left.line - right.line);
  return (
    <div className="import-report">
      <p className="import-report__sum" role="status">
        {t`${cards} cards read from ${report.read.length} lines; ${report.unread.length} lines not read.`}
      </p>
      <ul className="import-lines">
        {lines.map(({ line, text, said, isBad }) => (
          <li key={line} data-bad={isBad ? '' : undefined}>
            <span>{line}</span>
            <span className="import-lines__text" title={text}>
              {text}
            </span>
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
