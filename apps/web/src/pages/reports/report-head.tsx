import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MemberLink } from '#features/community/actions/member-link.tsx';
import { sayAge } from '#lib/say-age.ts';
import { Tag } from '#ui/tag.tsx';
import { PlaceLink } from '../staff/reports/report-head.tsx';
import type { Report } from '../staff/reports/report-api.ts';

/** What was reported, by whom and when. */
export function ReportHead({ report, kind }: { report: Report; kind: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const age = sayAge(i18n.locale, report.createdAt, now);
  const by = report.reporter ?? '–';
  return (
    <header className="report__head">
      <Tag>{kind}</Tag>
      <MemberLink member={report.reported} />
      <span className="report__by">
        <Trans>
          reported by {by}, <time dateTime={report.createdAt}>{age}</time>
        </Trans>
      </span>
      <PlaceLink report={report} />
    </header>
  );
}
