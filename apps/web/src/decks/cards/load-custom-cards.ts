import { seriesOfCustomCard } from '@deckframe/domain/cards/catalogue/card-number';
import { toCatalogueCard, type CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { ApiError } from '#lib/api-error.ts';
import type { components } from '#lib/openapi.gen.ts';
import { requestWithTimeout } from '#lib/request-with-timeout.ts';

type CustomCard = components['schemas']['CustomCard'];

/** Loads fan-made cards with all of their series; hidden series are empty. */
export async function loadCustomCards(
  gameid: string,
  numbers: readonly string[],
): Promise<CatalogueCard[]> {
  const series = new Set(numbers.flatMap((cardno) => seriesOfCustomCard(cardno) ?? []));
  const found = await Promise.all([...series].map((id) => loadSeries(gameid, id)));
  return found.flat();
}

async function loadSeries(gameid: string, id: string): Promise<CatalogueCard[]> {
  const url = new URL(`/api/games/${gameid}/custom-series/${id}/cards`, window.location.origin);
  const response = await requestWithTimeout(new Request(url));
  if (response.status === 404) return [];
  if (!response.ok) {
    throw new ApiError({
      code: 'UNKNOWN',
      status: response.status,
      detail: `HTTP ${response.status}`,
    });
  }
  const { cards } = (await response.json()) as components['schemas']['CustomCards'];
  return cards.map((card) => toDeckCard(gameid, card));
}

/** A fan-made card in the form in which decks know their cards. */
export function toDeckCard(gameid: string, card: CustomCard): CatalogueCard {
  const { id, series_map: series } = card;
  const row = { ...card, cardno: id, originalid: id, series, image: null, mainalternate: true };
  const now = new Date();
  const at = now.getTime();
  return toCatalogueCard(gameid, row, { cachedAt: at, expiresAt: at }, now);
}
