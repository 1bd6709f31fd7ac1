import { seriesOfCustomCard } from '@deckframe/domain/cards/catalogue/card-number';
import { toCatalogueCard, type CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';

type CustomCard = Answer<'POST /api/games/:game/custom-series/:seriesId/cards'>;

/** Loads fan-made cards with all of their series; hidden series are empty. */
export async function loadCustomCards(
  api: CallApi,
  gameid: string,
  numbers: readonly string[],
): Promise<CatalogueCard[]> {
  const series = new Set(numbers.flatMap((cardno) => seriesOfCustomCard(cardno) ?? []));
  const found = await Promise.all([...series].map((id) => loadSeries(api, gameid, id)));
  return found.flat();
}

async function loadSeries(api: CallApi, game: string, seriesId: string) {
  try {
    const { cards } = await api('GET /api/games/:game/custom-series/:seriesId/cards', {
      params: { game, seriesId },
    });
    return cards.map((card) => toDeckCard(game, card));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Converts a fan-made card to the form used in decks. */
export function toDeckCard(gameid: string, card: CustomCard): CatalogueCard {
  const { id, series_map: series } = card;
  const row = { ...card, cardno: id, originalid: id, series, image: null, mainalternate: true };
  const now = new Date();
  const at = now.getTime();
  return toCatalogueCard(gameid, row, { cachedAt: at, expiresAt: at }, now);
}
