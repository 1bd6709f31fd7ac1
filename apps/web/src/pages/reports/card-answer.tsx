import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cosmeticName } from '#lib/message-text.ts';
import { sayAge } from '#lib/say-age.ts';
import { Button } from '#ui/button.tsx';
import type { CardReport } from '../staff/reports/card-report-api.ts';
import { useReopenCard } from './use-reopen-card.ts';

/** What was answered and by whom, with the way back. */
export function CardAnswer({ report }: { report: CardReport }) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const [isBusy, setBusy] = useState(false);
  const reopen = useReopenCard();
  const age = sayAge(i18n.locale, report.updatedAt, now);
  const by = report.resolvedBy ?? '–';
  const { bannerReward: key } = report;
  const reward = key === null ? null : cosmeticName({ kind: 'banner', key });
  return (
    <>
      <p className="report__reason">{report.treatmentMessage}</p>
      <p className="report__removal">
        {reward !== null && `${t`Reward: ${reward} (banner)`} · `}
        <Trans>
          {by}, <time dateTime={report.updatedAt}>{age}</time>
        </Trans>
      </p>
      <div className="report__acts">
        <Button
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            void reopen(report).finally(() => setBusy(false));
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      </div>
    </>
  );
}
