import { encodeDeckId } from '@deckframe/domain/deck-id/deck-id';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MemberLink } from '#features/community/member-link.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { sayAge } from '#lib/say-age.ts';
import { Tag } from '#ui/tag.tsx';
import type { Report } from './report-api.ts';

/** What was reported, by whom and when. */
export function ReportHead({ report, kind }: { report: Report; kind: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const { gameid } = useGameConfig();
  const age = sayAge(i18n.locale, report.createdAt, now);
  const by = report.reporter ?? '–';
  const isHere = report.contentType === 'deck' && report.game !== null;
  return (
    <header className="report__head">
      <Tag>{kind}</Tag>
      <MemberLink member={report.reported} />
      <span className="report__by">
        <Trans>
          reported by {by}, <time dateTime={report.createdAt}>{age}</time>
        </Trans>
      </span>
      {isHere && (
        <a className="report__open" href={`/v3/${report.game ?? gameid}/deck/${shownId(report)}`}>
          <Trans>Open the deck</Trans>
        </a>
      )}
    </header>
  );
}

const shownId = ({ contentId }: Report): string => encodeDeckId(contentId);
