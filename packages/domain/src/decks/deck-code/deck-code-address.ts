import { gameBasePath } from '../../site/pages/page-path.ts';
import { decodeDeckCode, type DecodedDeck, encodeDeckCode, type CodedDeck } from './deck-code.ts';

/** The part of an address behind which a code stands; it never reaches a server. */
const FRAGMENT = '#deck=';

/**
 * What a QR picture of a deck says: the address of the builder with the whole deck in it, so that
 * any camera opens it and the deck is there without a network.
 */
export function printDeckAddress(origin: string, coded: CodedDeck): string {
  const builder = `${origin}${gameBasePath(coded.gameid)}/deckbuilder`;
  return `${builder}${FRAGMENT}${encodeDeckCode(coded)}`;
}

/** A deck from such an address, from its fragment alone, or from a bare code. */
export function readDeckAddress(text: string): DecodedDeck {
  const place = text.indexOf(FRAGMENT);
  return decodeDeckCode(place < 0 ? text : text.slice(place + FRAGMENT.length));
}
