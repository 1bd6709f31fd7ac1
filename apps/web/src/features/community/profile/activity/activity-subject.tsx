import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { Link } from '@tanstack/react-router';
import { Layers, RectangleVertical } from 'lucide-react';
import { useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import type { ActivitySubject } from './activity-api.ts';
import './activity-subject.css';

/** Links to the card or deck, possibly of another game. */
export function SubjectLink({ subject: { type, game, id, name } }: { subject: ActivitySubject }) {
  const { gameid, features } = useGameConfig();
  const isDeck = type === 'deck';
  const shown = isDeck ? toStoredName(name) : name;
  const page = getPage(type);
  if (game !== gameid) {
    // Another game is a separate page load.
    const path = fillPath(page.path, isDeck ? { deckId: id } : { cardno: id });
    return (
      <a href={`${gameBasePath(game)}${path}`} className="act__name">
        {shown}
      </a>
    );
  }
  if (features[isDeck ? 'deckView' : 'cardPage'] !== 'live') {
    return <span className="act__name">{shown}</span>;
  }
  return isDeck ? (
    <Link to="/deck/$deckId" params={{ deckId: id }} className="act__name">
      {shown}
    </Link>
  ) : (
    <Link to="/cards/$cardno" params={{ cardno: id }} className="act__name">
      {shown}
    </Link>
  );
}

/** A small picture, or an icon if there is none. */
export function SubjectThumb({
  subject: { image, template, widths, type },
}: {
  subject: ActivitySubject;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  if (image === null || image === failed) {
    const Sign = type === 'deck' ? Layers : RectangleVertical;
    return (
      <span className="act__picture act__blank">
        <Sign size={20} />
      </span>
    );
  }
  return (
    <img
      {...cardImageSources(template, widths, image)}
      sizes="44px"
      alt=""
      loading="lazy"
      decoding="async"
      className="act__picture"
      data-type={type}
      onError={() => setFailed(image)}
    />
  );
}
