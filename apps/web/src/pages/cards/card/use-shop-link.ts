import type { Card } from '@deckframe/domain/card';
import { useQuery } from '@tanstack/react-query';
import { getData } from '#lib/api-client.ts';
import { useAppServices } from '#lib/app-services.ts';

/** Loaded on demand, because lists omit it. */
export function useShopLink(card: Card, isWanted: boolean): string | null {
  const { api, config } = useAppServices();
  const game = config.gameid;
  const { data } = useQuery({
    queryKey: ['card', game, card.cardno],
    queryFn: async ({ signal }) =>
      getData(
        await api.GET('/api/games/{game}/cards/{cardno}', {
          params: { path: { game, cardno: card.cardno } },
          signal,
        }),
      ),
    enabled: isWanted && card.tcgplayer_id !== null && card.tcgplayerlink === null,
    retry: false,
  });
  return toSafeLink(card.tcgplayerlink ?? data?.tcgplayerlink ?? null);
}

/** Allows https links only. */
function toSafeLink(link: string | null): string | null {
  return link !== null && link.startsWith('https://') ? link : null;
}
