import { useQuery } from '@tanstack/react-query';
import { CardFace } from '#catalogue/card-face.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { newestCardsQuery } from './api.ts';
import { chooseFan } from './choose-fan.ts';
import './card-fan.css';

/** Decoration: five new cards fanned out, the finest in front. Their names stand in the row below. */
export function CardFan() {
  const { api, config } = useAppServices();
  const { data = [] } = useQuery(newestCardsQuery(api, config.gameid));
  return (
    <div className="fan" aria-hidden="true">
      {chooseFan(data, config.archetypesRarity).map((card) => (
        <CardFace
          key={card.cardno}
          card={card}
          className="fan-card"
          sizes="(max-width: 768px) 136px, 232px"
          alt=""
          eager
        />
      ))}
    </div>
  );
}
