import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sayAge } from '#lib/say-age.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Report } from '../staff/reports/report-api.ts';
import { ReportHead } from './report-head.tsx';
import { useReopen } from '../staff/reports/use-reopen.ts';
import { useTypeWords } from '../staff/reports/use-type-words.ts';

/** One decision: what it was about, who made it, and the way back. */
export function HandledItem({ report }: { report: Report }) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const [isBusy, setBusy] = useState(false);
  const words = useTypeWords(report.contentType);
  const reopen = useReopen();
  const { handledAt } = report;
  const by = report.handledBy ?? '–';
  const age = handledAt === null ? '' : sayAge(i18n.locale, handledAt, now);
  return (
    <Panel className="report">
      <ReportHead report={report} kind={words.kind} />
      <p className="report__reason">{report.reason}</p>
      <blockquote className="report__words">{report.snapshot}</blockquote>
      <p className="report__removal">
        {report.outcome === 'removed' ? words.done : t`Report dismissed.`}{' '}
        <Trans>
          {by}, <time dateTime={handledAt ?? undefined}>{age}</time>
        </Trans>
      </p>
      <div className="report__acts">
        <Button
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            void reopen(report.id).finally(() => setBusy(false));
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      </div>
    </Panel>
  );
}
