import {
  listArchetypes,
  offerArchetypes,
  type Archetype,
  type ArchetypeFile,
} from '@deckframe/domain/deck/archetypes';
import type { Deck } from '@deckframe/domain/deck/deck';
import { gameBasePath } from '@deckframe/domain/page-path';
import { useQuery } from '@tanstack/react-query';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { listCardNumbers } from '@deckframe/domain/deck/deck';
import type { DeckCards } from './use-deck-rules.ts';

export interface OfferedArchetypes {
  readonly archetypes: readonly Archetype[];
  /** What went wrong with the game's own list; archetypes of the cards are offered all the same. */
  readonly fault: string | null;
}

/** The archetypes that a deck could be called by. */
export function useArchetypes(deck: Deck, { rules, findCard }: DeckCards): OfferedArchetypes {
  const config = useGameConfig();
  const { data, error } = useQuery({
    queryKey: ['archetypes', config.gameid],
    queryFn: ({ signal }) => fetchArchetypes(config.gameid, signal),
    staleTime: Infinity,
    retry: false,
  });
  const own = listCardNumbers(deck).flatMap((cardno) => findCard(cardno) ?? []);
  const all = listArchetypes(config, data ?? {}, own);
  return {
    archetypes: offerArchetypes(rules, deck, all),
    fault: error === null ? null : errorText(error),
  };
}

/** A game without such a file has no archetypes of its own. */
async function fetchArchetypes(gameid: string, signal: AbortSignal): Promise<ArchetypeFile> {
  const answer = await fetch(`${gameBasePath(gameid)}/config/archetypes.json`, { signal });
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as ArchetypeFile;
}
