import type { CardReportCategory } from '@deckframe/domain/community/writing/card-report';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { components } from '#lib/openapi.gen.ts';
import { errorText } from '#lib/message-text.ts';
import { Notice } from '#ui/notice.tsx';
import { OwnReportItem } from '../cards/card-report/own-report-item.tsx';

export type KnownReportsProps = {
  query: UseQueryResult<components['schemas']['ReportsOfCard']>;
  category: CardReportCategory;
  /** The member is among the reporters of this category. */
  isOwn: boolean;
};

/** Who else says so, and what became of the member's own reports of this card. */
export function KnownReports({ query, category, isOwn }: KnownReportsProps) {
  const { t } = useLingui();
  if (query.isError) return <Notice tone="warn">{errorText(query.error)}</Notice>;
  const count = query.data?.open.find((open) => open.category === category)?.members ?? 0;
  const own = query.data?.own ?? [];
  return (
    <>
      {isOwn && (
        <Notice tone="info" title={t`You have reported this already.`}>
          {t`The answer comes to your mailbox.`}
        </Notice>
      )}
      {!isOwn && count > 0 && (
        <Notice
          tone="info"
          title={plural(count, {
            one: '# member reported this.',
            other: '# members reported this.',
          })}
        >
          {t`Yours is added to theirs; all of you get the answer.`}
        </Notice>
      )}
      {own.length > 0 && (
        <section aria-label={t`Your reports of this card`}>
          <h3 className="card-report__own">{t`Your reports of this card`}</h3>
          <ul className="own-reports">
            {own.map((report) => (
              <OwnReportItem key={report.id} report={report} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
