import { useQuery } from '@tanstack/react-query';
import { CardFace } from '#catalogue/card-face.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { newestCardsQuery } from './api.ts';
import { chooseFan } from './choose-fan.ts';
import './card-fan.css';

/** Decoration: five new cards. */
export function CardFan() {
  const config = useGameConfig();
  // On a phone the fan is below the text.
  const isNarrow = useMedia(NARROW_QUERY);
  const { data = [] } = useQuery(newestCardsQuery(config.gameid));
  return (
    <div className="fan" aria-hidden="true">
      {chooseFan(data, config.archetypesRarity).map((card) => (
        <CardFace
          key={card.cardno}
          card={card}
          className="fan-card"
          sizes="(max-width: 768px) 116px, 232px"
          alt=""
          eager={!isNarrow}
        />
      ))}
    </div>
  );
}
