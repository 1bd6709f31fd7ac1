import { parseDeckUrl, secondsToWait } from '@deckframe/domain/decks/deck-text/deck-url';
import { transferText, refusalText } from '#lib/message-text.ts';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';
import type { DeckAddress } from '#decks/api/deck-requests.ts';

export type AddressReading = { fault: string } | { read: () => Promise<string> };

export interface AddressReaderDeps {
  readonly gameid: string;
  readonly isKnownGame: (game: string) => boolean;
  readonly readDeck: (address: DeckAddress) => Promise<DeckAnswer>;
  readonly attempts: Map<string, number>;
  readonly now: () => number;
}

/** Loads a deck by the id in its address. The address itself is never requested. */
export function createDeckAddressReader(deps: AddressReaderDeps): (text: string) => AddressReading {
  const { gameid, isKnownGame, readDeck, attempts, now } = deps;
  return (text) => {
    const address = parseDeckUrl(text, isKnownGame);
    if (!address.ok) return { fault: transferText(address.fault, address.params) };
    const { game, id, key } = address;
    const at = now();
    const seconds = secondsToWait(attempts.get(key), at);
    if (seconds > 0) return { fault: transferText('urlWait', { n: seconds }) };
    attempts.set(key, at);
    if (game !== gameid) return { fault: transferText('codeOtherGame', { game }) };
    return { read: async () => printDeck(await readDeck({ game, deckId: id })) };
  };
}

/** Prints a deck as text that the importer can parse. */
function printDeck(deck: DeckAnswer): string {
  if (deck.decklistContent === '') throw new Error(refusalText('DECK_NOT_FOUND'));
  const parts = [
    deck.decklistContent,
    deck.resourcedeck,
    ...(deck.sidedeck === '' ? [] : [`Side deck\n${deck.sidedeck}`]),
    ...(deck.considering === '' ? [] : [`Considering\n${deck.considering}`]),
  ];
  return [`# ${deck.name}`, ...parts].filter((part) => part !== '').join('\n\n');
}
