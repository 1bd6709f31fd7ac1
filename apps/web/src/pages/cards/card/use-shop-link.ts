import type { Card } from '@deckframe/domain/card';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';

/** Loaded on demand, because lists omit it. */
export function useShopLink(card: Card, isWanted: boolean): string | null {
  const { gameid: game } = useGameConfig();
  const { data } = useQuery(
    apiQuery(
      'GET /api/games/:game/cards/:cardno',
      { params: { game, cardno: card.cardno } },
      {
        enabled: isWanted && card.tcgplayer_id !== null && card.tcgplayerlink === null,
        retry: false,
      },
    ),
  );
  return toSafeLink(card.tcgplayerlink ?? data?.tcgplayerlink ?? null);
}

/** Allows https links only. */
function toSafeLink(link: string | null): string | null {
  return link !== null && link.startsWith('https://') ? link : null;
}
