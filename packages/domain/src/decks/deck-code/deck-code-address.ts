import { gameBasePath } from '../../site/pages/page-path.ts';
import { decodeDeckCode, type DecodedDeck, encodeDeckCode, type CodedDeck } from './deck-code.ts';

/** The fragment before a deck code. Browsers never send it to a server. */
const FRAGMENT = '#deck=';

/**
 * Prints the address of a deck's QR code: the builder with the whole deck in the fragment, which
 * works offline.
 */
export function printDeckAddress(origin: string, coded: CodedDeck): string {
  const builder = `${origin}${gameBasePath(coded.gameid)}/deckbuilder`;
  return `${builder}${FRAGMENT}${encodeDeckCode(coded)}`;
}

/** Reads a deck from such an address, its fragment, or a bare code. */
export function readDeckAddress(text: string): DecodedDeck {
  const place = text.indexOf(FRAGMENT);
  return decodeDeckCode(place < 0 ? text : text.slice(place + FRAGMENT.length));
}
