import { fillPath, gameBasePath, getPage } from '../../site/pages/page-path.ts';

/** Number of favourite cards on a profile. */
export const FAVORITE_CARDS = 4;

export interface FavoriteCard {
  readonly game: string;
  readonly cardno: string;
}

const ADDRESS = /^\/v3\/([a-z]+)\/cards\/([^/?#]+)$/;

/** Prints the value of `favorite_card_url_1` to `_4`: the address of the card page. */
export function printFavoriteCard({ game, cardno }: FavoriteCard): string {
  return `${gameBasePath(game)}${fillPath(getPage('card').path, { cardno })}`;
}

/**
 * Example: `parseFavoriteCard('/v3/gundam/cards/ST01-001')`. Returns null if it is not a card
 * address.
 */
export function parseFavoriteCard(url: string | null): FavoriteCard | null {
  const [, game, cardno] = ADDRESS.exec(url ?? '') ?? [];
  if (game === undefined || cardno === undefined) return null;
  try {
    return { game, cardno: decodeURIComponent(cardno) };
  } catch {
    return null;
  }
}
