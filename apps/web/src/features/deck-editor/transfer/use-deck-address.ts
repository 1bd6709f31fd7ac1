import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { readDeck } from '#decks/api/deck-requests.ts';
import { createDeckAddressReader, type AddressReading } from './deck-address-reader.ts';

/** When each deck was last asked for, in this tab. */
const attempts = new Map<string, number>();

const now = (): number => Date.now();

export function useDeckAddress(): (text: string) => AddressReading {
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  return createDeckAddressReader({
    gameid,
    attempts,
    readDeck: (address) => readDeck(api, address),
    now,
  });
}
