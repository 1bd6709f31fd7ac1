import { parseDeckUrl, secondsToWait } from '@deckframe/domain/deck-text/deck-url';
import { useRef } from 'react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { deckTextText, refusalText } from '#lib/message-text.ts';
import { readDeck } from '../api/deck-requests.ts';

type Reading = { fault: string } | { read: () => Promise<string> };

/** When each deck was last asked for, in this tab. */
const attempts = new Map<string, number>();

/** The deck behind an address, looked up by game and id; the address itself is never opened. */
export function useDeckAddress(): (text: string) => Reading {
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const known = useRef(attempts);
  return (text) => {
    const address = parseDeckUrl(text);
    if (!address.ok) return { fault: deckTextText(address.fault, address.params) };
    const { game, id, key } = address;
    const now = Date.now();
    const seconds = secondsToWait(known.current.get(key), now);
    if (seconds > 0) return { fault: deckTextText('urlWait', { n: seconds }) };
    known.current.set(key, now);
    if (game !== gameid) return { fault: deckTextText('codeOtherGame', { game }) };
    return {
      read: async () => {
        const deck = await readDeck(api, { game, deckId: id });
        if (deck.decklistContent === '') throw new Error(refusalText('DECK_NOT_FOUND'));
        const parts = [
          deck.decklistContent,
          deck.resourcedeck,
          ...(deck.sidedeck === '' ? [] : [`Side deck\n${deck.sidedeck}`]),
          ...(deck.considering === '' ? [] : [`Considering\n${deck.considering}`]),
        ];
        return [`# ${deck.name}`, ...parts].filter((part) => part !== '').join('\n\n');
      },
    };
  };
}
