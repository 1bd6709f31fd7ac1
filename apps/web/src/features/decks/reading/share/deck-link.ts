import { gameBasePath } from '@deckframe/domain/site/pages/page-path';

/** The shared link leads to the deck's page. Importers of other sites know it. */
export function deckLinkOf(origin: string, gameid: string, deckId: string): string {
  return `${origin}${gameBasePath(gameid)}/decklists/${deckId}`;
}

export function deckPictureOf(gameid: string, deckId: string, hash: string): string {
  return `/media/${encodeURIComponent(gameid)}/decks/${deckId}/${hash}.webp`;
}
