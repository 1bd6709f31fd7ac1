import { isGameId } from '@deckframe/domain/game-ids';
import { useQuery } from '@tanstack/react-query';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { useGamesQuery } from '#lib/games-query.ts';
import { readDeck } from '#decks/api/deck-requests.ts';
import {
  createDeckAddressReader,
  type AddressReading,
} from '../../decks/editor/transfer/deck-address-reader.ts';

/** When each deck was last asked for, in this tab. */
const attempts = new Map<string, number>();

const now = (): number => Date.now();

export function useDeckAddress(): (text: string) => AddressReading {
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { data: games } = useQuery(useGamesQuery());
  return createDeckAddressReader({
    isKnownGame: (id) => games?.some((game) => game.id === id) ?? isGameId(id),
    gameid,
    attempts,
    readDeck: (address) => readDeck(api, address),
    now,
  });
}
