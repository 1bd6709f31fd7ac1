import { countAllCards } from '@deckframe/domain/decks/deck/deck';
import type { ImportReport, ReadLine } from '@deckframe/domain/decks/deck-text/import-report';
import { Plural, useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { UnreadRow } from './unread-row.tsx';
import '../../decks/editor/transfer/import-dialog.css';

export type ImportReportViewProps = {
  report: ImportReport;
  /** The line, from 1, is to be read as this instead. */
  onMend: (line: number, text: string) => void;
};

/** What was not read, to be mended where it stands, and what was read, line by line. */
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
