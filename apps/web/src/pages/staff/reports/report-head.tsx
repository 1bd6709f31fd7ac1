import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { placePath } from '@deckframe/domain/community/writing/place-path';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MemberLink } from '#features/community/actions/member-link.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { sayAge } from '#lib/say-age.ts';
import { Tag } from '#ui/tag.tsx';
import type { Report } from './report-api.ts';

/** Links to the reported content, possibly in another game. */
function PlaceLink({ report }: { report: Report }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const { place, contentType, contentId } = report;
  // Only the two traders can see notes of a trade.
  if (!place || contentType === 'trade-note') return null;
  const words = {
    comment: t`Show the comment`,
    'custom-series': t`Open the series`,
    deck: t`Open the deck`,
    profile: t`Open the profile`,
  }[contentType];
  const path = placePath({
    type: place.type,
    id: place.type === 'deck' ? encodeDeckId(place.id) : place.id,
    comment: contentType === 'comment' ? contentId : null,
  });
  return (
    <a className="report__open" href={`${gameBasePath(report.game ?? gameid)}${path}`}>
      {words}
    </a>
  );
}

/** The reported content, the reporter and the time. */
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
