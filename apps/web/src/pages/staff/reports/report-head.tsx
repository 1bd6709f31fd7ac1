import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import type { Report } from './report-api.ts';

/** Leads to what a report speaks of, in whichever game that lies. */
export function PlaceLink({ report }: { report: Report }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const { place, contentType, contentId } = report;
  // Only the two who trade see the notes of a trade.
  if (!place || contentType === 'trade-note') return null;
  const path = {
    card: () => fillPath(getPage('card').path, { cardno: place.id }),
    'custom-series': () => `${getPage('studio').path}?series=${place.id}`,
    deck: () => fillPath(getPage('deck').path, { deckId: encodeDeckId(place.id) }),
    profile: () => fillPath(getPage('profile').path, { userId: place.id }),
  }[place.type]();
  const words = {
    comment: t`Show the comment`,
    'custom-series': t`Open the series`,
    deck: t`Open the deck`,
    profile: t`Open the profile`,
  }[contentType];
  const mark = contentType === 'comment' ? `#comment-${contentId}` : '';
  return (
    <a className="report__open" href={`${gameBasePath(report.game ?? gameid)}${path}${mark}`}>
      {words}
    </a>
  );
}
