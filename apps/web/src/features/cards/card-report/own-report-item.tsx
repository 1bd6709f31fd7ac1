import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Answer } from '#lib/api-client.ts';
import { cosmeticName } from '#lib/message-text.ts';
import { sayAge } from '#lib/say-age.ts';
import { Tag } from '#ui/tag.tsx';
import { useCategoryWords } from './use-category-words.ts';
import './card-report.css';

export type OwnReport = Answer<'GET /api/me/card-reports'>['reports'][number];

/** An own report: its state, and the answer if there is one. */
export function OwnReportItem({ report, title }: { report: OwnReport; title?: ReactNode }) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const words = useCategoryWords();
  const { bannerReward: key } = report;
  const bannerWords = key === null ? null : cosmeticName({ kind: 'banner', key });
  return (
    <li className="own-report">
      <p className="own-report__head">
        {title}
        <span>{words[report.category]}</span>
        <Tag>{report.treated ? t`Resolved` : t({ message: 'Open', context: 'state' })}</Tag>
        <time className="own-report__age" dateTime={report.createdAt}>
          {sayAge(i18n.locale, report.createdAt, now)}
        </time>
      </p>
      <p className="own-report__words">{report.message}</p>
      {report.treatmentMessage !== null && (
        <p className="own-report__answer">{t`Answer: ${report.treatmentMessage}`}</p>
      )}
      {bannerWords !== null && (
        <p className="own-report__answer">{t`Reward: ${bannerWords} (banner), in your mailbox`}</p>
      )}
    </li>
  );
}
