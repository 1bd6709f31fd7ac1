import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCategoryWords } from '#features/cards/card-report/use-category-words.ts';
import { sayAge } from '#lib/say-age.ts';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { CardAnswer } from './card-answer.tsx';
import type { CardReport } from '../staff/reports/card-report-api.ts';
import { ResolveForm } from './resolve-form.tsx';
import { useReporterWords } from './use-reporter-words.ts';

/** One error of a card: who says what, and its answer or the form for it. */
export function CardReportItem({ report }: { report: CardReport }) {
  const { t } = useLingui();
  const reporterWords = useReporterWords();
  // Reports of the system and of old data have nobody's row beside them.
  const first = { reporter: report.reporter, printing: report.printing, source: '' };
  const voices = report.voices.length > 0 ? report.voices : [{ ...first, message: report.message }];
  return (
    <Panel className="report">
      <CardReportHead report={report} />
      {voices.map(({ reporter, printing, message, source }) => {
        const by = reporterWords(reporter);
        return (
          <blockquote key={`${reporter.name} ${message}`} className="report__words">
            {message}
            <footer className="report__voice">
              {by} · {printing}
              {source !== '' && ` · ${t`source: ${source}`}`}
            </footer>
          </blockquote>
        );
      })}
      {report.treated ? <CardAnswer report={report} /> : <ResolveForm report={report} />}
    </Panel>
  );
}

function CardReportHead({ report }: { report: CardReport }) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const words = useCategoryWords();
  const by = useReporterWords()(report.reporter);
  const age = sayAge(i18n.locale, report.createdAt, now);
  const path = fillPath(getPage('card').path, { cardno: report.printing });
  const { members } = report;
  return (
    <header className="report__head">
      <Tag>{words[report.category]}</Tag>
      <strong>{report.name ?? report.cardId}</strong>
      <span className="report__by">
        <Trans>
          reported by {by}, <time dateTime={report.createdAt}>{age}</time>
        </Trans>
        {members > 1 && ` · ${plural(members, { one: '# member', other: '# members' })}`}
      </span>
      <a className="report__open" href={`${gameBasePath(report.game)}${path}`}>
        {t`Open the card`}
      </a>
    </header>
  );
}
